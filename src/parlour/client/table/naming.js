// What people call a seat.
import { castName } from "../cast.js";
import { t } from "../words.js";
/** @import { View } from "../wire.js" */

/** Its player's name, or its colour. @param {View} view @param {number} at */
export function seatName(view, at) {
  const seat = view.seats[at];
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return castName(view.seats, at);
  const colour = view.moment.scene.seats[at]?.colours[0];
  if (seat.kind === "open" && !seat.taken) return t("table-open-seat");
  return colour ? t(`colour-${colour}`) : t("table-seat", { number: at + 1 });
}
