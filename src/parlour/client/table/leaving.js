// Giving up, offering a draw, and letting a computer play on: what ends a table, or a seat's part in it.
import { Icon } from "../art/icons.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { say, t } from "../words.js";
import { seatName } from "./naming.js";
/** @import { Doing, View } from "../wire.js" */
/** @import { Table } from "../live.js" */
/** @import { Room } from "./page.js" */

/** @typedef {"resign" | "draw" | "leave"} Going */
const WORDS = { resign: "table-resign", draw: "table-draw", leave: "table-leave-seat" };
const ICONS = { resign: "flag", draw: "level", leave: "door" };

/** The seat of ours for which something is said: the one that is to act, or our first that still plays. */
const speaker = (/** @type {View} */ view, /** @type {number[]} */ mine) => {
  const playing = mine.filter((at) => !view.seats[at]?.out);
  return playing.find((at) => at === view.moment.scene.hand) ?? playing[0] ?? -1;
};

/** What can be done here now, if the game is on. @param {View} view @param {number[]} mine @returns {Going[]} */
function goings(view, mine) {
  const seat = speaker(view, mine);
  if (seat < 0 || !view.ready || view.closed || view.moment.result || view.seats.length < 2) return [];
  const others = view.seats.some(
    (other, at) => !mine.includes(at) && other.kind !== "computer" && other.relief === null && !other.out,
  );
  const plays = view.seats[seat]?.relief === null;
  return [
    ...(view.drawable && plays && !view.moment.asking ? [/** @type {const} */ ("draw")] : []),
    ...(others && plays ? [/** @type {const} */ ("leave")] : []),
    "resign",
  ];
}

/** @param {{view: View, table: Table, close: () => void}} props close: puts away what covers the board on a phone */
export function Leaving({ view, table, close }) {
  const [sure, setSure] = useState(/** @type {Going | ""} */ (""));
  const [trouble, setTrouble] = useState("");
  const asked = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => asked.current?.scrollIntoView({ block: "nearest" }), [sure]);
  const can = goings(view, table.mine.value);
  const seat = speaker(view, table.mine.value);
  if (!can.length) return null;
  const several = table.mine.value.length > 1;
  const many = view.seats.length > 2;
  const act = async (/** @type {Doing} */ what) => {
    setSure("");
    const outcome = await table.act(seat, what);
    const said = outcome.ok ? null : outcome.error.body.message;
    setTrouble(outcome.ok ? "" : said ? say(said) : t("table-failed"));
    if (outcome.ok) close(); // what comes of it is told beside the board
  };
  const words = (/** @type {string} */ id) => t(id, { name: seatName(view, seat), several: String(several) });
  return html`<section class="leaving">
    <h2>${t("table-leaving")}</h2>
    ${
      sure
        ? html`<div class="sure" ref=${asked} role="group" aria-label=${words(`table-sure-${sure}`)}>
            <p>${words(many && sure === "resign" ? "table-sure-resign-many" : `table-sure-${sure}`)}</p>
            <div class="actions">
              <button type="button" class="button primary" data-action="sure-${sure}" onClick=${() => act(sure)}>
                ${sure === "draw" ? words(WORDS.draw) : t(`table-sure-${sure}.yes`)}
              </button>
              <button type="button" class="button" data-action="not-sure" onClick=${() => setSure("")}>
                ${t("table-refuse")}
              </button>
            </div>
          </div>`
        : html`<div class="leaving-buttons">
            ${can.map(
              (what) =>
                html`<button type="button" class="button" data-action=${what} onClick=${() => setSure(what)}>
                  <${Icon} name=${ICONS[what]} size=${20} />${words(WORDS[what])}
                </button>`,
            )}
          </div>`
    }
    <p class="trouble-words" role="alert">${trouble}</p>
  </section>`;
}

/** For whoever finds a computer on their seat. @param {{room: Room, view: View}} props */
export function Relieved({ room, view }) {
  const mine = room.table.mine.value;
  const away = mine.filter((at) => view.seats[at]?.relief !== null && !view.seats[at]?.out);
  const gone = mine.some((at) => view.seats[at]?.out);
  if (view.moment.result || (!away.length && !gone)) return null;
  return html`<div class="relieved consent" data-relieved>
    <p>${t(away.length ? "table-relieved" : "table-given-up")}</p>
    ${away.map(
      (seat) =>
        html`<button
          type="button"
          class="action"
          data-action="return"
          onClick=${() => room.hand.act("return", undefined, seat)}
        >
          ${t("table-return", { name: seatName(view, seat), several: String(mine.length > 1) })}
        </button>`,
    )}
  </div>`;
}
