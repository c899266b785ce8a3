/** The pictures of shapes.js and engravings.js, drawn. */
import { html, signal } from "../dom.js";
import { SHAPES } from "./shapes.js";

/** @typedef {import("./shapes.js").Part} Part */

/** The large pictures, once one of them has been wanted. */
const engravings = signal(/** @type {Record<string, Part[]> | null} */ (null));
let asked = false;

/** @param {string} name @returns {Part[] | undefined} */
function partsOf(name) {
  const parts = SHAPES[name] ?? engravings.value?.[name];
  if (!parts && !asked) {
    asked = true;
    import("./engravings.js").then(
      ({ ENGRAVINGS }) => (engravings.value = ENGRAVINGS),
      (error) => console.warn(error), // a picture is only a picture
    );
  }
  return parts;
}

/**
 * The bird in a pose: its feet come first, and its coat is yellow while it is young.
 * @param {import("./shapes.js").Pose} pose
 * @returns {unknown}
 */
function bird({ x = 0, y = 0, size = 1, left = false, young = false, feet = true }) {
  const parts = (SHAPES.bird ?? [])
    .slice(feet ? 0 : 1)
    .map((part) => (young && part.inks === "white edge" ? { ...part, inks: "yellow edge" } : part));
  return html`<g transform="translate(${x} ${y}) scale(${left ? -size : size} ${size})">${parts.map(draw)}</g>`;
}

/** @param {Part} part @returns {unknown} */
function draw(part) {
  if (part.bird) return bird(part.bird);
  const classes = (part.inks ?? "")
    .split(" ")
    .map((ink) => `p-${ink}`)
    .join(" ");
  return part.at
    ? html`<circle class=${classes} cx=${part.at[0]} cy=${part.at[1]} r=${part.r} />`
    : html`<path class=${classes} d=${part.d?.join(" ")} />`;
}

/** A picture by its name; nothing for a name that has none. @param {{name: string}} props */
export function Picture({ name }) {
  const parts = partsOf(name);
  return parts ? html`<g class="art">${parts.map(draw)}</g>` : null;
}
