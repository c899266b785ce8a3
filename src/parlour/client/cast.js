/** The computers: one cast for all games, a character per level. Where nobody decides anything there is no level. */
import { t } from "./words.js";
/** @import { Seat } from "./wire.js" */

export const LEVELS = [1, 2, 3, 4, 5];

/** @param {Pick<Seat, "kind" | "name" | "level">} seat */
const nameless = (seat) => seat.kind === "computer" && !seat.name;

/**
 * What a computer is called; of several of one level at a table each has a number.
 * @param {readonly Pick<Seat, "kind" | "name" | "level">[]} seats
 * @param {number} at
 */
export function castName(seats, at) {
  const level = seats[at]?.level ?? 0;
  const same = seats.flatMap((seat, other) => (nameless(seat) && seat.level === level ? [other] : []));
  return t(`cast-${level}`, { number: same.length > 1 ? same.indexOf(at) + 1 : 0 });
}

/** How a computer plays, in a word; nothing where it decides nothing. @param {number} level */
export const castNature = (level) => (level > 0 ? t(`cast-${level}.nature`) : "");
