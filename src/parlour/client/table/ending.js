// The end of a game: what it means to whoever looks, what decided it, how the series stands, and what can be done now.
import { Icon } from "../art/icons.js";
import { SeatSign } from "../art/signs.js";
import { html } from "../dom.js";
import { signed } from "../locale.js";
import { say, t } from "../words.js";
import { PlayAgain, Series } from "./again.js";
import { FairCheck } from "./fair.js";
import { endedFor } from "./headline.js";
import { together } from "./movelist.js";
import { seatName } from "./naming.js";
import { Saving } from "./saving.js";
/** @import { Moment, View } from "../wire.js" */
/** @import { Room } from "./page.js" */

/** @param {{room: Room, view: View, moment: Moment}} props */
export function Ending({ room, view, moment }) {
  const review = room.review.value?.room;
  const turning = review?.found.value?.told.find(({ id }) => id.startsWith("review-turning"));
  const reviewing = review && !review.found.value && !review.failed.value;
  return html`<div class="ending" data-over>
    <h2>${endedFor(view, moment, room.table.mine.value).words}</h2>
    <p>${say(moment.scene.prompt)}</p>
    <${Ranking} view=${view} moment=${moment} />
    ${turning && html`<p class="turning" data-turning>${together(say(turning))}</p>`}
    ${
      reviewing &&
      html`<label class="solving" data-reviewed-now
        ><span>${t("review-under-way")}</span><progress max="1" value=${review.progress.value}></progress
      ></label>`
    }
    <${Series} view=${view} />
    <div class="actions">
      <${PlayAgain} view=${view} table=${room.table}>
        <button type="button" class="button" data-action="review" onClick=${room.openReview}>
          <${Icon} name="find" size=${20} />${t("table-review")}
        </button>
        <button type="button" class="button" data-action="watch-again" onClick=${room.watchAgain}>
          <${Icon} name="play" size=${20} />${t("table-watch-again")}
        </button>
        <details class="save" data-action="save">
          <summary class="button"><${Icon} name="log" size=${20} />${t("table-save")}</summary>
          <${Saving} view=${view} />
        </details>
      <//>
    </div>
    <${FairCheck} view=${view} />
  </div>`;
}

/** Who came where, where more than two have written points. @param {{view: View, moment: Moment}} props */
function Ranking({ view, moment }) {
  const { result, scene } = moment;
  if (!result || !scene.sheet || result.places.length < 3) return null;
  const order = result.places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  return html`<ol class="ranking" data-ranking>
    ${order.map(
      ({ place, at }) =>
        html`<li key=${at}>
          <span class="ranking-place">${t("table-place", { place })}</span>
          <${SeatSign} seat=${scene.seats[at]} size=${16} />
          <span class="ranking-name">${seatName(view, at)}</span><b>${signed(result.scores[at] ?? 0)}</b>
        </li>`,
    )}
  </ol>`;
}
