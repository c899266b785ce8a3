// How a game ended, said to whoever looks: the winner reads another sentence than the one who lost.
import { listed } from "../locale.js";
import { has, t } from "../words.js";
import { seatName } from "./naming.js";
/** @import { Moment, View } from "../wire.js" */

/**
 * @typedef {object} Ended
 * @property {string} words
 * @property {boolean} glad somebody who sits at this screen has reason to celebrate
 */

/** @param {View} view @param {Moment} moment @param {number[]} mine @returns {Ended} */
export function endedFor(view, moment, mine) {
  const places = moment.result?.places ?? [];
  if (places.length === 1) return alone(moment, places[0] === 1 && mine.length > 0);
  const winners = places.flatMap((place, at) => (place === 1 ? [at] : []));
  const me = mine.length === 1 ? (mine[0] ?? -1) : -1; // several at one screen are told by their names
  const others = (/** @type {number[]} */ seats) =>
    listed(seats.filter((at) => at !== me).map((at) => seatName(view, at)));
  if (!winners.length) return { words: t("table-end-nobody"), glad: false };
  if (winners.length === places.length) {
    const between = me >= 0 && places.length === 2;
    return { words: t(between ? "table-end-draw-with" : "table-end-draw", { names: others(winners) }), glad: false };
  }
  const glad = winners.some((at) => mine.includes(at));
  if (winners.includes(me))
    return { words: t(winners.length > 1 ? "table-end-you-with" : "table-end-you", { names: others(winners) }), glad };
  const place = places[me] ?? 0;
  if (place && places.some((other) => other > place))
    return { words: t("table-end-place", { place, count: places.length }), glad };
  const names = { names: others(winners), count: winners.length };
  return { words: t(me >= 0 ? "table-end-goes-to" : "table-end-wins", names), glad };
}

/**
 * Nobody else plays: a game says itself what was reached, where it was worth something.
 * @param {Moment} moment
 * @param {boolean} won
 */
function alone(moment, won) {
  const { id, args } = moment.scene.prompt;
  const own = `${id}.headline`;
  if (has(own)) return { words: t(own, args), glad: won };
  return { words: t(moment.result?.places[0] === 1 ? "table-end-alone" : "table-end-alone-lost"), glad: false };
}
