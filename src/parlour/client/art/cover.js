/** The printed lid of a box: tiles in flat inks, laid out by the box's name alone. */
import { html, useMemo } from "../dom.js";
import { seeded } from "./seeded.js";

/** Inks of a lid: its ground, the paper of the title, and three to print with. */
const INKS = /** @type {const} */ ([
  { ground: "#b8402f", deep: "#8c2c20", inks: ["#f3d9a0", "#2f4858", "#e39a3b"] },
  { ground: "#2f5d62", deep: "#20454a", inks: ["#f1dfb4", "#e0913a", "#a9c5a0"] },
  { ground: "#d99a2b", deep: "#a9731a", inks: ["#fbeecb", "#8c2f24", "#2d4a57"] },
  { ground: "#37507a", deep: "#26395a", inks: ["#f4e4bd", "#d9713f", "#8fb3cf"] },
  { ground: "#5c7f4f", deep: "#436039", inks: ["#f6ebc4", "#c4453a", "#2e4433"] },
]);

const ACROSS = 5;
const DOWN = 4;

/**
 * One tile, in a field of 20 by 20.
 * @type {((a: string, b: string, turn: number) => import("../vendor/preact/preact.js").VNode<any>)[]}
 */
const TILES = [
  (a, b) => html`<circle cx="10" cy="10" r="8" fill=${a} /><circle cx="10" cy="10" r="3.4" fill=${b} />`,
  (a, b, turn) =>
    html`<g transform="rotate(${turn} 10 10)"
      ><path d="M0 0h20a20 20 0 0 1-20 20z" fill=${a} /><path d="M0 0h9a9 9 0 0 1-9 9z" fill=${b}
    /></g>`,
  (a, _b, turn) =>
    html`<g transform="rotate(${turn} 10 10)"
      ><path d="M0 10a10 10 0 0 1 20 0z" fill=${a} /><path d="M0 20a10 10 0 0 1 20 0z" fill=${a}
    /></g>`,
  (a, b) =>
    html`<path d="M0 0h10v10H0zM10 10h10v10H10z" fill=${a} /><circle cx="15" cy="5" r="2.6" fill=${b} /><circle
        cx="5"
        cy="15"
        r="2.6"
        fill=${b}
      />`,
  (a, b) =>
    html`<rect x="2" y="2" width="16" height="16" rx="4" fill=${a} /><g fill=${b}
        ><circle cx="6" cy="6" r="1.8" /><circle cx="14" cy="6" r="1.8" /><circle cx="10" cy="10" r="1.8" /><circle
          cx="6"
          cy="14"
          r="1.8" /><circle cx="14" cy="14" r="1.8"
      /></g>`,
  (a) =>
    html`<circle cx="10" cy="5.5" r="3.8" fill=${a} /><path
        d="M10 8.5c-2.2 0-3 1.3-3 2.6 0 2.5-1.4 4.3-3.8 6.1V19h13.6v-1.8c-2.4-1.8-3.8-3.6-3.8-6.1 0-1.3-.8-2.6-3-2.6z"
        fill=${a}
      />`,
  (a, b) => html`<path d="M10 1l9 9-9 9-9-9z" fill=${a} /><path d="M10 6l4 4-4 4-4-4z" fill=${b} />`,
  (a, b, turn) =>
    html`<g transform="rotate(${turn} 10 10)"
      ><path d="M0 20L20 0v20z" fill=${a} /><path d="M11 20l9-9v9z" fill=${b}
    /></g>`,
  (a) =>
    html`<path
      d="M10 1l2.3 5.2 5.6.6-4.2 3.8 1.2 5.6-4.9-2.9-4.9 2.9 1.2-5.6L2.1 6.8l5.6-.6z"
      transform="translate(0 1)"
      fill=${a}
    />`,
  (a, _b, turn) =>
    html`<g transform="rotate(${turn % 180} 10 10)" fill=${a}
      ><path d="M0 2h20v3.2H0zM0 8.4h20v3.2H0zM0 14.8h20V18H0z"
    /></g>`,
];

/**
 * @param {{ id: string, at: number }} props at: the box's place on the shelf, so that neighbours differ in ink
 */
export function Cover({ id, at }) {
  const tiles = useMemo(() => layOut(id), [id]);
  const { ground, deep, inks } = inksOf(at);
  /** @param {number} n */
  const ink = (n) => inks[n % inks.length];
  return html`<svg
    class="cover-print"
    viewBox="0 0 ${ACROSS * 20 + 8} ${DOWN * 20 + 8}"
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect x="-200" y="-200" width="600" height="600" fill=${ground} />
    ${tiles.map(
      ({ x, y, tile, a, b, turn, plain }) =>
        html`<svg x=${4 + x * 20} y=${4 + y * 20} width="20" height="20" viewBox="0 0 20 20">
          ${!plain && html`<rect width="20.2" height="20.2" fill=${deep} />`}${TILES[tile]?.(
            ink(a) ?? "",
            ink(b) ?? "",
            turn,
          )}
        </svg>`,
    )}
  </svg>`;
}

/** @param {string} id */
function layOut(id) {
  const next = seeded(id);
  const pick = (/** @type {number} */ n) => Math.floor(next() * n);
  next();
  const tiles = [];
  let last = -1;
  for (let y = 0; y < DOWN; y++) {
    for (let x = 0; x < ACROSS; x++) {
      let tile = pick(TILES.length);
      if (tile === last) tile = (tile + 1) % TILES.length;
      last = tile;
      const a = pick(3);
      tiles.push({ x, y, tile, a, b: a + 1 + pick(2), turn: pick(4) * 90, plain: (x + y) % 2 === 0 });
    }
  }
  return tiles;
}

/** @param {number} at */
const inksOf = (at) => INKS[at % INKS.length] ?? INKS[0];

/** @param {number} at */
export const coverInk = (at) => inksOf(at).ground;
