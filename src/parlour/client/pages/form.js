/** A half-filled form is kept, whatever happens to the page. */
import { messageId } from "../api.js";
import { LEVELS } from "../cast.js";
import { keep, recall } from "../keep.js";
import { names } from "../settings.js";
/** @import { Clock, GameInfo, GameOption, Kit, Message, Options, OptionValue, Preset, SeatWish } from "../wire.js" */

/**
 * @typedef {object} Form
 * @property {number} seats how many play
 * @property {SeatWish[]} wishes
 *   one for every seat the game can have, so that fewer players and more again loses nothing
 * @property {Options} options
 * @property {Clock | null} clock
 * @property {string} message the id under which the table will be created
 */
/** Changes parts of the newest form. @typedef {(part: (form: Form) => Partial<Form>) => void} Change */

/**
 * You against computers, by the printed rules.
 * @param {GameInfo} game
 * @returns {Form}
 */
export function blank(game) {
  const [first = ""] = names();
  const wishes = Array.from(
    { length: Math.max(...game.seats) },
    (_, at) =>
      /** @type {SeatWish} */ (
        at === 0 ? { kind: "person", name: first, level: 2 } : { kind: "computer", name: "", level: 2 }
      ),
  );
  return {
    seats: game.usual_seats,
    wishes,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: null,
    message: messageId(),
  };
}

/**
 * @param {GameInfo} game
 * @returns {Form}
 */
export function recallForm(game) {
  const fresh = blank(game);
  const old = recall(`form.${game.id}`, /** @type {Form & { version: number, levels?: number } | null} */ (null));
  if (!old || old.version !== game.version) return fresh;
  return {
    seats: game.seats.includes(old.seats) ? old.seats : fresh.seats,
    wishes: fresh.wishes.map((wish, at) => ({ ...wish, ...rescaled(old.wishes[at], old.levels) })),
    options: {
      ...fresh.options,
      ...Object.fromEntries(Object.entries(old.options).filter(([name]) => name in fresh.options)),
    },
    clock: old.clock ?? null,
    message: old.message,
  };
}

/**
 * A wish that was kept when there were three levels: they are the first, the third and the fifth now.
 * @param {SeatWish | undefined} wish
 * @param {number | undefined} levels how many there were
 */
const rescaled = (wish, levels) =>
  wish && levels !== LEVELS.length ? { ...wish, level: Math.min(2 * wish.level - 1, LEVELS.length) } : wish;

/**
 * @param {GameInfo} game
 * @param {Form} form
 */
export function keepForm(game, form) {
  keep(`form.${game.id}`, { ...form, version: game.version, levels: LEVELS.length });
}

/**
 * What is sent: the seats that play, and the options that matter with so many of them.
 * @param {GameInfo} game
 * @param {Form} form
 */
export function wishOf(game, form) {
  const options = Object.fromEntries(
    game.options.filter((option) => matters(option, form)).map((option) => [option.name, valueOf(game, option, form)]),
  );
  const seats = form.wishes
    .slice(0, form.seats)
    .map((wish) => ({ ...wish, name: wish.kind === "person" ? wish.name.trim() : "" }));
  return { game: game.id, options, seats, clock: form.seats > 1 ? form.clock : null };
}

/**
 * Whether a value goes with this number of players.
 * @param {GameOption} option
 * @param {OptionValue} value
 * @param {number} seats
 */
export const fitting = (option, value, seats) =>
  option.fits.every((fit) => fit.value !== value || fit.seats.includes(seats));

/**
 * Every value that an option can have, or for a number those between its bounds.
 * @param {GameOption} option
 * @returns {OptionValue[]}
 */
function valuesOf(option) {
  if (option.kind === "switch") return [false, true];
  if (option.kind === "choice") return option.choices;
  return Array.from({ length: option.high - option.low + 1 }, (_, at) => option.low + at);
}

/**
 * What was chosen, or if that does not go with so many players, the nearest thing that does.
 * @param {GameInfo} game
 * @param {GameOption} option
 * @param {Form} form
 * @returns {OptionValue}
 */
export function valueOf(game, option, form) {
  const wished = form.options[option.name] ?? option.default;
  if (option.kit) return objection(game, option, form) ? option.default : wished;
  if (!option.fits.length || fitting(option, wished, form.seats)) return wished;
  return [option.default, ...valuesOf(option)].find((value) => fitting(option, value, form.seats)) ?? wished;
}

/**
 * Whether anybody decides anything in a game that is set up like this.
 * @param {GameInfo} game
 * @param {Form} form
 */
export function isDecided(game, form) {
  if (game.nature !== "luck") return true;
  return game.options.some((option) => option.decides && valueOf(game, option, form) !== option.default);
}

/**
 * The option with only the values that go with so many players.
 * @param {GameOption} option
 * @param {number} seats
 * @returns {GameOption}
 */
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

/**
 * Whether a preset has a say in an option: boards are built, not preset.
 * @param {GameInfo} game
 * @param {GameOption} option
 */
const presettable = (game, option) => !option.kit && !isSets(game, option);

/**
 * The preset that the form has come to, if any.
 * @param {GameInfo} game
 * @param {Form} form
 */
export const presetOf = (game, form) =>
  game.presets.find((preset) =>
    game.options
      .filter((option) => presettable(game, option) && matters(option, form))
      .every((option) => {
        const meant = preset.options[option.name] ?? option.default;
        return valueOf(game, option, form) === meant || !fitting(option, meant, form.seats);
      }),
  );

/**
 * The options as a preset wants them.
 * @param {GameInfo} game
 * @param {Form} form
 * @param {Preset} preset
 * @returns {Partial<Form>}
 */
export const withPreset = (game, form, preset) => ({
  options: Object.fromEntries(
    game.options.map((option) => [
      option.name,
      presettable(game, option)
        ? (preset.options[option.name] ?? option.default)
        : (form.options[option.name] ?? option.default),
    ]),
  ),
});

/**
 * The parts that were joined; none for the usual board.
 * @param {GameOption} option
 * @param {Form} form
 * @returns {string[]}
 */
export function chainOf(option, form) {
  const wished = String(form.options[option.name] ?? option.default);
  return wished === option.default ? [] : wished.split("+");
}

/** @param {number[]} counts */
export const sum = (counts) => counts.reduce((whole, count) => whole + count, 0);

/**
 * How many sets of a kit are at hand: as many as the place of what was chosen among its choices.
 * @param {GameInfo} game
 * @param {Kit} kit
 * @param {Form} form
 */
export function setsOf(game, kit, form) {
  const option = game.options.find((known) => known.name === kit.sets);
  return option ? option.choices.indexOf(String(valueOf(game, option, form))) + 1 : kit.joints.length;
}

/**
 * Whether an option only says which sets a kit has, so that the builder shows it.
 * @param {GameInfo} game
 * @param {GameOption} option
 */
export const isSets = (game, option) => game.options.some((other) => other.kit?.sets === option.name);

/**
 * Why the parts cannot be joined like this, or carry so many players; null if they can. The server has the last word.
 * @param {GameInfo} game @param {GameOption} option @param {Form} form @returns {Message | null}
 */
export function objection(game, option, form) {
  const chain = chainOf(option, form);
  const kit = option.kit;
  if (!kit || !chain.length) return null;
  /** @param {string} word @param {Message["args"]} args */
  const because = (word, args = {}) => ({ id: `${kit.family}-kit-${word}`, args });
  const sets = setsOf(game, kit, form);
  const joints = sum(kit.joints.slice(0, sets));
  if (chain.length - 1 > joints) return because("joints", { joints, sets });
  let sides = 2;
  for (const [at, name] of chain.entries()) {
    const part = kit.parts.find((known) => known.name === name);
    if (!part) return because("empty");
    const stock = sum(part.stock.slice(0, sets));
    const named = { id: `${kit.family}-part-${name}`, args: {} };
    if (chain.filter((other) => other === name).length > stock)
      return because("stock", { part: named, count: stock, sets });
    if (part.ends && chain.length === 1) return because("alone", { part: named });
    if (part.ends && at > 0 && at < chain.length - 1) return because("middle", { part: named });
    sides += part.sides - 2;
  }
  return sides < form.seats ? because("sides", { sides, players: form.seats }) : null;
}

/**
 * An address that sets up the same table: how many play, and what differs from the printed rules.
 * @param {GameInfo} game
 * @param {Form} form
 */
export function linkOf(game, form) {
  const { options } = wishOf(game, form);
  const changed = game.options.filter((option) => option.name in options && options[option.name] !== option.default);
  const asked = new URLSearchParams([
    ["seats", String(form.seats)],
    ...changed.map((option) => [option.name, String(options[option.name])]),
  ]);
  return `/game/${game.id}?${asked}`;
}

/**
 * The form as such an address wants it; what it does not name, or names wrongly, stays.
 * @param {GameInfo} game
 * @param {Form} form
 * @param {URLSearchParams} asked
 * @returns {Form}
 */
export function fromLink(game, form, asked) {
  const seats = Number(asked.get("seats"));
  if (!game.seats.includes(seats)) return form;
  const printed = blank(game).options;
  const wished = game.options
    .filter((option) => asked.has(option.name))
    .map((option) => [option.name, readValue(option, asked.get(option.name) ?? "")]);
  return { ...form, seats, options: { ...printed, ...Object.fromEntries(wished) } };
}

/** @param {GameOption} option @param {string} text @returns {OptionValue} */
function readValue(option, text) {
  if (option.kind === "switch") return text === "true";
  if (option.kind === "number")
    return Number.isInteger(Number(text)) &&
      Number(text) >= (option.off ? 0 : option.low) &&
      Number(text) <= option.high
      ? Number(text)
      : option.default;
  return option.kind === "choice" && !option.choices.includes(text) ? option.default : text;
}
