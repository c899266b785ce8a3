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
/** The languages in which it is known where rules come from. */
export const explained = signal(/** @type {Language[]} */ ([]));
const AGAIN = 3000; // ms until words that could not be fetched are asked for again
const attempt = signal(0);
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
  if (language.peek() !== wanted) return; // switched again meanwhile
  document.documentElement.lang = wanted;
  bundle.value = found;
  wordless.value = false;
}

/** Fetch what is said about the sources of rules, which only a game's page does. @param {Language} wanted */
export async function explainSources(wanted) {
  const words = loaded.get(wanted);
  if (!words || explained.peek().includes(wanted)) return;
  const text = await get(`/api/words/${wanted}/sources`, { text: true });
  if (explained.peek().includes(wanted)) return; // asked twice
  for (const error of words.addResource(new FluentResource(String(text)))) console.error(error);
  explained.value = [...explained.value, wanted];
}

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
 * @param {Record<string, Arg>} args
 * @returns {Record<string, string | number>}
 */
function plain(args) {
  return Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === "object" ? say(arg) : arg]),
  );
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
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  /** @type {Error[]} */
  const errors = [];
  const text = words.formatPattern(pattern, plain(args), errors);
  for (const error of errors) console.warn(id, error);
  return text;
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

/**
 * How long ago, in words.
 * @param {string} moment ISO time
 */
export function ago(moment) {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  for (const [unit, size] of /** @type {const} */ ([
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ])) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return words.format(0, "minute");
}
