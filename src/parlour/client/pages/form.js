/** A half-filled form is kept, whatever happens to the page. */
import { messageId } from "../api.js";
import { keep, recall } from "../keep.js";
import { names } from "../settings.js";
/** @import { GameInfo, GameOption, Options, OptionValue, SeatWish } from "../wire.js" */

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
  const options = Object.fromEntries(game.options.filter((option) => matters(option, form)).map((option) => [option.name, valueOf(option, form)]));
  const seats = form.wishes.slice(0, form.seats).map((wish) => ({ ...wish, name: wish.kind === "person" ? wish.name.trim() : "" }));
  return { game: game.id, options, seats };
}

/** Whether a value goes with this number of players. @param {GameOption} option @param {OptionValue} value @param {number} seats */
export const fitting = (option, value, seats) => option.fits.every((fit) => fit.value !== value || fit.seats.includes(seats));

/** Every value that an option can have, or for a number those between its bounds. @param {GameOption} option @returns {OptionValue[]} */
function valuesOf(option) {
  if (option.kind === "switch") return [false, true];
  if (option.kind === "choice") return option.choices;
  return Array.from({ length: option.high - option.low + 1 }, (_, at) => option.low + at);
}

/** What was chosen, or if that does not go with so many players, the nearest thing that does. @param {GameOption} option @param {Form} form */
export function valueOf(option, form) {
  const wished = form.options[option.name] ?? option.default;
  if (!option.fits.length || fitting(option, wished, form.seats)) return wished;
  return [option.default, ...valuesOf(option)].find((value) => fitting(option, value, form.seats)) ?? wished;
}

/** The option with only the values that go with so many players. @param {GameOption} option @param {number} seats @returns {GameOption} */
export function narrowed(option, seats) {
  if (!option.fits.length) return option;
  const left = valuesOf(option).filter((value) => fitting(option, value, seats));
  if (option.kind === "choice") return { ...option, choices: option.choices.filter((choice) => left.includes(choice)) };
  const numbers = left.map(Number);
  return option.kind === "number" ? { ...option, low: Math.min(...numbers), high: Math.max(...numbers) } : option;
}

/**
 * @param {{ seats: number[] }} option
 * @param {Form} form
 */
export const matters = (option, form) => option.seats.length === 0 || option.seats.includes(form.seats);
