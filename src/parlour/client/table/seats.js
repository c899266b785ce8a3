// Who sits here: one card per seat with name, sign, what it holds, and whether it is its turn.
import { html, useState } from "../dom.js";
import { Icon } from "../art/icons.js";
import { Sign } from "../art/signs.js";
import { castName, castNature } from "../cast.js";
import { say, t } from "../words.js";
import { PieceIcon } from "./pieces.js";
/** @import { Holding, Scene, View } from "../wire.js" */

const FEW = 5; // up to so many pieces are drawn one by one

/** What people call a seat: its player's name, or its colour. @param {View} view @param {number} at */
export function seatName(view, at) {
  const seat = view.seats[at];
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return castName(view.seats, at);
  const colour = view.moment.scene.seats[at]?.colours[0];
  if (seat.kind === "open" && !seat.taken) return t("table-open-seat");
  return colour ? t(`colour-${colour}`) : t("table-seat", { number: at + 1 });
}

/**
 * @param {{view: View, scene: Scene, mine: number[], thinking: number, live: boolean}} props
 *   live: what is shown is the game itself
 */
export function Seats({ view, scene, mine, thinking, live }) {
  return html`<ol class="seat-cards" aria-label=${t("table-seats")}>
    ${scene.seats.map(
      (_, at) =>
        html`<${SeatCard}
          key=${at}
          at=${at}
          view=${view}
          scene=${scene}
          mine=${mine}
          thinking=${thinking}
          live=${live}
        />`,
    )}
  </ol>`;
}

/** @param {{at: number, view: View, scene: Scene, mine: number[], thinking: number, live: boolean}} props */
function SeatCard({ at, view, scene, mine, thinking, live }) {
  const [whole, setWhole] = useState(false); // a long name is cut until it is touched
  const shown = scene.seats[at];
  const seat = view.seats[at];
  const name = seatName(view, at);
  if (!shown || !seat) return null;
  const acting = scene.hand === at && view.ready;
  const colour = acting && shown.colours.includes(scene.colour) ? scene.colour : (shown.colours[0] ?? "");
  const vacant = seat.kind === "open" && !seat.taken;
  return html`<li
    class="seat-card c-${colour} ${acting ? "acting" : ""} ${vacant ? "vacant" : ""}"
    aria-current=${acting ? "true" : undefined}
    data-seat=${at}
  >
    <span class="seat-signs"
      >${shown.colours.map((token) => html`<span class="seat-mark"><${Sign} colour=${token} size=${22} /></span>`)}${
        seat.kind === "computer" &&
        html`<span class="seat-face" title=${seat.level > 0 ? t(`cast-${seat.level}.help`) : ""}
          ><${Icon} name=${`cast-${seat.level}`} size=${22}
        /></span>`
      }</span
    >
    <span class="seat-words">
      <span class="seat-name ${whole ? "whole" : ""}" title=${name} onClick=${() => setWhole(!whole)}>${name}</span>
      <span class="seat-note">${note(view, scene, at, mine, acting && (live || scene.seats.length > 1), live)}</span>
    </span>
    ${
      thinking === at &&
      html`<span class="dots" role="img" aria-label=${t("table-thinking-here")}><i></i><i></i><i></i></span>`
    }
    ${
      shown.place > 0 &&
      scene.seats.some(({ place }) => place !== shown.place) &&
      html`<span class="place">${t("table-place", { place: shown.place })}</span>`
    }
    ${
      shown.holdings.length > 0 &&
      html`<span class="holdings">${shown.holdings.map((holding) => html`<${Held} holding=${holding} />`)}</span>`
    }
  </li>`;
}

/**
 * @param {View} view @param {Scene} scene @param {number} at @param {number[]} mine
 * @param {boolean} acting @param {boolean} live
 */
function note(view, scene, at, mine, acting, live) {
  const seat = view.seats[at];
  if (seat?.kind === "open" && !seat.taken) return t("table-waiting-here");
  if (acting && live && mine.includes(at) && mine.length === 1) return t("table-your-turn");
  if (acting) return t("table-to-move");
  if (seat?.kind === "computer") return castNature(seat.level);
  if (mine.includes(at) && mine.length === 1) return t("table-you");
  const colour = scene.seats[at]?.colours[0];
  return seat?.name && colour ? t(`colour-${colour}`) : "";
}

/** What a seat holds: drawn where there is a drawing. @param {{holding: Holding}} props */
export function Held({ holding }) {
  const words = t("table-holding", { name: holding.name, count: holding.count });
  if (!holding.kind) return html`<span class="held-words">${words}</span>`;
  const drawn = Math.min(holding.count, holding.count > FEW + 4 ? 1 : holding.count);
  return html`<span class="held" title=${words}>
    <span class="sr-only">${words}</span>
    <span class="held-label" aria-hidden="true">${say(holding.name)}</span>
    <span class="held-pieces ${drawn ? "" : "held-none"}" aria-hidden="true"
      >${Array.from(
        { length: Math.max(drawn, 1) },
        () => html`<${PieceIcon} kind=${holding.kind} colour=${holding.colour} />`,
      )}</span
    >
    <b aria-hidden="true">${holding.count}</b>
  </span>`;
}

/** A small badge for whoever watches. */
export function Watching() {
  return html`<p class="watching"><${Icon} name="people" size=${18} /> ${t("table-watching")}</p>`;
}
