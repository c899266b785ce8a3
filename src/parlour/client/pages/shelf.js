/** The shelf: boxes with printed lids that open onto their games, all games at once, and whatever is looked for. */
import { html, useId, useState } from "../dom.js";
import { getMine, getShelf } from "../api.js";
import { keep, recall } from "../keep.js";
import { byName } from "../locale.js";
import { t } from "../words.js";
import { Cover, coverInk } from "../art/cover.js";
import { Icon } from "../art/icons.js";
import { Facts } from "./facts.js";
import { ANYTHING, Finder, foundAs, looking, matching } from "./find.js";
import { Mine } from "./mine.js";
import { Occasions, fitting, lastPlayedFirst, whyFits } from "./occasions.js";
import { Picture } from "./picture.js";
import { useFetched, useScroll, useTitle } from "./page.js";
import { Trouble } from "./trouble.js";
import { ParlourWindow, lookIntoWindow } from "./window.js";
/** @import { ShelfBox, ShelfGame } from "../wire.js" */

export function ShelfPage() {
  const { found, wrong, again } = useFetched(getShelf, []);
  const mine = useFetched(getMine, []);
  const shown = useFetched(lookIntoWindow, []);
  useTitle(t("shelf-title"));
  const there = [mine, shown].every((asked) => asked.found || asked.wrong); // else they would push the shelf away
  useScroll(Boolean(found && there));
  if (wrong) return html`<${Trouble} what="offline" again=${again} />`;
  return html`<div class="shelf-page">
    <div class="hello">
      <h1>${t("shelf-title")}</h1>
      <p class="lead quiet">${t("shelf-lead")}</p>
    </div>
    <${Mine} ...${mine} />
    <${ParlourWindow} tables=${shown.found ?? []} />
    ${
      found &&
      there &&
      html`<${Shelf} boxes=${found.boxes} />
        <p class="shelf-foot"><a href="/open">${t("ui-open")}</a></p>`
    }
  </div>`;
}

/** What is looked for: still there on the way back from a game, but not for the next visitor. */
let sought = ANYTHING;
let soughtFor = ""; // an occasion

/** @param {{ boxes: ShelfBox[] }} props */
function Shelf({ boxes }) {
  const [wish, setWish] = useState(sought);
  const [all, setAll] = useState(() => recall("all", false));
  const games = [...new Map(boxes.flatMap((box) => box.games).map((game) => [game.id, game])).values()];
  const [occasion, setOccasion] = useState(soughtFor);
  const found = fitting(looking(wish) ? matching(games, wish) : games, occasion);
  return html`
    <${Occasions}
      chosen=${occasion}
      choose=${(/** @type {string} */ next) => ((soughtFor = next), setOccasion(next))}
    />
    <${Finder}
      wish=${wish}
      set=${(/** @type {import("./find.js").Wish} */ next) => ((sought = next), setWish(next))}
      all=${all}
      showAll=${(/** @type {boolean} */ next) => (keep("all", next), setAll(next))}
    />
    ${
      looking(wish) || all || occasion
        ? html`<${Games} games=${found} text=${wish.text} occasion=${occasion} />`
        : html`<${Boxes} boxes=${boxes} />`
    }
  `;
}

/** All games that were found. @param {{ games: ShelfGame[], text: string, occasion: string }} props */
function Games({ games, text, occasion }) {
  const named = text.trim() !== ""; // then they come as well as they fit
  const sorted = named ? games : lastPlayedFirst(byName(games, (game) => t(`game-${game.id}`)));
  return html`<section aria-labelledby="found-title">
    <h2 id="found-title" class="found-title" role="status">
      ${games.length ? t("shelf-games", { count: games.length }) : t("shelf-none")}
    </h2>
    <div class="found">
      ${sorted.map(
        (game) =>
          html`<${GameCard}
            key=${game.id}
            game=${game}
            alias=${text && foundAs(game, text)}
            why=${whyFits(game, occasion)}
          />`,
      )}
    </div>
  </section>`;
}

/** @param {{ boxes: ShelfBox[] }} props */
function Boxes({ boxes }) {
  // A box keeps its place, and with it its inks, whether or not the boxes before it have games yet.
  const filled = boxes.map((box, at) => ({ box, at })).filter(({ box }) => box.games.length > 0);
  const [open, setOpen] = useState(() => recall("box", filled[0]?.box.id ?? ""));
  /** @param {string} id */
  const toggle = (id) =>
    setOpen((now) => {
      const next = now === id ? "" : id;
      keep("box", next);
      return next;
    });
  if (filled.length === 0) return html`<p class="quiet">${t("shelf-empty")}</p>`;
  return html`<section aria-labelledby="boxes-title">
    <h2 id="boxes-title" class="sr-only">${t("shelf-boxes")}</h2>
    <div class="boxes" style=${{ "--count": String(filled.length) }}>
      ${filled.map(
        ({ box, at }) =>
          html`<${Box} key=${box.id} box=${box} at=${at} open=${open === box.id} toggle=${() => toggle(box.id)} />`,
      )}
    </div>
  </section>`;
}

/** @param {{ box: ShelfBox, at: number, open: boolean, toggle: () => void }} props */
function Box({ box, at, open, toggle }) {
  const tray = useId();
  const title = t(`box-${box.id}`);
  const games = t("shelf-games", { count: box.games.length });
  return html`
    <div class="box" data-open=${open} style=${{ "--ink-of-box": coverInk(at) }}>
      <button type="button" class="lid" aria-expanded=${open} aria-controls=${tray} onClick=${toggle}>
        <${Cover} id=${box.id} at=${at} />
        <span class="lid-label"
          ><span class="lid-title">${title}</span><span class="lid-tag">${t(`box-${box.id}.tag`)}</span
          ><span class="lid-count">${games}</span></span
        >
      </button>
    </div>
    <div
      class="box-tray"
      id=${tray}
      hidden=${!open}
      role="group"
      aria-label=${t("shelf-in-box", { box: title })}
      style=${{ "--ink-of-box": coverInk(at) }}
    >
      ${
        open &&
        html`<div class="box-tray-inside">
          ${lastPlayedFirst(box.games).map((game) => html`<${GameCard} key=${game.id} game=${game} />`)}
        </div>`
      }
    </div>
  `;
}

/**
 * Found by another name than its title, the card says which; for an occasion, why it fits.
 * @param {{ game: ShelfGame, alias?: string, why?: string }} props
 */
function GameCard({ game, alias = "", why = "" }) {
  const title = t(`game-${game.id}`);
  return html`<a class="game-card card" href=${`/game/${game.id}`}>
    <${Picture} game=${game.id} seats=${game.usual_seats} />
    <span class="game-card-words">
      <span class="game-card-title">${title}</span>
      ${alias && alias !== title && html`<span class="game-card-alias">${t("shelf-alias", { name: alias })}</span>`}
      ${why && html`<span class="game-card-why">${why}</span>`}
      <span class="quiet">${t(`game-${game.id}.tag`)}</span>
      <${Facts} seats=${game.seats} minutes=${game.minutes} />
    </span>
    <span class="game-card-go"><${Icon} name="forward" size="20" /></span>
  </a>`;
}
