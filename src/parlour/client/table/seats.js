// Who sits here: one card per seat with name, sign, what it holds, and whether it is its turn.
import { html, useState } from "../dom.js";
import { Icon } from "../art/icons.js";
import { SeatSign } from "../art/signs.js";
import { castNature } from "../cast.js";
import { t } from "../words.js";
import { Series } from "./again.js";
import { SeatClock } from "./clock.js";
import { seatName, sideName } from "./naming.js";
import { absence, PresenceDot } from "./presence.js";
import { Bubble } from "./sayings.js";
import { Holdings } from "./tray.js";
/** @import { LogEntry, Present, Scene, View } from "../wire.js" */
/** @import { Clocks } from "./clock.js" */

/**
 * @typedef {object} SeatsProps
 * @property {View} view
 * @property {Scene} scene
 * @property {number[]} mine
 * @property {number} near the seat whose side of the board is below
 * @property {number} thinking
 * @property {Record<number, LogEntry>} heard what seats have just said
 * @property {Clocks | null} clocks
 * @property {boolean} live what is shown is the game itself
 * @property {Present[]} present who is there, by seat
 */

/** @param {SeatsProps} props */
export function Seats({ view, scene, mine, near, thinking, heard, clocks, live, present }) {
  return html`<div class="beside">
    <ol class="seat-cards" aria-label=${t("table-seats")}>
      ${scene.seats.map(
        (_, at) =>
          html`<${SeatCard}
            key=${at}
            at=${at}
            view=${view}
            scene=${scene}
            mine=${mine}
            near=${near}
            thinking=${thinking}
            heard=${heard}
            clocks=${clocks}
            live=${live}
            present=${present}
          />`,
      )}
    </ol>
    ${!view.moment.result && view.ready && html`<${Series} view=${view} />`}
  </div>`;
}

/** @param {SeatsProps & {at: number}} props */
function SeatCard({ at, view, scene, mine, near, thinking, heard, clocks, live, present }) {
  const [whole, setWhole] = useState(false); // a long name is cut until it is touched
  const shown = scene.seats[at];
  const seat = view.seats[at];
  const name = seatName(view, at);
  if (!shown || !seat) return null;
  const acting = scene.hand === at && view.ready;
  const colour = acting && shown.colours.includes(scene.colour) ? scene.colour : (shown.colours[0] ?? "");
  const face = seat.kind === "computer" ? seat.level : seat.relief; // whoever decides here, if that is a computer
  const vacant = seat.kind === "open" && !seat.taken;
  const another = face === null && !vacant && !mine.includes(at);
  const onward = view.moment.sequel?.seats.includes(at); // nobody misses who sits at the next table already
  const there = another && !onward ? present[at] : undefined;
  const words = note(view, scene, at, mine, acting && (live || scene.seats.length > 1), live);
  return html`<li
    class="seat-card c-${colour} ${acting ? "acting" : ""} ${vacant ? "vacant" : ""} ${near === at ? "near" : ""}"
    aria-current=${acting ? "true" : undefined}
    data-seat=${at}
  >
    <span class="seat-signs"
      >${shown.colours.map(
        (token) => html`<span class="seat-mark"><${SeatSign} seat=${shown} colour=${token} size=${22} /></span>`,
      )}${
        face !== null &&
        html`<span class="seat-face" title=${face > 0 ? t(`cast-${face}.help`) : ""}
          ><${Icon} name=${`cast-${face}`} size=${22}
        /></span>`
      }${there && html`<${PresenceDot} present=${there} />`}</span
    >
    <span class="seat-words">
      <span class="seat-name ${whole ? "whole" : ""}" title=${name} onClick=${() => setWhole(!whole)}>${name}</span>
      <span class="seat-note">${absence(there, scene.seats.length > 2) || words}</span>
    </span>
    ${
      thinking === at &&
      html`<span class="dots" role="img" aria-label=${t("table-thinking-here")}><i></i><i></i><i></i></span>`
    }
    ${view.clock && clocks && html`<${SeatClock} clocks=${clocks} view=${view} at=${at} />`}
    ${heard[at] && html`<${Bubble} entry=${heard[at]} view=${view} />`}
    ${
      shown.place > 0 &&
      scene.seats.some(({ place }) => place !== shown.place) &&
      html`<span class="place">${t("table-place", { place: shown.place })}</span>`
    }
    <${Holdings} scene=${scene} at=${at} />
  </li>`;
}

/**
 * @param {View} view @param {Scene} scene @param {number} at @param {number[]} mine
 * @param {boolean} acting @param {boolean} live
 */
function note(view, scene, at, mine, acting, live) {
  const seat = view.seats[at];
  if (seat?.kind === "open" && !seat.taken) return seat.name ? t("table-kept-here") : "";
  if (seat?.out) return t("table-seat-out");
  if (seat && seat.relief !== null) return t("table-seat-relieved");
  if (acting && live && mine.includes(at) && mine.length === 1) return t("table-your-turn");
  if (acting) return t("table-to-move");
  if (seat?.kind === "computer" && seat.level) return castNature(seat.level);
  if (mine.includes(at) && mine.length === 1) return t("table-you");
  const side = scene.seats[at];
  const named = seat?.name || seat?.kind === "computer"; // else it is called by its colour already
  return side?.role || (named && side?.colours.length) ? sideName(side, at) : "";
}

/** A small badge for whoever watches. */
export function Watching() {
  return html`<p class="watching"><${Icon} name="people" size=${18} /> ${t("table-watching")}</p>`;
}
