// Which side of the board is below: one's own, the first seat's, whoever's turn it is, or where a button has turned it.
import { Icon } from "../art/icons.js";
import { html, signal } from "../dom.js";
import { keep, recall } from "../keep.js";
import { t } from "../words.js";
import { side } from "./choices.js";
/** @import { View } from "../wire.js" */
/** @import { Room } from "./page.js" */

/** On one screen with several people: whether the board turns to whoever is to move. */
const turning = signal(Boolean(recall("turning", false)));

/** The ways in which a board can lie. @param {View} view */
const sides = (view) => [...new Set(view.board.turns)].sort((a, b) => a - b);

/** By how much the board is turned. @param {Room} room @param {View} view */
export function sideOf(room, view) {
  const mine = room.table.mine.value;
  const shown = room.stage.moment.value?.scene.hand ?? -1;
  const own = side.chosen.value === "first" ? 0 : (mine[0] ?? 0);
  const seat = turning.value && mine.length > 1 && mine.includes(shown) ? shown : own;
  const known = sides(view);
  return known[(known.indexOf(view.board.turns[seat] ?? 0) + room.turned.value) % known.length] ?? 0;
}

/** The seat whose side of the board is below. @param {Room} room @param {View} view */
export function nearSeat(room, view) {
  const own = room.table.mine.value[0] ?? 0;
  return sides(view).length > 1 ? view.board.turns.indexOf(sideOf(room, view)) : own;
}

/** How wide a board is for its height, as it lies. @param {View} view @param {number} turn */
export function ratioOf({ board }, turn) {
  return turn % 180 === 90 ? board.height / board.width : board.width / board.height;
}

/** Turns the board to its next side. @param {{room: Room, view: View}} props */
export function TurnBoard({ room, view }) {
  if (sides(view).length < 2) return null;
  return html`<button
    type="button"
    class="tool"
    data-action="turn"
    title=${t("table-turn-board")}
    aria-label=${t("table-turn-board")}
    onClick=${() => (room.turned.value += 1)}
  >
    <${Icon} name="turn" /><span>${t("table-turn")}</span>
  </button>`;
}

/** Whether several at one screen want the board to follow them. @param {{view: View, mine: number[]}} props */
export function Turning({ view, mine }) {
  if (mine.length < 2 || sides(view).length < 2) return null;
  return html`<label class="check">
    <input
      type="checkbox"
      checked=${turning.value}
      onChange=${(/** @type {Event} */ event) =>
        keep("turning", (turning.value = /** @type {HTMLInputElement} */ (event.target).checked))}
    />
    <span>${t("table-turning")}</span>
  </label>`;
}
