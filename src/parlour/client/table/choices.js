// Own choices about every table, kept in this browser. Where nothing is chosen, the game suggests it.
import { computed, effect, html, signal } from "../dom.js";
import { keep, recall } from "../keep.js";
import { Languages } from "../languages.js";
import { sound, theme, THEMES } from "../settings.js";
import { wear } from "../wear.js";
import { manner, t } from "../words.js";
/** @import { View } from "../wire.js" */

/**
 * @typedef {object} Choice
 * @property {string} name
 * @property {readonly string[]} values the first is what the game suggests
 * @property {import("../vendor/signals/signals.js").ReadonlySignal<string>} chosen
 * @property {(value: string) => void} choose
 */

/** @param {string} name @param {readonly string[]} values @returns {Choice} */
function choice(name, values) {
  const kept = recall(name, /** @type {string} */ (""));
  const chosen = signal(values.find((value) => value === kept) ?? values[0] ?? "");
  effect(() => keep(name, chosen.value === values[0] ? undefined : chosen.value));
  return { name, values, chosen, choose: (value) => (chosen.value = value) };
}

/** How fast things move. */
export const speed = choice("speed", ["suggested", "calm", "usual", "quick"]);
/** When it is shown where one may act: all the time, when a piece is touched, or not at all. */
export const marks = choice("marks", ["suggested", "always", "touch", "never"]);
/** Whether dice are thrown, and the only move there is is made, without a touch. */
export const auto = choice("auto", ["off", "on"]);
/** Whose side of the board is below. */
export const side = choice("side", ["own", "first"]);
/** In which letters, or figures, a notation that has some names its pieces. */
const notation = choice("notation", ["language", "english", "figurine"]);
effect(() => {
  manner.value = notation.chosen.value;
});

/**
 * What is chosen here stands at the root, where styles find it.
 * @param {string} name
 * @param {readonly string[]} values
 */
function worn(name, values) {
  const made = choice(name, values);
  effect(() => {
    const chosen = made.chosen.value;
    if (chosen === values[0]) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = chosen;
  });
  return made;
}

/** The inks of boards and pieces; the first are the games' own. */
const board = worn("board", ["printed", "slate", "contrast"]);
const pieces = worn("pieces", ["turned", "flat", "contrast"]);
effect(() => {
  if ([board, pieces].some(({ chosen, values }) => chosen.value !== values[0]))
    wear("/client/table/styles.css").catch((error) => console.warn(error)); // the games' own do as well
});
/** On which side of a phone the thumb is that plays. */
const thumb = worn("thumb", ["right", "left"]);

/** @type {Choice[]} what the header offers too, where there is one */
const EVERYWHERE = [
  {
    name: "theme",
    values: THEMES,
    chosen: theme,
    choose: (value) => (theme.value = THEMES.find((known) => known === value) ?? "system"),
  },
  {
    name: "sound",
    values: ["off", "on"],
    chosen: computed(() => (sound.value ? "on" : "off")),
    choose: (value) => (sound.value = value === "on"),
  },
];

/** @type {Record<string, number>} by which every motion lasts longer or shorter */
const PACES = { calm: 1.5, usual: 1, quick: 0.3 };
/** What nobody decides, and what computers do between throws, is over soon; one's own throw may be enjoyed. */
const SUGGESTED = {
  luck: { own: 0.6, computer: 0.3 },
  both: { own: 1, computer: 0.4 },
  thought: { own: 1, computer: 1 },
};

/** By how much longer or shorter what a seat does is shown. @param {View | null} view @param {number} seat */
export function paceOf(view, seat) {
  const chosen = PACES[speed.chosen.value];
  if (chosen !== undefined || !view) return chosen ?? 1;
  return SUGGESTED[view.nature][view.seats[seat]?.kind === "computer" ? "computer" : "own"];
}

/** When marks are shown at this table. @param {View} view @returns {"always" | "touch" | "never"} */
export function marksAt(view) {
  const chosen = marks.chosen.value;
  if (chosen === "always" || chosen === "touch" || chosen === "never") return chosen;
  return view.nature === "thought" ? "touch" : "always";
}

/** All of them that mean something at this table, to choose from. @param {{view: View}} props */
export function Choices({ view }) {
  const drawn = view.board.sites.length > 0;
  const sided = view.board.turns.some((turn) => turn !== view.board.turns[0]);
  const offered = [
    ...(drawn ? [board, pieces] : []),
    marks,
    speed,
    auto,
    ...(sided ? [side] : []),
    ...(Object.keys(view.letters).length ? [notation] : []),
    thumb,
    ...EVERYWHERE,
  ];
  return html`<section class="choices">
    <h2>${t("choices-title")}</h2>
    ${offered.map((one) => html`<${Select} key=${one.name} ...${one} />`)}
    <div class="choice"><span>${t("choice-language")}</span><${Languages} /></div>
    <p class="quiet">${t("choices-kept")}</p>
  </section>`;
}

/** @param {Choice} props */
function Select({ name, values, chosen, choose }) {
  return html`<label class="choice">
    <span>${t(`choice-${name}`)}</span>
    <span class="select"
      ><select
        class="text"
        name=${name}
        onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${values.map(
          (value) =>
            html`<option value=${value} selected=${chosen.value === value}>${t(`choice-${name}-${value}`)}</option>`,
        )}
      </select></span
    >
  </label>`;
}
