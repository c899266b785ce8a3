/** Language, light, sound and names: chosen once, remembered in this browser. */
import { computed, effect, signal } from "./dom.js";
import { keep, recall } from "./keep.js";
import { carry, query } from "./router.js";
/** @import { Language } from "./wire.js" */

/** @type {readonly Language[]} those there are words in, as the server has written them into the page */
export const LANGUAGES = (document.documentElement.dataset.languages ?? "en").split(" ");
/** @type {readonly Theme[]} */
export const THEMES = ["system", "light", "dark"];
/** @typedef {"system" | "light" | "dark"} Theme */

/** What early.js has found in the address, in what was kept, or in the browser's own wishes. */
export const language = signal(document.documentElement.lang);
/** @type {import("./vendor/signals/signals.js").Signal<Theme>} */
export const theme = signal(THEMES.find((known) => known === recall("theme", /** @type {string} */ (""))) ?? "system");
export const sound = signal(Boolean(recall("sound", false)));

const darkOutside = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(darkOutside.matches);
darkOutside.addEventListener("change", (event) => (systemDark.value = event.matches));

/** Whether the page is dark now, whoever decided it. */
export const dark = computed(() => (theme.value === "system" ? systemDark.value : theme.value === "dark"));

const stillOutside = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether things should not move. */
export const still = signal(stillOutside.matches);
stillOutside.addEventListener("change", (event) => (still.value = event.matches));

effect(() => {
  keep("theme", theme.value);
  if (theme.value === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
  if (colour && dark.value !== undefined)
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
});
effect(() => keep("sound", sound.value));

/**
 * The language is kept only when somebody chose it, so that the browser's own wish counts until then; from then on the
 * address names it, too.
 * @param {Language} chosen
 */
export function speak(chosen) {
  keep("language", chosen);
  language.value = chosen;
  carry("lang", chosen);
}
// On the way back to a page that was left in another language, its address follows the language, not the other way.
effect(() => {
  const named = query.value.get("lang");
  if (named !== null && named !== language.value) carry("lang", language.value);
});

/** Whether the system tells of a turn that comes while nobody looks. */
export const reminders = signal(Boolean(recall("reminders", false)));
effect(() => keep("reminders", reminders.value));

/** How many times this browser has come here, this time included; a reload is no visit. */
export const visits = countVisit();
function countVisit() {
  const before = Number(recall("visits", 0));
  try {
    if (sessionStorage.getItem("parlour.visit")) return before;
    sessionStorage.setItem("parlour.visit", "yes");
  } catch {
    return 0; // nothing can be kept here: every visit is the first
  }
  keep("visits", before + 1);
  return before + 1;
}

/** @returns {string[]} the names people took at this browser, newest first */
export function names() {
  return recall("names", /** @type {string[]} */ ([])).filter((name) => typeof name === "string");
}

/** @param {string[]} taken names in the order of their seats */
export function rememberNames(taken) {
  const clean = taken.map((name) => name.trim()).filter(Boolean);
  keep("names", [...new Set([...clean, ...names()])].slice(0, 8));
}
