/** Every colour has a sign of its own, so that nobody needs to see the colour. */
import { html } from "../dom.js";
/** @import { SeatView } from "../wire.js" */

/**
 * Outlines in a 24 by 24 field, centred on 12, 12.
 * @type {Record<string, string>}
 */
const SIGNS = {
  circle: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
  triangle: "M12 3.5L21 19.5H3z",
  square: "M4.8 4.8h14.4v14.4H4.8z",
  diamond: "M12 2.5L20 12L12 21.5L4 12z",
  star: "M12 2.5l2.8 6.3 6.8.7-5.1 4.6 1.5 6.8-6-3.5-6 3.5 1.5-6.8L2.4 9.5l6.8-.7z",
  cross: "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z",
  hexagon: "M7.3 3.9h9.4L21.4 12l-4.7 8.1H7.3L2.6 12z",
  drop: "M12 2.5c3.6 4.8 6.2 8 6.2 11.7a6.2 6.2 0 0 1-12.4 0C5.8 10.5 8.4 7.3 12 2.5z",
  heart: "M12 20.5C5.5 15.6 3 12.7 3 9.1a4.7 4.7 0 0 1 9-1.9a4.7 4.7 0 0 1 9 1.9c0 3.6-2.5 6.5-9 11.4z",
  moon: "M15.5 3.2a9 9 0 1 0 5.3 12.9A7.4 7.4 0 0 1 15.5 3.2z",
  // a groove in a disc, not a hole: what shows through a hole is dark in a dark room
  ring: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
};

/**
 * Heads, drawn around 0, 0 and less than 1 wide: their pieces have them too.
 * @typedef {{box: string, outline: string, features: string}} Head
 */
/** @type {Head} */
export const FLEECE = {
  box: "-0.39 -0.4 0.78 0.78",
  outline:
    "M-0.3 0.16 A0.13 0.13 0 0 1 -0.33 -0.08 A0.15 0.15 0 0 1 -0.13 -0.26 A0.15 0.15 0 0 1 0.13 -0.26 " +
    "A0.15 0.15 0 0 1 0.33 -0.08 A0.13 0.13 0 0 1 0.3 0.16 A0.15 0.15 0 0 1 0.11 0.28 " +
    "A0.15 0.15 0 0 1 -0.11 0.28 A0.15 0.15 0 0 1 -0.3 0.16 Z",
  features:
    "M-0.15 -0.06 L-0.33 0.02 L-0.17 0.06 Z M0.15 -0.06 L0.17 0.06 L0.33 0.02 Z " +
    "M-0.16 -0.08 Q0 -0.17 0.16 -0.08 Q0.17 0.08 0.1 0.19 Q0 0.28 -0.1 0.19 Q-0.17 0.08 -0.16 -0.08 Z",
};
/** @type {Head} */
export const WOLF = {
  box: "-0.45 -0.46 0.9 0.9",
  outline:
    "M-0.34 -0.42 L-0.1 -0.24 Q0 -0.27 0.1 -0.24 L0.34 -0.42 Q0.37 -0.16 0.31 -0.02 L0.38 0.06 L0.25 0.13 " +
    "L0.27 0.21 L0.12 0.24 Q0.08 0.4 0 0.4 Q-0.08 0.4 -0.12 0.24 L-0.27 0.21 L-0.25 0.13 L-0.38 0.06 " +
    "L-0.31 -0.02 Q-0.37 -0.16 -0.34 -0.42 Z",
  features: "M-0.2 -0.06 L-0.07 0.01 L-0.17 0.03 Z M0.2 -0.06 L0.07 0.01 L0.17 0.03 Z",
};

/** The signs of sides that are not alike. @type {Record<string, Head>} */
const HEADS = { sheep: FLEECE, wolf: WOLF };

/**
 * The sign of each colour token.
 * @type {Record<string, string>}
 */
export const SIGN_OF = {
  yellow: "circle",
  green: "triangle",
  red: "square",
  black: "diamond",
  blue: "star",
  white: "cross",
  orange: "hexagon",
  purple: "drop",
  pink: "heart",
  lightblue: "moon",
  ivory: "ring",
  ebony: "circle",
};

/**
 * The outline of a colour's sign, as SVG path data in a 24 by 24 field.
 * @param {string} colour
 */
export const signPath = (colour) => SIGNS[SIGN_OF[colour] ?? "circle"] ?? "";

/**
 * The sign of a seat: of what it plays, or of its colour.
 * @param {{ seat: SeatView | undefined, colour?: string, size?: number }} props colour: of those it has, else its first
 */
export function SeatSign({ seat, colour = seat?.colours[0] ?? "", size = 20 }) {
  const head = HEADS[seat?.role?.sign ?? ""];
  if (!head) return html`<${Sign} colour=${colour} size=${size} />`;
  return html`<svg class="sign" viewBox=${head.box} width=${size} height=${size} aria-hidden="true">
    <path
      d=${head.outline}
      fill=${`var(--seat-${colour})`}
      stroke=${`var(--seat-${colour}-rim)`}
      stroke-width="0.06"
      stroke-linejoin="round"
    />
    <path d=${head.features} fill=${`var(--on-${colour})`} />
  </svg>`;
}

/**
 * A colour's sign, in its colour.
 * @param {{ colour: string, size?: number }} props
 */
export function Sign({ colour, size = 20 }) {
  return html`<svg class="sign" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false">
    <path
      d=${signPath(colour)}
      fill=${`var(--seat-${colour}, currentColor)`}
      stroke=${`var(--seat-${colour}-rim, currentColor)`}
      stroke-width="1.6"
      stroke-linejoin="round"
    />
  </svg>`;
}
