/** How many play, and how long. */
import { html } from "../dom.js";
import { either } from "../locale.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";

/** @param {number[]} seats */
export function players(seats) {
  const low = Math.min(...seats);
  const high = Math.max(...seats);
  if (high - low >= seats.length) {
    return t("page-players-some", { counts: either(seats.map(String)) });
  }
  return low === high ? t("page-players", { count: low }) : t("page-players-range", { low, high });
}

/** @param {{ seats: number[], minutes: number }} props */
export function Facts({ seats, minutes }) {
  return html`<span class="facts">
    <span><${Icon} name="people" size="18" />${players(seats)}</span>
    <span><${Icon} name="clock" size="18" />${t("page-minutes", { minutes })}</span>
  </span>`;
}
