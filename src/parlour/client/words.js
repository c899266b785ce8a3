/** Puts messages into words: Fluent, in the chosen language. No sentence lives in code. */
import { computed, effect, signal } from "./dom.js";
import { language } from "./settings.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
import { get } from "./api.js";
/** @import { Language, Message } from "./wire.js" */

/** @typedef {string | number | Message} Arg */

/** @type {Map<Language, FluentBundle>} */
const loaded = new Map();
/** @type {import("./vendor/signals/signals.js").Signal<FluentBundle | null>} */
const bundle = signal(null);
/** What is not said everywhere is fetched by whoever says it: where rules come from, what is said in company. */
/** @typedef {"play" | "sources" | "company" | "between" | "records" | "review" | "almanac" | "errors"} Part */
/** The parts that somebody has asked for; each new language brings them too. @type {Set<Part>} */
const parts = new Set();
/** The parts that are there, as "en/company". */
const brought = signal(/** @type {string[]} */ ([]));
const AGAIN = 3000; // ms until words that could not be fetched are asked for again
const attempt = signal(0);
const HYPHEN = /(?<![\p{L}\d-])-(?=\d)/gu; // what most languages' number formats write before a number below zero
/**
 * Who plays which colour at the table that is open, by the id of the colour's message: where a colour does something,
 * its player is named instead.
 */
export const doers = signal(/** @type {ReadonlyMap<string, Message>} */ (new Map()));
/** How what can be said in several ways is said: by the attribute of this name, where a message has it. */
export const manner = signal("");
/** Whether there are no words to say anything with. */
export const wordless = signal(false);
/** Whether there are words yet. */
export const ready = computed(() => bundle.value !== null);
/** The language of the words that are there; while another one is fetched, still the old one. */
export const spoken = computed(() => bundle.value?.locales[0] ?? "");

/** @param {Language} wanted */
async function load(wanted) {
  let found = loaded.get(wanted);
  if (!found) {
    const text = await get(`/api/words/${wanted}`, { text: true });
    found = new FluentBundle(wanted, { useIsolating: false });
    for (const error of found.addResource(new FluentResource(String(text)))) console.error(error);
    loaded.set(wanted, found);
  }
  await Promise.all([...parts].map((part) => fetchPart(wanted, part)));
  if (language.peek() !== wanted) return; // switched again meanwhile
  document.documentElement.lang = wanted;
  bundle.value = found;
  wordless.value = false;
}

/** @param {Language} wanted @param {Part} part */
async function fetchPart(wanted, part) {
  const words = loaded.get(wanted);
  const name = `${wanted}/${part}`;
  if (!words || brought.peek().includes(name)) return;
  const text = await get(`/api/words/${name}`, { text: true });
  if (brought.peek().includes(name)) return; // asked twice
  for (const error of words.addResource(new FluentResource(String(text)))) console.error(error);
  brought.value = [...brought.value, name];
}

/** Have parts of the words from now on, in whatever language is spoken. @param {Part[]} wanted */
export async function bring(...wanted) {
  for (const part of wanted) parts.add(part);
  await Promise.all(wanted.map((part) => fetchPart(language.peek(), part)));
}

/** Whether a part of the words is there. @param {Part} part */
export const knows = (part) => brought.value.includes(`${spoken.value}/${part}`);

/** Fetch the words of the chosen language, now and whenever it changes. */
export function listen() {
  effect(() => {
    const wanted = language.value;
    attempt.value; // read, so that this runs again when it is raised
    load(wanted).catch((error) => {
      console.warn(error);
      if (!bundle.peek()) wordless.value = true;
      setTimeout(() => (attempt.value += 1), AGAIN);
    });
  });
}

/**
 * Arguments that are messages are put into words first; their attributes, which are other forms of the same, travel
 * along: what a language calls "colour-red.genitive" is $winner-genitive where the winner is red.
 * @param {Record<string, Arg>} args
 * @returns {Record<string, string | number>}
 */
function plain(args) {
  /** @type {Record<string, string | number>} */
  const worded = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg !== "object") {
      worded[name] = arg;
      continue;
    }
    const meant = doers.value.get(arg.id) ?? arg;
    worded[name] = say(meant);
    for (const form of Object.keys(bundle.value?.getMessage(meant.id)?.attributes ?? {}))
      worded[`${name}-${form}`] = t(`${meant.id}.${form}`, meant.args);
  }
  return worded;
}

/**
 * The words of a message of texts/, or of one of its attributes ("game-x.tag"). A missing one shows its id.
 * @param {string} id
 * @param {Record<string, Arg>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const words = bundle.value;
  if (!words) return "";
  const [name = "", attribute] = id.split(".");
  const message = words.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : (message?.attributes[manner.value] ?? message?.value);
  if (!pattern) return id;
  /** @type {Error[]} */
  const errors = [];
  const worded = plain(args);
  const text = words.formatPattern(pattern, worded, errors);
  for (const error of errors) console.warn(id, error);
  return Object.values(worded).some((value) => typeof value === "number" && value < 0)
    ? text.replace(HYPHEN, "−")
    : text;
}

/**
 * Whether the words have this message (or attribute).
 * @param {string} id
 */
export function has(id) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.value?.getMessage(name);
  return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message?.value);
}

/**
 * A message from the server, in words.
 * @param {Message} message
 * @returns {string}
 */
export function say(message) {
  return t(message.id, message.args);
}
