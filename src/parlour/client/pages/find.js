/** Finding a game: by any of its names, by who is there, by the time there is, by what decides it. */
import { html, signal, useEffect, useState } from "../dom.js";
import { getNames } from "../api.js";
import { byName } from "../locale.js";
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
const FEW_LETTERS = 4; // a shorter word must be right
const MANY_LETTERS = 8; // such a word may have two slips, one between has one

/** @param {Wish} wish */
export const looking = (wish) => Object.values(wish).some((value) => value.trim() !== "");

/**
 * Without accents, capitals and marks.
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

/** An umlaut is found by its letter alone, and by two letters. @param {string} name */
const spellings = (name) => [plain(name), spelledOut(name)];

/** @param {string} text */
const wordsOf = (text) => plain(text).split(" ").filter(Boolean);

/**
 * Whether every word of a text is somewhere in a name, or the whole text without its gaps.
 * @param {string} name
 * @param {string} text
 */
function holds(name, text) {
  const parts = wordsOf(text);
  return (
    parts.length > 0 &&
    spellings(name).some(
      (known) => parts.every((part) => known.includes(part)) || known.replaceAll(" ", "").includes(parts.join("")),
    )
  );
}

/**
 * The same, but each word may have slips.
 * @param {string} name
 * @param {string} text
 */
function nearlyHolds(name, text) {
  const parts = wordsOf(text);
  return (
    parts.length > 0 &&
    spellings(name).some((known) =>
      parts.every((part) => known.split(" ").some((word) => slips(part, word) <= forgiven(part))),
    )
  );
}

/** How many slips are forgiven. @param {string} word */
const forgiven = (word) => (word.length < FEW_LETTERS ? 0 : word.length < MANY_LETTERS ? 1 : 2);

/**
 * The fewest letters left out, added, changed or swapped between what was typed and some beginning of a word. The
 * server counts the same way (core/finding.py).
 * @param {string} typed
 * @param {string} word
 */
function slips(typed, word) {
  /** @type {number[]} */
  let older = [];
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let at = 0; at < typed.length; at++) {
    [older, before, row] = [before, row, [at + 1]];
    for (let other = 0; other < word.length; other++) {
      const changed = Number(before[other]) + (typed[at] === word[other] ? 0 : 1);
      const swapped = at > 0 && other > 0 && typed[at] === word[other - 1] && typed[at - 1] === word[other];
      row.push(
        Math.min(
          Number(before[other + 1]) + 1,
          Number(row[other]) + 1,
          changed,
          swapped ? Number(older[other - 1]) + 1 : Infinity,
        ),
      );
    }
  }
  return Math.min(...row);
}

/** What every game is called, in print, by people and in every language of the box: for whoever looks for one. */
const names = signal(/** @type {Record<string, string[]>} */ ({}));

export async function bringNames() {
  if (Object.keys(names.peek()).length === 0) names.value = await getNames();
}

/** @param {ShelfGame} game */
const namesOf = (game) => [t(`game-${game.id}`), ...(names.value[game.id] ?? [])];

/** The name that the text was found in, or an empty one. @param {ShelfGame} game @param {string} text */
export const foundAs = (game, text) =>
  namesOf(game).find((name) => holds(name, text)) ?? namesOf(game).find((name) => nearlyHolds(name, text)) ?? "";

/**
 * How well a title fits: it is the text, begins with it, holds it, or only another name does.
 * @param {ShelfGame} game
 * @param {string} text
 */
function rank(game, text) {
  const title = t(`game-${game.id}`);
  const sought = spellings(text);
  const some = (/** @type {(known: string, part: string) => boolean} */ fits) =>
    spellings(title).some((known) => sought.some((part) => fits(known, part)));
  if (some((known, part) => known === part)) return 0;
  if (some((known, part) => known.startsWith(part))) return 1;
  return holds(title, text) ? 2 : 3;
}

/**
 * The same where the text has slips.
 * @param {ShelfGame} game
 * @param {string} text
 */
function nearRank(game, text) {
  const title = t(`game-${game.id}`);
  const [known, sought] = [wordsOf(title), wordsOf(text)];
  if (nearlyHolds(known.slice(0, sought.length).join(" "), text)) return known.length === sought.length ? 0 : 1;
  return nearlyHolds(title, text) ? 2 : 3;
}

/**
 * The games that have a name like this, the best first, of equals by their titles: names that hold it, or where there
 * are none those that nearly do.
 * @param {ShelfGame[]} games
 * @param {string} text
 */
export function named(games, text) {
  if (text.trim() === "") return games;
  const inOrder = byName(games, (game) => t(`game-${game.id}`)); // which a stable sort keeps
  for (const [fits, ranked] of /** @type {const} */ ([
    [holds, rank],
    [nearlyHolds, nearRank],
  ])) {
    const found = inOrder.filter((game) => namesOf(game).some((name) => fits(name, text)));
    if (found.length) return found.sort((one, other) => ranked(one, text) - ranked(other, text));
  }
  return [];
}

/** @param {number} minutes */
const lengthOf = (minutes) => (minutes <= SHORT ? "short" : minutes <= MEDIUM ? "medium" : "long");

/** @param {ShelfGame[]} games @param {Wish} wish */
export const matching = (games, wish) =>
  named(games, wish.text).filter(
    (game) =>
      (wish.players === "" || game.seats.includes(Number(wish.players))) &&
      (wish.length === "" || lengthOf(game.minutes) === wish.length) &&
      (wish.nature === "" || game.nature === wish.nature) &&
      (wish.dice === "" || (game.nature !== "thought") === (wish.dice === "with")),
  );

/** @param {{ wish: Wish, set: (wish: Wish) => void, all: boolean, showAll: (all: boolean) => void }} props */
export function Finder({ wish, set, all, showAll }) {
  const [more, setMore] = useState(false); // on a phone games come before filters
  const typing = wish.text !== "";
  useEffect(() => {
    if (typing) bringNames().catch((error) => console.warn(error)); // titles do until then
  }, [typing]);
  /** @param {keyof Wish} name */
  const take = (name) => (/** @type {Event} */ event) =>
    set({ ...wish, [name]: /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value });
  return html`<search class="finder ${more ? "finder-open" : ""}">
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
    <button
      type="button"
      class="button finder-more"
      aria-expanded=${more}
      aria-label=${t("shelf-filters")}
      title=${t("shelf-filters")}
      onClick=${() => setMore(!more)}
    >
      <${Icon} name="sliders" size="20" />
    </button>
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
