// The drawings of pieces and signs. A piece is drawn around its site, one unit being one field, under one light from
// the top left.
import { html } from "../dom.js";
import { FLEECE, signPath, WOLF } from "../art/signs.js";
import { PIPS } from "./dice.js";

/** @param {{colour: string, y: number, size: number}} props */
function Mark({ colour, y, size }) {
  if (colour === "ivory" || colour === "ebony") return null; // told apart by light, dark and their grooves
  return html`<path
    class="mark"
    d=${signPath(colour)}
    transform="translate(0 ${y}) scale(${size / 12}) translate(-12 -12)"
  />`;
}

/** @param {{colour: string, lift?: number, label?: string}} props */
function Stone({ colour, lift = 0, label = "" }) {
  const grooves = colour === "ebony" ? [0.29, 0.2, 0.11] : colour === "ivory" ? [0.27] : [0.3];
  return html`<g transform="translate(0 ${-lift})">
    <circle class="edge" cy="0.045" r="0.4" />
    <circle class="ink" r="0.4" />
    <circle class="lit" r="0.4" />
    ${grooves.map((r) => html`<circle class="groove" r=${r} /><circle class="glint" cx="0.008" cy="0.012" r=${r} />`)}
    ${
      label
        ? html`<text class="stone-figure" dy="0.36em">${label}</text>`
        : html`<${Mark} colour=${colour} y=${0} size=${0.17} />`
    }
  </g>`;
}

/** A stone on its edge, in a tray. */
function Slab() {
  return html`<g>
    <rect class="edge" x="-0.4" y="-0.09" width="0.8" height="0.235" rx="0.06" />
    <rect class="ink" x="-0.4" y="-0.12" width="0.8" height="0.235" rx="0.06" />
    <rect class="turned" x="-0.4" y="-0.12" width="0.8" height="0.235" rx="0.06" />
  </g>`;
}

/** A doubling cube with its number. @param {{label?: string}} props */
function Cube({ label = "" }) {
  return html`<g class="die-piece">
    <rect class="die-edge" x="-0.37" y="-0.31" width="0.74" height="0.74" rx="0.13" />
    <rect class="die-body" x="-0.37" y="-0.37" width="0.74" height="0.74" rx="0.13" />
    <rect class="die-top" x="-0.32" y="-0.33" width="0.64" height="0.64" rx="0.16" />
    <text class="cube-figure" y="-0.01" dy="0.36em">${label}</text>
  </g>`;
}

const PAWN =
  "M-0.3 0.2 C-0.3 0.1 -0.2 0.06 -0.16 -0.02 C-0.12 -0.1 -0.1 -0.2 -0.09 -0.27 H0.09 " +
  "C0.1 -0.2 0.12 -0.1 0.16 -0.02 C0.2 0.06 0.3 0.1 0.3 0.2 A0.3 0.13 0 0 1 -0.3 0.2 Z";

/** @param {{colour: string}} props */
function Pawn({ colour }) {
  return html`<g>
    <path class="edge" d=${PAWN} transform="translate(0 0.035)" />
    <path class="ink" d=${PAWN} />
    <path class="turned" d=${PAWN} />
    <ellipse class="collar" cy="-0.25" rx="0.14" ry="0.05" />
    <circle class="ink" cy="-0.4" r="0.18" />
    <circle class="ball" cy="-0.4" r="0.18" />
    <${Mark} colour=${colour} y=${0.13} size=${0.1} />
  </g>`;
}

/** A turned peg in its hole: a round head on a short neck. */
function Peg() {
  return html`<g>
    <path class="edge" d="M-0.11 -0.02 L-0.14 0.16 A0.14 0.06 0 0 0 0.14 0.16 L0.11 -0.02 Z" />
    <path class="ink" d="M-0.1 -0.06 L-0.13 0.14 A0.13 0.05 0 0 0 0.13 0.14 L0.1 -0.06 Z" />
    <path class="turned" d="M-0.1 -0.06 L-0.13 0.14 A0.13 0.05 0 0 0 0.13 0.14 L0.1 -0.06 Z" />
    <circle class="ink" cy="-0.17" r="0.29" />
    <circle class="ball" cy="-0.17" r="0.29" />
  </g>`;
}

/** A queen of draughts: one stone on another. @param {{colour: string, label?: string}} props */
function Crowned({ colour, label = "" }) {
  return html`<g><${Stone} colour=${colour} /><${Stone} colour=${colour} lift=${0.13} label=${label} /></g>`;
}

const HIGH = 5; // chips in a stack, as one counts them out
const HIGHEST = 7; // where they are many

/** Where one to four stacks stand beside each other, those behind first. @type {[number, number][][]} */
const STACKS = [
  [[0, 0.06]],
  [
    [-0.2, 0],
    [0.2, 0.08],
  ],
  [
    [-0.2, -0.06],
    [0.21, -0.04],
    [0, 0.12],
  ],
  [
    [0, -0.18],
    [-0.23, -0.03],
    [0.23, -0.01],
    [0, 0.13],
  ],
];

/**
 * Chips in stacks of five, seen a little from the side, and their number at the foot. Where they are more than twenty
 * the stacks are higher.
 * @param {{label?: string}} props
 */
function Chips({ label = "" }) {
  const count = Math.max(1, Number(label) || 1);
  const high = Math.max(HIGH, Math.min(HIGHEST, Math.ceil(count / STACKS.length)));
  const stacks = Math.min(STACKS.length, Math.ceil(count / high));
  const size = stacks > 1 ? 0.19 : 0.3;
  const rise = stacks > 1 ? 0.052 : 0.07;
  return html`<g>
    ${STACKS[stacks - 1]?.map(([x, y], at) => {
      const chips = Math.min(high, at < stacks - 1 ? high : count - high * (stacks - 1));
      return html`<g transform="translate(${x} ${y})"
        >${Array.from({ length: chips }, (_, on) => html`<${Chip} size=${size} y=${-rise * on} on=${on} />`)}</g
      >`;
    })}
    ${count > 1 && html`<${Plaque} label=${label} y=${0.27} />`}
  </g>`;
}

/** One chip, its rim in two inks. @param {{size: number, y: number, on: number}} props */
function Chip({ size, y, on }) {
  const [rx, ry] = [size, 0.6 * size];
  return html`<g transform="translate(${((on * 7) % 3) * 0.006} ${y})">
    <ellipse class="edge" cy=${0.2 * size} rx=${rx} ry=${ry} />
    <ellipse class="chip-rim" cy=${0.12 * size} rx=${rx} ry=${ry} pathLength="16" stroke-dashoffset=${on} />
    <ellipse class="ink" rx=${rx} ry=${ry} />
    <ellipse class="lit" rx=${rx} ry=${ry} />
    <ellipse class="chip-notches" rx=${0.82 * rx} ry=${0.82 * ry} pathLength="16" />
    <ellipse class="chip-heart" rx=${0.58 * rx} ry=${0.58 * ry} />
  </g>`;
}

/** A figure that is read from afar, on a small plate of its own. @param {{label: string, y: number}} props */
function Plaque({ label, y }) {
  const wide = 0.2 + 0.145 * label.length;
  return html`<g class="plaque" transform="translate(0 ${y})">
    <rect x=${-wide / 2} y="-0.145" width=${wide} height="0.29" rx="0.13" />
    <text class="chip-figure" dy="0.36em">${label}</text>
  </g>`;
}

/** A marker with a tick or a cross, or with a colour's sign. @param {{colour: string, label?: string}} props */
function Puck({ colour, label = "" }) {
  return html`<g>
    <ellipse class="edge" cy="0.05" rx="0.25" ry="0.24" />
    <circle class="ink" r="0.25" />
    <circle class="lit" r="0.25" />
    <circle class="groove" r="0.2" />
    ${
      label
        ? html`<text class="puck-figure" dy="0.36em">${label}</text>`
        : html`<${Mark} colour=${colour} y=${0} size=${0.13} />`
    }
  </g>`;
}

/** A slip of paper with a figure in pencil. @param {{label?: string}} props */
function Card({ label = "" }) {
  const wide = Math.max(0.46, 0.18 + 0.15 * label.length);
  return html`<g transform="rotate(-2)">
    <rect class="card-paper" x=${-wide / 2} y="-0.2" width=${wide} height="0.4" rx="0.04" />
    <text class="card-figure" dy="0.36em">${label}</text>
  </g>`;
}

/** Struck out in red chalk. */
function Cross() {
  // open in its middle, where the sign is that it strikes out
  const arms = "M-0.34 -0.3 L-0.15 -0.14 M0.16 0.14 L0.34 0.31 M0.35 -0.31 L0.16 -0.14 M-0.15 0.14 L-0.34 0.3";
  return html`<path class="chalk-edge" d=${arms} /><path class="chalk" d=${arms} />`;
}

const CUP = "M-0.22 -0.3 Q-0.24 -0.34 -0.2 -0.34 H0.2 Q0.24 -0.34 0.22 -0.3 L0.28 0.24 A0.28 0.09 0 0 1 -0.28 0.24 Z";

/** A dice cup of leather, upside down. */
function Cup() {
  return html`<g transform="scale(0.9)">
    <path class="cup" d=${CUP} />
    <path class="turned" d=${CUP} />
    <path class="cup-seam" d="M-0.235 -0.16 Q0 -0.1 0.235 -0.16 M-0.265 0.14 Q0 0.22 0.265 0.14" />
    <ellipse class="cup-lid" cy="-0.335" rx="0.2" ry="0.05" />
  </g>`;
}

/** A woolly head with two ears. */
function Sheep() {
  return html`<g>
    <path class="edge" d=${FLEECE.outline} transform="translate(0 0.04)" />
    <path class="ink" d=${FLEECE.outline} />
    <path class="lit" d=${FLEECE.outline} />
    <path class="face" d=${FLEECE.features} />
    <circle class="eye" cx="-0.07" cy="0.01" r="0.028" /><circle class="eye" cx="0.07" cy="0.01" r="0.028" />
  </g>`;
}

/** A pointed head with a long snout. */
function Wolf() {
  return html`<g>
    <path class="edge" d=${WOLF.outline} transform="translate(0 0.04)" />
    <path class="ink" d=${WOLF.outline} />
    <path class="lit" d=${WOLF.outline} />
    <path class="snout" d="M-0.11 0.1 Q0 0.02 0.11 0.1 Q0.09 0.34 0 0.36 Q-0.09 0.34 -0.11 0.1 Z" />
    <path class="nose" d="M-0.05 0.28 H0.05 L0 0.35 Z" />
    <path class="eye" d=${WOLF.features} />
  </g>`;
}

/**
 * An upright figure turned from one outline, with what stands out from it.
 * @param {string} outline
 * @param {string} [carved] lines cut into it
 * @param {[number, number, number][]} [balls] x, y, r
 */
const figure = (outline, carved = "", balls = []) =>
  function Figure() {
    return html`<g transform="translate(0 0.05) scale(1.16)">
      <path class="edge" d=${outline} transform="translate(0 0.035)" />
      ${balls.map(
        ([x, y, r]) =>
          html`<circle class="ink" cx=${x} cy=${y} r=${r} /><circle class="ball" cx=${x} cy=${y} r=${r} />`,
      )}
      <path class="ink" d=${outline} />
      <path class="turned" d=${outline} />
      ${
        carved &&
        html`<path class="groove" d=${carved} /><path class="glint" d=${carved} transform="translate(0.01 0.012)" />`
      }
    </g>`;
  };

/** The pawn of chess, smaller than the others that stand beside it. @param {{colour: string}} props */
function Footman({ colour }) {
  return html`<g transform="translate(0 0.13) scale(0.86)"><${Pawn} colour=${colour} /></g>`;
}

const Rook = figure(
  "M-0.28 0.32 V0.23 L-0.19 0.17 L-0.16 -0.14 L-0.24 -0.2 V-0.4 H-0.13 V-0.31 H-0.055 V-0.4 H0.055 V-0.31 " +
    "H0.13 V-0.4 H0.24 V-0.2 L0.16 -0.14 L0.19 0.17 L0.28 0.23 V0.32 Z",
  "M-0.16 -0.14 H0.16 M-0.19 0.17 H0.19",
);
const HORSE =
  "M-0.25 0.32 V0.24 Q-0.05 0.1 -0.02 -0.05 Q-0.12 0.02 -0.2 0.05 L-0.33 -0.01 Q-0.29 -0.17 -0.15 -0.29 " +
  "L-0.12 -0.45 L0 -0.36 Q0.27 -0.28 0.28 0.04 Q0.28 0.16 0.25 0.24 V0.32 Z";
const Knight = figure(HORSE, "M-0.25 0.24 H0.25 M-0.1 -0.2 L-0.07 -0.19 M0.07 -0.3 Q0.2 -0.2 0.18 0.04");
const Bishop = figure(
  "M-0.28 0.32 V0.24 Q-0.1 0.2 -0.11 0.1 Q-0.22 0 -0.21 -0.12 Q-0.19 -0.26 0 -0.42 Q0.19 -0.26 0.21 -0.12 " +
    "Q0.22 0 0.11 0.1 Q0.1 0.2 0.28 0.24 V0.32 Z",
  "M-0.11 0.1 H0.11 M0.02 -0.08 L0.13 -0.24",
  [[0, -0.44, 0.055]],
);
const Lady = figure(
  "M-0.28 0.32 V0.24 L-0.2 0.16 L-0.36 -0.24 L-0.17 -0.07 L-0.14 -0.38 L0 -0.11 L0.14 -0.38 L0.17 -0.07 " +
    "L0.36 -0.24 L0.2 0.16 L0.28 0.24 V0.32 Z",
  "M-0.2 0.16 H0.2 M-0.23 0.08 Q0 0.02 0.23 0.08",
  [
    [-0.36, -0.27, 0.055],
    [-0.14, -0.42, 0.055],
    [0.14, -0.42, 0.055],
    [0.36, -0.27, 0.055],
  ],
);
const King = figure(
  "M-0.28 0.32 V0.24 L-0.2 0.16 Q-0.38 -0.02 -0.3 -0.15 Q-0.2 -0.26 -0.04 -0.17 V-0.29 H-0.12 V-0.36 " +
    "H-0.04 V-0.46 H0.04 V-0.36 H0.12 V-0.29 H0.04 V-0.17 Q0.2 -0.26 0.3 -0.15 Q0.38 -0.02 0.2 0.16 " +
    "L0.28 0.24 V0.32 Z",
  "M-0.2 0.16 H0.2 M-0.22 0.08 Q0 0.02 0.22 0.08 M0 -0.14 V0.04",
);
const Maharajah = figure(
  "M-0.28 0.32 V0.24 L-0.2 0.16 Q-0.4 -0.04 -0.26 -0.2 Q-0.12 -0.34 0 -0.34 Q-0.05 -0.44 0.08 -0.5 " +
    "Q0.1 -0.4 0.04 -0.34 Q0.14 -0.33 0.26 -0.2 Q0.4 -0.04 0.2 0.16 L0.28 0.24 V0.32 Z",
  "M-0.2 0.16 H0.2 M-0.3 -0.1 Q0 0.16 0.3 -0.1 M-0.22 -0.22 Q0 -0.02 0.22 -0.22 M0 -0.08 V-0.02",
);

/**
 * A die that stands on the board, as one of a stack: die3 shows a three, die0 turns its face away.
 * @param {number} face
 */
const dieShowing = (face) =>
  function DiePiece() {
    return html`<g class="die-piece">
      <rect class="die-edge" x="-0.42" y="-0.37" width="0.84" height="0.84" rx="0.16" />
      <rect class="die-body" x="-0.42" y="-0.43" width="0.84" height="0.84" rx="0.16" />
      <rect class="die-top" x="-0.36" y="-0.38" width="0.72" height="0.72" rx="0.2" />
      ${PIPS[face]?.map(([x, y]) => html`<circle class="pip" cx=${0.21 * x} cy=${0.21 * y - 0.02} r="0.078" />`)}
      ${!face && html`<text class="die-piece-figure" dy="0.36em">?</text>`}
    </g>`;
  };

/** Round coasters of pulp board on each other. @param {{count: number, size: number, rise: number}} props */
function CoasterStack({ count, size, rise }) {
  const [rx, ry] = [size, 0.5 * size];
  return html`<g>
    ${Array.from(
      { length: count },
      (_, at) =>
        html`<g transform="translate(${((at * 7) % 5) * 0.01 - 0.02} ${-rise * at})">
          <ellipse class="coaster-edge" cy=${0.7 * rise} rx=${rx} ry=${ry} />
          <ellipse class="coaster" rx=${rx} ry=${ry} />
        </g>`,
    )}
    <ellipse class="coaster-ring" cy=${-rise * (count - 1)} rx=${0.72 * rx} ry=${0.72 * ry} />
  </g>`;
}

/** All coasters in one tower, and their number at its foot. @param {{label?: string}} props */
function Tower({ label = "" }) {
  const count = Math.min(40, Number(label) || 0);
  return html`<g>
    ${
      count
        ? html`<${CoasterStack} count=${count} size=${0.62} rise=${count > 30 ? 0.058 : 0.072} />`
        : html`<ellipse class="coaster-place" rx="0.62" ry="0.31" />`
    }
    <${Plaque} label=${label} y=${0.34} />
  </g>`;
}

const FEW = 8; // coasters that somebody stacks before beginning the next stack

/** Somebody's coasters. @param {{label?: string}} props */
function Coasters({ label = "" }) {
  const count = Number(label) || 0;
  const high = Math.max(FEW, Math.min(10, Math.ceil(count / STACKS.length)));
  const stacks = Math.max(1, Math.min(STACKS.length, Math.ceil(count / high)));
  const [size, rise] = stacks > 1 ? [0.18, 0.04] : [0.32, 0.055];
  return html`<g>
    ${count === 0 && html`<ellipse class="coaster-place" cy="0.06" rx="0.36" ry="0.18" />`}
    ${
      count > 0 &&
      STACKS[stacks - 1]?.map(
        ([x, y], at) =>
          html`<g transform="translate(${x} ${y})"
            ><${CoasterStack}
              count=${Math.min(high, at < stacks - 1 ? high : count - high * (stacks - 1))}
              size=${size}
              rise=${rise}
          /></g>`,
      )
    }
    <${Plaque} label=${label} y=${0.37} />
  </g>`;
}

/** Matches side by side with their number below them. @param {{label?: string}} props */
function Matches({ label = "" }) {
  const count = Math.min(14, Number(label) || 0);
  const [across, down] = [(/** @type {number} */ at) => (at - (count - 1) / 2) * 0.09, -0.14];
  return html`<g>
    ${Array.from(
      { length: count },
      (_, at) =>
        html`<g transform="translate(${across(at)} ${down}) rotate(${((at * 5) % 7) - 3})">
          <rect class="match-shade" x="-0.01" y="-0.37" width="0.06" height="0.72" rx="0.02" />
          <rect class="match" x="-0.028" y="-0.37" width="0.056" height="0.7" rx="0.012" />
          <ellipse class="match-head" cy="-0.37" rx="0.045" ry="0.065" />
        </g>`,
    )}
    <${Plaque} label=${label} y=${0.37} />
  </g>`;
}

/** A match box, half open, with the number of its matches. @param {{label?: string}} props */
function MatchBox({ label = "" }) {
  return html`<g transform="translate(0.02 -0.02) scale(1.25)">
    <rect class="matchbox-tray" x="-0.52" y="-0.26" width="1.1" height="0.58" rx="0.03" />
    <rect class="matchbox-strip" x="-0.6" y="0.2" width="0.9" height="0.14" rx="0.02" />
    <rect class="matchbox" x="-0.6" y="-0.3" width="0.9" height="0.58" rx="0.04" />
    <ellipse class="matchbox-print" cx="-0.15" cy="-0.01" rx="0.32" ry="0.2" />
    <text class="matchbox-figure" x="-0.15" dy="0.33em">${label}</text>
  </g>`;
}

/** A horse's head of a colour, with its sign on the neck. @param {{colour: string}} props */
function Horse({ colour }) {
  return html`<g transform="scale(0.86) translate(0 -0.04)">
    <path class="edge" d=${HORSE} transform="translate(0 0.035)" />
    <path class="ink" d=${HORSE} />
    <path class="turned" d=${HORSE} />
    <path class="groove" d="M0.07 -0.3 Q0.2 -0.2 0.2 0.04" />
    <circle class="mark" cx="-0.09" cy="-0.21" r="0.03" />
    <${Mark} colour=${colour} y=${0.12} size=${0.12} />
  </g>`;
}

/** Somebody waits: no piece, but held like one. */
function Hourglass() {
  const side = "C-0.19 -0.2 -0.02 -0.16 -0.02 -0.05S-0.19 0.1 -0.19 0.36";
  return html`<g class="hourglass"
    ><path d="M-0.27 -0.46H0.27M-0.27 0.36H0.27" /><path d="M-0.19 -0.46${side}" /><path
      d="M-0.19 -0.46${side}"
      transform="scale(-1 1)" /><path class="sand" d="M-0.14 0.34Q-0.09 0.14 0 0.12T0.14 0.34ZM-0.1 -0.27H0.1L0 -0.1Z"
  /></g>`;
}

const DRAWINGS = /** @type {Record<string, any>} */ ({
  stone: Stone,
  chips: Chips,
  puck: Puck,
  card: Card,
  cross: Cross,
  cup: Cup,
  man: Stone,
  queen: Crowned,
  pawn: Pawn,
  sheep: Sheep,
  wolf: Wolf,
  horse: Horse,
  footman: Footman,
  rook: Rook,
  knight: Knight,
  bishop: Bishop,
  lady: Lady,
  king: King,
  maharajah: Maharajah,
  peg: Peg,
  slab: Slab,
  cube: Cube,
  coasters: Coasters,
  tower: Tower,
  matches: Matches,
  matchbox: MatchBox,
  hourglass: Hourglass,
});
for (const face of [0, 1, 2, 3, 4, 5, 6]) DRAWINGS[`die${face}`] = dieShowing(face);
const SHADOWS = /** @type {Record<string, {cx: number, cy: number, rx: number, ry: number}>} */ ({
  pawn: { cx: 0.1, cy: 0.25, rx: 0.4, ry: 0.17 },
});
const UPRIGHT = { cx: 0.08, cy: 0.36, rx: 0.38, ry: 0.14 };
for (const kind of ["horse", "footman", "rook", "knight", "bishop", "lady", "king", "maharajah"])
  SHADOWS[kind] = UPRIGHT;
SHADOWS.peg = { cx: 0.08, cy: 0.16, rx: 0.32, ry: 0.16 };
for (const kind of ["coasters", "tower", "matches", "matchbox"])
  SHADOWS[kind] = { cx: 0.05, cy: 0.08, rx: 0.46, ry: 0.2 };
for (const kind of ["puck", "cup"]) SHADOWS[kind] = { cx: 0.05, cy: 0.08, rx: 0.33, ry: 0.3 };
for (const kind of ["cross", "hourglass"]) SHADOWS[kind] = { cx: 0, cy: 0, rx: 0, ry: 0 };
SHADOWS.card = { cx: 0.03, cy: 0.06, rx: 0.36, ry: 0.24 };
SHADOWS.chips = { cx: 0.06, cy: 0.12, rx: 0.5, ry: 0.34 };
SHADOWS.slab = { cx: 0.03, cy: 0.06, rx: 0.46, ry: 0.16 };
const FLAT = { cx: 0.05, cy: 0.09, rx: 0.46, ry: 0.46 };

/** A piece around the origin. @param {{kind: string, colour: string, label?: string}} props */
export function PieceDrawing({ kind, colour, label = "" }) {
  const Drawing = DRAWINGS[kind] ?? Stone;
  const shadow = SHADOWS[kind] ?? FLAT;
  return html`<g class="drawing c-${colour}">
    ${label !== "0" && html`<ellipse class="shadow" ...${shadow} />`}
    <g class="lifted"><${Drawing} colour=${colour} label=${label} /></g>
  </g>`;
}

/** A piece as a small picture of its own, for what a seat holds. @param {{kind: string, colour: string}} props */
export function PieceIcon({ kind, colour }) {
  return html`<svg class="piece-icon" viewBox="-0.5 -0.62 1 1.1" aria-hidden="true">
    <${PieceDrawing} kind=${kind} colour=${colour} />
  </svg>`;
}

/** The light that all drawings share: it stands once in the page. */
export function Light() {
  return html`<svg class="light" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="light-flat" cx="0.32" cy="0.26" r="0.85">
        <stop offset="0" stop-color="#fff" stop-opacity="0.5" />
        <stop offset="0.45" stop-color="#fff" stop-opacity="0.06" />
        <stop offset="1" stop-color="#000" stop-opacity="0.22" />
      </radialGradient>
      <radialGradient id="light-ball" cx="0.34" cy="0.28" r="0.8">
        <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
        <stop offset="0.3" stop-color="#fff" stop-opacity="0.15" />
        <stop offset="1" stop-color="#000" stop-opacity="0.35" />
      </radialGradient>
      <linearGradient id="light-turned" x1="0" x2="1">
        <stop offset="0" stop-color="#000" stop-opacity="0.12" />
        <stop offset="0.3" stop-color="#fff" stop-opacity="0.4" />
        <stop offset="0.55" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.34" />
      </linearGradient>
      <radialGradient id="light-shadow">
        <stop offset="0.45" stop-color="#1c0f04" stop-opacity="0.42" />
        <stop offset="1" stop-color="#1c0f04" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="light-well" cx="0.6" cy="0.66" r="0.75">
        <stop offset="0" stop-color="#fff" stop-opacity="0.22" />
        <stop offset="0.6" stop-color="#2a1606" stop-opacity="0.1" />
        <stop offset="1" stop-color="#2a1606" stop-opacity="0.5" />
      </radialGradient>
      <linearGradient id="light-plate" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.26" />
        <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#2a1606" stop-opacity="0.16" />
      </linearGradient>
      <filter id="light-wood" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="0.16 5.5" numOctaves="4" seed="7" />
        <feColorMatrix values="0 0 0 0 0.32  0 0 0 0 0.18  0 0 0 0 0.06  0 0 0 1.5 -0.62" />
      </filter>
      <filter id="light-cloth" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="9 11" numOctaves="2" seed="3" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 0.55 -0.2" />
      </filter>
    </defs>
  </svg>`;
}
