// Somebody has gone, and the game waits for them: for how long, and what the others can do then.
import { html, useEffect, useState } from "../dom.js";
import { clockTime } from "../locale.js";
import { t } from "../words.js";
import { isPlay } from "./announce.js";
import { seatName } from "./naming.js";
/** @import { Present, Status, View } from "../wire.js" */
/** @import { Room } from "./page.js" */

const LATE = 1500; // ms that the server's clock may be behind ours
const AWAY = 3; // times the patience for somebody who has only looked away
const BEGUN = 2; // entries of play after which a game can be claimed

/** When nobody need wait for somebody any more, in ms since 1970. @param {Status} status @param {Present} present */
export const waitedUntil = (status, present) =>
  present.since + LATE + 1000 * (status.patience ?? Infinity) * (present.state === "away" ? AWAY : 1);

/** Look again when a moment has come. @param {number} next in ms since 1970 */
export function useLookAgain(next) {
  const [, setNow] = useState(0);
  useEffect(() => {
    const left = next - Date.now();
    if (left <= 0 || left > 3_600_000) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left + 50);
    return () => clearTimeout(timer);
  }, [next]);
}

/**
 * The game waits for somebody who is not there: wait, let a computer play, or claim it.
 * @param {{room: Room, view: View}} props
 */
export function Missed({ room, view }) {
  const status = room.table.company.value;
  const mine = room.table.mine.value;
  const at = view.moment.scene.hand;
  const present = status?.present[at];
  const seat = view.seats[at];
  const waits = status && present && seat && view.ready && !view.moment.result && mine.length > 0 && !mine.includes(at);
  const away = waits && seat.kind !== "computer" && seat.relief === null && present.state !== "here";
  const until = away ? waitedUntil(status, present) : Infinity;
  useLookAgain(until);
  if (!away || until > Date.now()) return null;
  const speaker = mine.find((own) => !view.seats[own]?.out && view.seats[own]?.relief === null);
  if (speaker === undefined) return null;
  const name = seatName(view, at);
  const played = view.log.filter(isPlay).length;
  return html`<div class="missed consent" data-missed>
    <p>${t("company-missed", { name, time: clockTime(present.since) })}</p>
    <div class="actions">
      <button
        type="button"
        class="button primary"
        data-action="replace"
        onClick=${() => room.hand.act("replace", at, speaker)}
      >
        ${t("company-replace")}
      </button>
      ${
        view.seats.length === 2 &&
        played >= BEGUN &&
        html`<button
          type="button"
          class="button"
          data-action="claim"
          onClick=${() => room.hand.act("claim", at, speaker)}
        >
          ${t("company-claim")}
        </button>`
      }
    </div>
    <p class="quiet">${t("company-wait")}</p>
  </div>`;
}
