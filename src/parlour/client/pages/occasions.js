/** Games by occasion: what fits an evening, and why; and which were played last in this browser. */
import { html } from "../dom.js";
import { keep, recall } from "../keep.js";
import { t } from "../words.js";
/** @import { ShelfGame } from "../wire.js" */

const QUICK = 10; // minutes
const ROUND = 5; // so many make a big round
const RACES = ["ludo", "track"]; // families in which the dice run and nobody need plan
const REMEMBERED = 12;

/** @param {ShelfGame} game */
const most = (game) => Math.max(...game.seats);

/** @type {Record<string, (game: ShelfGame) => boolean>} */
const FITS = {
  quick: (game) => game.minutes <= QUICK,
  children: (game) => RACES.includes(game.family) || (game.nature === "luck" && game.minutes <= 2 * QUICK),
  think: (game) => game.nature === "thought" && game.seats.includes(2),
  round: (game) => most(game) >= ROUND,
  alone: (game) => game.seats.includes(1),
};

/** @param {ShelfGame[]} games @param {string} occasion */
export const fitting = (games, occasion) => games.filter((game) => FITS[occasion]?.(game) ?? true);

/** Why a game fits. @param {ShelfGame} game @param {string} occasion */
export const whyFits = (game, occasion) =>
  occasion in FITS ? t(`occasion-${occasion}.why`, { minutes: game.minutes, most: most(game) }) : "";

/** @param {{ chosen: string, choose: (occasion: string) => void }} props */
export function Occasions({ chosen, choose }) {
  return html`<div class="occasions" role="group" aria-label=${t("occasions")}>
    ${Object.keys(FITS).map(
      (occasion) =>
        html`<button
          type="button"
          class="button occasion"
          key=${occasion}
          aria-pressed=${chosen === occasion}
          data-occasion=${occasion}
          onClick=${() => choose(chosen === occasion ? "" : occasion)}
        >
          ${t(`occasion-${occasion}`)}
        </button>`,
    )}
  </div>`;
}

/** @returns {string[]} the games that were begun here, the last one first */
const played = () => recall("played", /** @type {string[]} */ ([])).filter((id) => typeof id === "string");

/** @param {string} id */
export function rememberPlayed(id) {
  keep("played", [...new Set([id, ...played()])].slice(0, REMEMBERED));
}

/** What was played last stands first; the others stay as they are. @param {readonly ShelfGame[]} games */
export function lastPlayedFirst(games) {
  const known = played();
  const rank = (/** @type {ShelfGame} */ { id }) => (known.includes(id) ? known.indexOf(id) : REMEMBERED);
  return [...games].sort((one, other) => rank(one) - rank(other));
}
