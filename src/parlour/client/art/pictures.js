/** Small pictures that boards print on their squares, by name. Each is drawn around the origin, in a field that is one unit wide. */
import { html } from "../dom.js";

const BODY = "M-0.34 -0.06 C-0.22 -0.05 -0.1 -0.03 0 -0.05 C0.06 -0.1 0.01 -0.18 0.05 -0.27 C0.1 -0.37 0.24 -0.33 0.21 -0.22 C0.17 -0.13 0.2 -0.05 0.2 0.03 C0.2 0.17 0.09 0.25 -0.05 0.25 C-0.2 0.25 -0.31 0.13 -0.34 -0.06 Z";
const WING = "M-0.22 0.03 C-0.12 0 0.02 0 0.07 0.05 C0.03 0.13 -0.08 0.16 -0.16 0.12 Z";

/** @typedef {{x?: number, y?: number, size?: number, left?: boolean, young?: boolean, feet?: boolean}} Pose */

/** The bird itself. @param {Pose} [pose] */
function goose({ x = 0, y = 0, size = 1, left = false, young = false, feet = true } = {}) {
  return html`<g transform="translate(${x} ${y}) scale(${left ? -size : size} ${size})">
    ${feet && html`<path class="p-wire p-orange" d="M-0.08 0.24 V0.34 H0 M0.04 0.24 V0.34 H0.12" />`}
    <path class=${young ? "p-yellow p-edge" : "p-white p-edge"} d=${BODY} />
    <path class="p-hair" d=${WING} />
    <path class="p-orange" d="M0.2 -0.3 L0.34 -0.24 L0.19 -0.2 Z" />
    <circle class="p-ink" cx="0.13" cy="-0.26" r="0.024" />
  </g>`;
}

const water = (/** @type {number} */ y) => html`<path class="p-water" d="M-0.42 ${y} Q-0.32 ${y - 0.07} -0.21 ${y} T0 ${y} T0.21 ${y} T0.42 ${y} V${y + 0.16} Q0 ${y + 0.22} -0.42 ${y + 0.16} Z" />`;
const grass = (/** @type {number} */ y) => html`<path class="p-grass" d="M-0.42 ${y} H0.42 V${y + 0.06} Q0 ${y + 0.12} -0.42 ${y + 0.06} Z M-0.34 ${y} l0.04 -0.09 l0.03 0.09 Z M0.22 ${y} l0.04 -0.1 l0.04 0.1 Z" />`;
const rail = (/** @type {number} */ y) => html`<path class="p-wire p-brown" d="M-0.36 ${y} H0.36" />`;

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  goose: () => goose({ y: -0.01, size: 1.05 }),
  geese: () => html`${grass(0.28)}${goose({ x: -0.5, y: 0.02, size: 0.75 })}${goose({ x: 0.08, y: -0.03, size: 0.9, left: true })}${goose({ x: 0.55, y: 0.1, size: 0.5, young: true })}
    <circle class="p-red" cx="-0.85" cy="0.2" r="0.04" /><circle class="p-orange" cx="0.85" cy="0.1" r="0.04" /><circle class="p-red" cx="0.8" cy="-0.2" r="0.04" />`,
  hatchlings: () => html`${goose({ x: -0.12, y: -0.1, size: 0.6, young: true, feet: false })}<path class="p-white p-edge" d="M-0.36 0.02 l0.08 0.06 l0.08 -0.07 l0.08 0.07 l0.08 -0.06 C-0.03 0.24 -0.12 0.34 -0.2 0.34 C-0.29 0.34 -0.37 0.22 -0.36 0.02 Z" />${goose({ x: 0.22, y: 0.12, size: 0.58, young: true })}`,
  swimming: () => html`${goose({ x: -0.02, y: -0.04, size: 0.9, young: true, feet: false })}${water(0.16)}`,
  dog: () => html`<path class="p-brown p-edge" d="M-0.36 -0.02 L-0.42 -0.2 L-0.3 -0.1 L0.06 -0.1 L0.1 -0.26 L0.18 -0.32 L0.24 -0.24 L0.4 -0.2 L0.38 -0.08 L0.24 -0.06 L0.2 0.1 L0.26 0.32 H0.18 L0.1 0.14 L-0.18 0.12 L-0.24 0.32 H-0.32 L-0.3 0.1 Z" /><path class="p-ink" d="M0.12 -0.28 L0.06 -0.1 L0.16 -0.18 Z" /><circle class="p-ink" cx="0.39" cy="-0.17" r="0.03" /><circle class="p-ink" cx="0.26" cy="-0.17" r="0.02" />`,
  bite: () => html`${goose({ x: -0.12, y: 0, size: 0.85 })}<path class="p-red p-edge" d="M0.2 -0.36 H0.36 V0.02 L0.44 0.1 V0.18 H0.2 Z" /><path class="p-hair" d="M0.2 -0.26 H0.36" />`,
  butterfly: () => html`<path class="p-orange p-edge" d="M0 -0.04 C-0.1 -0.34 -0.4 -0.34 -0.36 -0.1 C-0.34 0 -0.18 0.04 0 0 C0.18 0.04 0.34 0 0.36 -0.1 C0.4 -0.34 0.1 -0.34 0 -0.04 Z M0 0.02 C-0.16 0.04 -0.3 0.1 -0.24 0.24 C-0.18 0.34 -0.04 0.24 0 0.06 C0.04 0.24 0.18 0.34 0.24 0.24 C0.3 0.1 0.16 0.04 0 0.02 Z" /><circle class="p-white" cx="-0.22" cy="-0.14" r="0.05" /><circle class="p-white" cx="0.22" cy="-0.14" r="0.05" /><path class="p-hair" d="M0 0.22 V-0.1 L-0.08 -0.3 M0 -0.1 L0.08 -0.3" />`,
  frog: () => html`<path class="p-grass p-edge" d="M-0.34 0.22 C-0.38 0.06 -0.26 -0.08 -0.16 -0.1 A0.09 0.09 0 0 1 0 -0.12 A0.09 0.09 0 0 1 0.16 -0.1 C0.26 -0.08 0.38 0.06 0.34 0.22 L0.42 0.3 H0.2 L0.16 0.22 H-0.16 L-0.2 0.3 H-0.42 Z" /><path class="p-hair" d="M-0.16 0.04 Q0 0.12 0.16 0.04" /><circle class="p-white p-edge" cx="-0.1" cy="-0.14" r="0.06" /><circle class="p-white p-edge" cx="0.1" cy="-0.14" r="0.06" /><circle class="p-ink" cx="-0.09" cy="-0.14" r="0.025" /><circle class="p-ink" cx="0.11" cy="-0.14" r="0.025" />`,
  bath: () => html`${goose({ x: 0, y: -0.08, size: 0.8, young: true, feet: false })}<path class="p-grey p-edge" d="M-0.4 0.04 H0.4 L0.32 0.32 H-0.32 Z" /><circle class="p-bubble" cx="-0.26" cy="-0.06" r="0.07" /><circle class="p-bubble" cx="0.24" cy="0" r="0.06" /><circle class="p-bubble" cx="-0.34" cy="-0.2" r="0.04" />`,
  sleep: () => html`<path class="p-white p-edge" d="M-0.36 0.02 C-0.2 -0.2 0.18 -0.2 0.26 0.04 C0.32 0.26 0.1 0.3 -0.08 0.3 C-0.26 0.3 -0.36 0.2 -0.36 0.02 Z" /><path class="p-hair" d="M-0.12 0.1 C-0.02 0 0.14 0 0.2 0.1" /><path class="p-hair" d="M0.06 0.03 a0.03 0.03 0 0 0 0.06 0.01" /><path class="p-mark" d="M-0.04 -0.36 H0.1 L-0.04 -0.2 H0.1 M0.18 -0.26 H0.28 L0.18 -0.15 H0.28" />`,
  wedding: () => html`${goose({ x: -0.18, y: 0.08, size: 0.68 })}${goose({ x: 0.2, y: 0.08, size: 0.68, left: true })}<path class="p-red" d="M0 -0.16 C-0.14 -0.28 -0.1 -0.4 0 -0.32 C0.1 -0.4 0.14 -0.28 0 -0.16 Z" />`,
  cage: () => html`${goose({ x: 0, y: 0.04, size: 0.75 })}<path class="p-bar" d="M-0.34 0.34 V-0.1 A0.34 0.28 0 0 1 0.34 -0.1 V0.34 Z M-0.17 0.34 V-0.34 M0 0.34 V-0.38 M0.17 0.34 V-0.34" />`,
  shepherd: () => html`<path class="p-wire p-brown" d="M0.3 0.36 V-0.22 A0.1 0.1 0 0 0 0.1 -0.22" />${goose({ x: -0.14, y: 0.04, size: 0.8 })}${grass(0.3)}`,
  feed: () => html`${goose({ x: -0.1, y: -0.04, size: 0.75 })}<path class="p-orange p-edge" d="M-0.02 0.14 H0.42 L0.34 0.34 H0.06 Z" /><circle class="p-yellow" cx="0.1" cy="0.1" r="0.05" /><circle class="p-yellow" cx="0.2" cy="0.07" r="0.05" /><circle class="p-yellow" cx="0.3" cy="0.1" r="0.05" />`,
  fox: () => html`<path class="p-orange p-edge" d="M-0.36 -0.34 L-0.14 -0.2 Q0 -0.24 0.14 -0.2 L0.36 -0.34 L0.34 0 Q0.2 0.22 0 0.34 Q-0.2 0.22 -0.34 0 Z" /><path class="p-white" d="M-0.34 0 Q-0.16 -0.02 -0.06 0.14 L0 0.34 Q-0.2 0.22 -0.34 0 Z M0.34 0 Q0.16 -0.02 0.06 0.14 L0 0.34 Q0.2 0.22 0.34 0 Z" /><circle class="p-ink" cx="-0.12" cy="-0.02" r="0.035" /><circle class="p-ink" cx="0.12" cy="-0.02" r="0.035" /><circle class="p-ink" cy="0.3" r="0.05" />`,
  ice: () => html`<path class="p-bubble" d="M-0.44 0.26 Q0 0.12 0.44 0.26 Q0.3 0.38 0 0.38 Q-0.3 0.38 -0.44 0.26 Z" />${goose({ x: 0.04, y: -0.06, size: 0.85 })}<path class="p-hair" d="M-0.42 -0.1 H-0.26 M-0.44 0 H-0.3 M-0.42 0.1 H-0.28" />`,
  scarf: () => html`${goose({ size: 1 })}<path class="p-red p-edge" d="M0 -0.15 L0.2 -0.12 L0.2 -0.03 L0.1 -0.04 L0.12 0.16 L0.02 0.15 L0.02 -0.04 Z" />`,
  race: () => html`${goose({ x: -0.26, y: 0.14, size: 0.5, young: true })}${goose({ x: 0.04, y: 0.08, size: 0.62 })}<path class="p-wire p-brown" d="M0.32 0.34 V-0.36" /><path class="p-red" d="M0.32 -0.36 L0.06 -0.28 L0.32 -0.2 Z" />`,
  thief: () => html`<path class="p-brown p-edge" d="M-0.3 0.34 C-0.42 0.1 -0.2 -0.08 -0.06 -0.12 L-0.14 -0.26 H0.14 L0.06 -0.12 C0.2 -0.08 0.42 0.1 0.3 0.34 Z" /><path class="p-hair" d="M-0.1 -0.12 H0.1" />${goose({ x: 0.02, y: -0.04, size: 0.42, feet: false })}`,
  bandage: () => html`${goose({ x: -0.04, y: -0.05, size: 0.9, feet: false })}<path class="p-wire p-orange" d="M-0.1 0.16 V0.34 H0" /><path class="p-white p-edge" d="M0 0.14 H0.12 V0.34 H0 Z" /><path class="p-red" d="M0.045 0.19 H0.075 V0.225 H0.11 V0.255 H0.075 V0.29 H0.045 V0.255 H0.01 V0.225 H0.045 Z" /><path class="p-wire p-brown" d="M0.3 0.34 V0.02 M0.22 0.02 H0.38" />`,
  pot: () => html`<path class="p-ink" d="M-0.34 -0.04 H0.34 V0.06 C0.34 0.26 0.24 0.34 0.1 0.34 H-0.1 C-0.24 0.34 -0.34 0.26 -0.34 0.06 Z M-0.42 0 H-0.34 V0.06 H-0.42 Z M0.34 0 H0.42 V0.06 H0.34 Z" /><path class="p-grey" d="M-0.38 -0.1 H0.38 V-0.04 H-0.38 Z" /><path class="p-steam" d="M-0.16 -0.16 q-0.06 -0.08 0 -0.14 t0 -0.1 M0 -0.16 q-0.06 -0.08 0 -0.14 t0 -0.1 M0.16 -0.16 q-0.06 -0.08 0 -0.14 t0 -0.1" />`,
  laurel: () => html`${goose({ y: 0.02, size: 0.72 })}<path class="p-leaf" d="M-0.1 0.38 C-0.4 0.3 -0.5 0 -0.36 -0.3 M0.1 0.38 C0.4 0.3 0.5 0 0.36 -0.3" /><path class="p-grass" d="M-0.38 -0.3 l-0.06 0.12 l0.1 -0.02 Z M-0.43 -0.08 l-0.05 0.12 l0.12 -0.04 Z M-0.4 0.14 l0 0.13 l0.1 -0.09 Z M0.38 -0.3 l0.06 0.12 l-0.1 -0.02 Z M0.43 -0.08 l0.05 0.12 l-0.12 -0.04 Z M0.4 0.14 l0 0.13 l-0.1 -0.09 Z" /><path class="p-yellow p-edge" d="M0.02 -0.28 L0 -0.42 L0.07 -0.36 L0.12 -0.44 L0.17 -0.36 L0.24 -0.41 L0.22 -0.28 Z" />`,
  bridge: () => html`<path class="p-water" d="M-0.42 0.2 Q-0.3 0.13 -0.2 0.2 T0 0.2 T0.2 0.2 T0.42 0.2 V0.36 H-0.42 Z" /><path class="p-stone p-edge" d="M-0.44 -0.02 Q0 -0.32 0.44 -0.02 V0.26 H0.3 A0.14 0.17 0 0 0 0.02 0.26 H-0.02 A0.14 0.17 0 0 0 -0.3 0.26 H-0.44 Z" /><path class="p-hair" d="M-0.44 -0.12 Q0 -0.42 0.44 -0.12 M-0.3 -0.2 V-0.1 M0 -0.28 V-0.17 M0.3 -0.2 V-0.1" />`,
  inn: () => html`<path class="p-white p-edge" d="M-0.3 -0.06 H0.3 V0.34 H-0.3 Z" /><path class="p-red p-edge" d="M-0.4 -0.04 L0 -0.38 L0.4 -0.04 Z" /><path class="p-brown" d="M-0.08 0.34 V0.1 H0.1 V0.34 Z" /><path class="p-yellow p-edge" d="M-0.24 0.06 H-0.13 V0.18 H-0.24 Z M0.16 0.06 H0.26 V0.18 H0.16 Z" /><path class="p-hair" d="M0 -0.14 V-0.2" /><circle class="p-yellow p-edge" cy="-0.15" r="0.05" />`,
  well: () => html`<path class="p-wire p-brown" d="M-0.26 0.1 V-0.2 M0.26 0.1 V-0.2" /><path class="p-red p-edge" d="M-0.38 -0.16 L0 -0.4 L0.38 -0.16 Z" /><path class="p-hair" d="M0 -0.18 V0" /><path class="p-grey p-edge" d="M-0.06 -0.02 H0.06 L0.05 0.08 H-0.05 Z" /><path class="p-stone p-edge" d="M-0.34 0.08 H0.34 V0.34 H-0.34 Z" /><path class="p-hair" d="M-0.34 0.2 H0.34 M-0.12 0.08 V0.2 M0.12 0.08 V0.2 M-0.22 0.2 V0.34 M0 0.2 V0.34 M0.22 0.2 V0.34" />`,
  maze: () => html`<path class="p-hedge" d="M-0.34 0.34 V-0.34 H0.34 V0.34 H-0.18 V-0.18 H0.18 V0.18 H-0.02 V0" />`,
  prison: () => html`<path class="p-stone p-edge" d="M-0.34 0.34 V-0.2 A0.34 0.2 0 0 1 0.34 -0.2 V0.34 Z" /><path class="p-ink" d="M-0.22 0.22 V-0.14 A0.22 0.14 0 0 1 0.22 -0.14 V0.22 Z" />${goose({ x: -0.02, y: 0.02, size: 0.44, feet: false })}<path class="p-bar" d="M-0.11 0.24 V-0.24 M0 0.24 V-0.26 M0.11 0.24 V-0.24 M-0.22 0.04 H0.22" />`,
  death: () => html`<path class="p-white p-edge" d="M-0.3 -0.06 C-0.3 -0.44 0.3 -0.44 0.3 -0.06 C0.3 0.06 0.22 0.12 0.18 0.16 V0.32 H-0.18 V0.16 C-0.22 0.12 -0.3 0.06 -0.3 -0.06 Z" /><circle class="p-ink" cx="-0.12" cy="-0.06" r="0.08" /><circle class="p-ink" cx="0.12" cy="-0.06" r="0.08" /><path class="p-ink" d="M0 0.04 L-0.04 0.12 H0.04 Z" /><path class="p-hair" d="M-0.09 0.18 V0.32 M0 0.18 V0.32 M0.09 0.18 V0.32" />`,
  gate: () => html`<path class="p-stone p-edge" d="M-0.38 0.36 V-0.24 H-0.24 V-0.34 H0.24 V-0.24 H0.38 V0.36 H0.2 V0.06 A0.2 0.2 0 0 0 -0.2 0.06 V0.36 Z" /><path class="p-grass" d="M-0.18 0.36 V0.06 A0.18 0.18 0 0 1 0.18 0.06 V0.36 Z" />${goose({ x: -0.01, y: 0.16, size: 0.48 })}<path class="p-red" d="M0 -0.34 V-0.46 L0.14 -0.42 L0 -0.38 Z" />`,
  hedge: () => html`<path class="p-grass p-edge" d="M-0.4 0.3 V0.02 Q-0.4 -0.14 -0.26 -0.1 Q-0.2 -0.24 -0.06 -0.14 Q0.04 -0.26 0.16 -0.14 Q0.28 -0.2 0.3 -0.08 Q0.42 -0.06 0.4 0.06 V0.3 Z" /><circle class="p-red" cx="-0.2" cy="0.04" r="0.035" /><circle class="p-red" cx="0.06" cy="0" r="0.035" /><circle class="p-red" cx="0.24" cy="0.12" r="0.035" />`,
  ditch: () => html`<path class="p-stone p-edge" d="M-0.4 -0.16 H0 V0.14 H-0.4 Z" /><path class="p-hair" d="M-0.4 -0.01 H0 M-0.2 -0.16 V-0.01 M-0.3 -0.01 V0.14 M-0.1 -0.01 V0.14" />${water(0.16)}`,
  "gate-rail": () => html`${rail(-0.14)}${rail(0.02)}${rail(0.18)}<path class="p-wire p-brown" d="M-0.32 0.32 V-0.26 M0.32 0.32 V-0.26 M-0.32 0.18 L0.32 -0.14" />`,
  mud: () => html`<path class="p-brown" d="M-0.42 0.12 C-0.42 -0.04 -0.14 0 -0.08 -0.08 C0.02 -0.16 0.16 -0.1 0.2 0 C0.34 -0.04 0.44 0.06 0.42 0.16 C0.4 0.3 0.1 0.32 -0.06 0.3 C-0.26 0.34 -0.42 0.26 -0.42 0.12 Z" /><circle class="p-brown" cx="-0.24" cy="-0.18" r="0.05" /><circle class="p-brown" cx="0.26" cy="-0.2" r="0.04" /><circle class="p-brown" cx="0.04" cy="-0.28" r="0.035" />`,
  wall: () => html`<path class="p-red p-edge" d="M-0.4 -0.2 H0.4 V0.3 H-0.4 Z" /><path class="p-hair" d="M-0.4 -0.03 H0.4 M-0.4 0.14 H0.4 M-0.14 -0.2 V-0.03 M0.14 -0.2 V-0.03 M-0.27 -0.03 V0.14 M0 -0.03 V0.14 M0.27 -0.03 V0.14 M-0.14 0.14 V0.3 M0.14 0.14 V0.3" />`,
  pole: () => html`<path class="p-wire p-brown" d="M-0.36 0.32 V-0.2 M0.36 0.32 V-0.2" /><path class="p-white p-edge" d="M-0.4 -0.1 L0.4 0.06 L0.39 0.15 L-0.41 -0.01 Z" /><path class="p-red" d="M-0.26 -0.07 L-0.12 -0.04 L-0.13 0.05 L-0.27 0.02 Z M0.02 -0.015 L0.16 0.012 L0.15 0.1 L0.01 0.073 Z" />`,
  oxer: () => html`<path class="p-grass p-edge" d="M-0.34 0.3 V0.06 Q-0.2 -0.06 0 0 Q0.2 -0.06 0.34 0.06 V0.3 Z" /><path class="p-wire p-brown" d="M-0.38 0.3 V-0.32 M0.38 0.3 V-0.32" /><path class="p-white p-edge" d="M-0.4 -0.26 H0.4 V-0.18 H-0.4 Z M-0.4 -0.1 H0.4 V-0.02 H-0.4 Z" /><path class="p-red" d="M-0.24 -0.26 H-0.08 V-0.18 H-0.24 Z M0.08 -0.26 H0.24 V-0.18 H0.08 Z M-0.24 -0.1 H-0.08 V-0.02 H-0.24 Z M0.08 -0.1 H0.24 V-0.02 H0.08 Z" />`,
  cup: () => html`<path class="p-yellow p-edge" d="M-0.24 -0.34 H0.24 C0.24 -0.04 0.14 0.06 0.05 0.09 V0.2 H0.16 V0.3 H-0.16 V0.2 H-0.05 V0.09 C-0.14 0.06 -0.24 -0.04 -0.24 -0.34 Z" /><path class="p-bar" d="M-0.24 -0.26 C-0.42 -0.28 -0.4 0 -0.17 -0.02 M0.24 -0.26 C0.42 -0.28 0.4 0 0.17 -0.02" />`,
};

/** A picture by its name; nothing for a name that has none. @param {{name: string}} props */
export function Picture({ name }) {
  const draw = PICTURES[name];
  return draw ? html`<g class="art">${draw()}</g>` : null;
}
