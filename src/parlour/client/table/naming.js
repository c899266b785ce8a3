// What people call a seat.
import { castName } from "../cast.js";
import { say, spoken, t } from "../words.js";
/** @import { SeatView, View } from "../wire.js" */

/** Its player's name, or its colour. @param {View} view @param {number} at */
export function seatName(view, at) {
  const seat = view.seats[at];
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return castName(view.seats, at);
  if (seat.kind === "open" && !seat.taken) return t("table-open-seat");
  return colourName(view.moment.scene.seats[at], at);
}

/** Its colour. @param {SeatView | undefined} seat @param {number} at */
function colourName(seat, at) {
  const colour = seat?.colours[0];
  return colour ? t(`colour-${colour}`) : t("table-seat", { number: at + 1 });
}

/**
 * What it plays, where the sides are not alike, or its colour.
 * @param {SeatView | undefined} seat @param {number} at
 */
export function sideName(seat, at) {
  const name = seat?.role ? say(seat.role.name) : colourName(seat, at);
  return name.charAt(0).toLocaleUpperCase(spoken.value) + name.slice(1);
}
