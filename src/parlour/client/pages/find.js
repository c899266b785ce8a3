/** Finding a game: by any of its names, by who is there, by the time there is, by what decides it. */
import { html } from "../dom.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";
/** @import { ShelfGame } from "../wire.js" */

/**
 * What is looked for; an empty string is anything.
 * @typedef {{ text: string, players: string, length: string, nature: string, dice: string }} Wish
 */

/** @type {Wish} */
export const ANYTHING = { text: "", players: "", length: "", nature: "", dice: "" };

const CHOICES = /** @type {const} */ ({
  players: ["1", "2", "3", "4", "5", "6", "7", "8"],
  length: ["short", "medium", "long"],
  nature: ["thought", "both", "luck"],
  dice: ["with", "without"],
});
const SHORT = 15; // minutes
const MEDIUM = 30;

/** @param {Wish} wish */
export const looking = (wish) => Object.values(wish).some((value) => value.trim() !== "");

/**
 * Without accents, capitals and marks: an umlaut is found by its letter alone, and by two letters.
 * @param {string} text
 */
const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** @param {string} text */
const spelledOut = (text) =>
  plain(text.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

/** The name that the text was found in, or an empty one. @param {ShelfGame} game @param {string} text */
export function foundAs(game, text) {
  const parts = plain(text).split(" ");
  return (
    game.names.find((name) =>
      [plain(name), spelledOut(name)].some((known) => parts.every((part) => known.includes(part))),
    ) ?? ""
  );
}

/** @param {number} minutes */
const lengthOf = (minutes) => (minutes <= SHORT ? "short" : minutes <= MEDIUM ? "medium" : "long");

/** @param {ShelfGame[]} games @param {Wish} wish */
export const matching = (games, wish) =>
  games.filter(
    (game) =>
      (wish.text.trim() === "" || foundAs(game, wish.text) !== "") &&
      (wish.players === "" || game.seats.includes(Number(wish.players))) &&
      (wish.length === "" || lengthOf(game.minutes) === wish.length) &&
      (wish.nature === "" || game.nature === wish.nature) &&
      (wish.dice === "" || (game.nature !== "thought") === (wish.dice === "with")),
  );

/** @param {{ wish: Wish, set: (wish: Wish) => void, all: boolean, showAll: (all: boolean) => void }} props */
export function Finder({ wish, set, all, showAll }) {
  /** @param {keyof Wish} name */
  const take = (name) => (/** @type {Event} */ event) =>
    set({ ...wish, [name]: /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value });
  return html`<search class="finder">
    <label class="finder-text"
      ><span class="sr-only">${t("shelf-find")}</span><${Icon} name="find" size="20" />
      <input
        class="text"
        type="search"
        name="find"
        placeholder=${t("shelf-find")}
        autocomplete="off"
        maxlength="60"
        value=${wish.text}
        onInput=${take("text")}
      />
    </label>
    ${Object.entries(CHOICES).map(
      ([name, values]) =>
        html`<span class="select" key=${name}
          ><select
            class="text"
            name=${name}
            aria-label=${t(`shelf-${name}`)}
            value=${wish[/** @type {keyof Wish} */ (name)]}
            onChange=${take(/** @type {keyof Wish} */ (name))}
          >
            <option value="">${t(`shelf-${name}-any`)}</option>
            ${values.map(
              (value) =>
                html`<option value=${value} selected=${wish[/** @type {keyof Wish} */ (name)] === value}>
                  ${name === "players" ? t("shelf-players-of", { count: Number(value) }) : t(`shelf-${name}-${value}`)}
                </option>`,
            )}
          </select></span
        >`,
    )}
    ${
      looking(wish)
        ? html`<button type="button" class="button" data-action="forget" onClick=${() => set(ANYTHING)}>
            <${Icon} name="close" size="18" />${t("shelf-forget")}
          </button>`
        : html`<button
            type="button"
            class="button"
            aria-pressed=${all}
            data-action="all"
            onClick=${() => showAll(!all)}
          >
            ${t(all ? "shelf-show-boxes" : "shelf-show-all")}
          </button>`
    }
  </search>`;
}
