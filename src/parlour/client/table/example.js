// A position in the midst of a game, as it would lie on the table: board, dice, sheet, and what everybody holds.
import { html, signal } from "../dom.js";
import { SeatSign } from "../art/signs.js";
import { t } from "../words.js";
import { DiceRow, takesDice } from "./dice.js";
import { sideName } from "./naming.js";
import { BoardPicture } from "./picture.js";
import { SheetTable } from "./sheet.js";
import { Holdings } from "./tray.js";
/** @import { Preview } from "../wire.js" */

/** A hand that touches nothing. */
const IDLE = { seat: signal(-1), hinted: signal(null), cells: signal(new Set()), write: () => {} };

/** As printed, whoever looks: the words beside it may speak of above and below. @param {Preview} props */
export function ExamplePicture({ board, scene }) {
  const thrown = takesDice(board) ? [] : scene.dice.filter((die) => die.face > 0);
  return html`<div class="example-table">
    ${board.sites.length > 0 && html`<${BoardPicture} board=${board} scene=${scene} turn=${0} />`}
    ${thrown.length > 0 && html`<div class="example-felt" aria-hidden="true"><${DiceRow} dice=${thrown} /></div>`}
    ${
      scene.sheet &&
      html`<div class="paper">
        <${SheetTable} scene=${scene} names=${scene.seats.map(sideName)} hand=${IDLE} trace="" />
      </div>`
    }
    <ul class="example-seats">
      ${scene.seats.map(
        (seat, at) =>
          html`<li key=${at} class=${at === scene.hand ? "acting" : ""}>
            ${seat.colours.map((token) => html`<${SeatSign} seat=${seat} colour=${token} size=${18} />`)}<b
              >${sideName(seat, at)}</b
            >
            <${Holdings} scene=${scene} at=${at} />
            ${at === scene.hand && html`<span class="example-turn">${t("table-to-move")}</span>`}
          </li>`,
      )}
    </ul>
  </div>`;
}
