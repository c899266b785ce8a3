// What a seat holds beside the board: drawn where there is a drawing, and what it has taken in one tray, by kind.
import { html } from "../dom.js";
import { say, t } from "../words.js";
import { PieceIcon } from "./pieces.js";
/** @import { Holding, Scene } from "../wire.js" */

const MOST = 9; // so many pieces of a kind are drawn one by one; more are one piece and a figure

/** @param {Holding} holding */
const isTaken = ({ name, kind }) => name.id.endsWith("-taken") && Boolean(kind);

/** What one may still do: where there is no room for its words, its pieces would look like taken ones. */
const isRight = (/** @type {Holding} */ { name }) => name.id.startsWith("chess-castling-");

/** @param {{scene: Scene, at: number}} props */
export function Holdings({ scene, at }) {
  const holdings = scene.seats[at]?.holdings ?? [];
  if (!holdings.length) return null;
  return html`<span class="holdings">
    ${holdings.filter((holding) => !isTaken(holding)).map((holding) => html`<${Held} holding=${holding} />`)}
    <${Taken} scene=${scene} at=${at} />
  </span>`;
}

/** @param {{holding: Holding}} props */
function Held({ holding }) {
  const words = holding.bare ? say(holding.name) : t("table-holding", { name: holding.name, count: holding.count });
  if (!holding.kind) return html`<span class="held-words">${words}</span>`;
  const die = /^die\d$/.test(holding.kind); // its face is the figure
  const once = die || holding.kind === "hourglass";
  return html`<span class="held ${isRight(holding) ? "held-right" : ""}" title=${words}>
    <span class="sr-only">${words}</span>
    <span class="held-label" aria-hidden="true">${say(holding.name)}</span>
    <${Drawn} holding=${once ? { ...holding, count: 1 } : holding} />
    ${!die && html`<b aria-hidden="true">${holding.count}</b>`}
  </span>`;
}

/**
 * The pieces that a seat has taken, and by how much it is ahead of the other.
 * @param {{scene: Scene, at: number}} props
 */
function Taken({ scene, at }) {
  const taken = (scene.seats[at]?.holdings ?? []).filter(isTaken);
  const [first] = taken;
  if (!first) return null;
  const count = taken.reduce((sum, holding) => sum + holding.count, 0);
  const words = t("table-holding", { name: first.name, count });
  const ahead = scene.seats.length === 2 ? worth(scene, at) - worth(scene, 1 - at) : 0;
  return html`<span class="held taken" data-taken title=${words}>
    <span class="sr-only">${words}</span>
    <span class="held-label" aria-hidden="true">${say(first.name)}</span>
    ${taken.map((holding) => html`<${Drawn} key=${holding.kind} holding=${holding} />`)}
    ${taken.length === 1 && html`<b aria-hidden="true">${count}</b>`}
    ${ahead > 0 && html`<span class="held-ahead" title=${t("table-ahead", { count: ahead })}>+${ahead}</span>`}
  </span>`;
}

/** What everything that a seat has taken counts together. @param {Scene} scene @param {number} at */
function worth(scene, at) {
  return (scene.seats[at]?.holdings ?? [])
    .filter(isTaken)
    .reduce((sum, holding) => sum + holding.count * holding.worth, 0);
}

/** @param {{holding: Holding}} props */
function Drawn({ holding }) {
  const drawn = holding.count > MOST ? 1 : Math.max(holding.count, 1);
  return html`<span class="held-pieces ${holding.count ? "" : "held-none"}" aria-hidden="true" data-kind=${holding.kind}
    >${Array.from({ length: drawn }, () => html`<${PieceIcon} kind=${holding.kind} colour=${holding.colour} />`)}</span
  >`;
}
