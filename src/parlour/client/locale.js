/** What each language writes in its own way besides words: lists, numbers, times, the order of names. */
import { spoken } from "./words.js";

/** Several things as one says them: a, b and c. @param {string[]} things */
export const listed = (things) => new Intl.ListFormat(spoken.value, { type: "conjunction" }).format(things);

/** One of several things: a, b or c. @param {string[]} things */
export const either = (things) => new Intl.ListFormat(spoken.value, { type: "disjunction" }).format(things);

/** A number with its sign for decimals. @param {number} value */
export const number = (value) => new Intl.NumberFormat(spoken.value).format(value);

/** A figure of a score, with the minus sign of print. @param {number} value */
export const figure = (value) => String(value).replace("-", "−");

/**
 * Things in the order of their names.
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} name
 * @returns {T[]}
 */
export function byName(things, name) {
  const { compare } = new Intl.Collator(spoken.value, { numeric: true });
  return [...things].sort((one, other) => compare(name(one), name(other)));
}

/** How long something lasts. @param {number} count @param {"day" | "hour" | "minute" | "second"} unit */
export const lasting = (count, unit) =>
  new Intl.NumberFormat(spoken.value, { style: "unit", unit, unitDisplay: "long" }).format(count);

/** The time of day. @param {number} moment ms since 1970 */
export const clockTime = (moment) =>
  new Intl.DateTimeFormat(spoken.value, { hour: "numeric", minute: "2-digit" }).format(new Date(moment));

/** How long ago. @param {string} moment ISO time */
export function ago(moment) {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  const words = new Intl.RelativeTimeFormat(spoken.value, { numeric: "auto" });
  for (const [unit, size] of /** @type {const} */ ([
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ])) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return words.format(0, "minute");
}
