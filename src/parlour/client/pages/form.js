/** A half-filled form is kept, whatever happens to the page. */
import { messageId } from "../api.js";
import { keep, recall } from "../keep.js";
import { names } from "../settings.js";
/** @import { GameInfo, Options, SeatWish } from "../wire.js" */

/**
 * @typedef {object} Form
 * @property {number} seats how many play
 * @property {SeatWish[]} wishes one for every seat the game can have, so that fewer players and more again loses nothing
 * @property {Options} options
 * @property {string} message the id under which the table will be created
 */

/**
 * You against computers, by the printed rules.
 * @param {GameInfo} game
 * @returns {Form}
 */
export function blank(game) {
  const [first = ""] = names();
  const wishes = Array.from({ length: Math.max(...game.seats) }, (_, at) => /** @type {SeatWish} */ (at === 0 ? { kind: "person", name: first, level: 2 } : { kind: "computer", name: "", level: 2 }));
  return { seats: game.usual_seats, wishes, options: Object.fromEntries(game.options.map((option) => [option.name, option.default])), message: messageId() };
}

/**
 * @param {GameInfo} game
 * @returns {Form}
 */
export function recallForm(game) {
  const fresh = blank(game);
  const old = recall(`form.${game.id}`, /** @type {Form & { version: number } | null} */ (null));
  if (!old || old.version !== game.version) return fresh;
  return {
    seats: game.seats.includes(old.seats) ? old.seats : fresh.seats,
    wishes: fresh.wishes.map((wish, at) => ({ ...wish, ...old.wishes[at] })),
    options: { ...fresh.options, ...Object.fromEntries(Object.entries(old.options).filter(([name]) => name in fresh.options)) },
    message: old.message,
  };
}

/**
 * @param {GameInfo} game
 * @param {Form} form
 */
export function keepForm(game, form) {
  keep(`form.${game.id}`, { ...form, version: game.version });
}

/**
 * What is sent: the seats that play, and the options that matter with so many of them.
 * @param {GameInfo} game
 * @param {Form} form
 */
export function wishOf(game, form) {
  const options = Object.fromEntries(game.options.filter((option) => matters(option, form)).map((option) => [option.name, form.options[option.name] ?? option.default]));
  const seats = form.wishes.slice(0, form.seats).map((wish) => ({ ...wish, name: wish.kind === "person" ? wish.name.trim() : "" }));
  return { game: game.id, options, seats };
}

/**
 * @param {{ seats: number[] }} option
 * @param {Form} form
 */
export const matters = (option, form) => option.seats.length === 0 || option.seats.includes(form.seats);
