/** The small pictures of shapes.js, drawn. */
import { html } from "../dom.js";
import { SHAPES } from "./shapes.js";

/** @typedef {import("./shapes.js").Part} Part */

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
  const parts = SHAPES[name];
  return parts ? html`<g class="art">${parts.map(draw)}</g>` : null;
}
