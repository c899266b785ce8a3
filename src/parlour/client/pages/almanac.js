/** What many games have shown of a game: a few sentences and two small pictures. */
import { html } from "../dom.js";
import { getAlmanac } from "../api.js";
import { t } from "../words.js";
import { useFetched } from "./page.js";
/** @import { AlmanacPage, Lengths } from "../wire.js" */
/** @typedef {{ share: number, label: string, told: string }} Bar */

const WIDTH = 240; // of a picture, in its own units
const HEIGHT = 84;
const LOW = 18; // a bar that has no room for its figure
const BAND = 28; // the height of what decides
const DRAWN = 0.02; // fewer draws than that are not told of
const NEARLY_ALL = 0.85; // of the luck

/** @param {{ id: string }} props */
export function Almanac({ id }) {
  const { found } = useFetched(() => getAlmanac(id), [id]);
  const told = found ? sentences(found) : [];
  if (!found || told.length === 0) return null;
  return html`<section class="game-almanac" aria-labelledby="almanac-title">
    <h2 id="almanac-title">${t("almanac-title")}</h2>
    <p>${told.join(" ")}</p>
    <div class="almanac-pictures">
      ${found.lengths && found.middle && html`<${Histogram} lengths=${found.lengths} middle=${found.middle} />`}
      ${found.order ? html`<${Victories} known=${found} />` : html`<${Deciding} luck=${found.luck} />`}
    </div>
    <p class="quiet">${t(found.level === 0 ? "almanac-source-luck" : "almanac-source", { games: found.games })}</p>
  </section>`;
}

/** Of 100. @param {number} share */
const percent = (share) => Math.round(100 * share);

/** As one says it, and as the shelf does: whole minutes, and fives where it takes longer. @param {number} minutes */
const about = (minutes) => (minutes < 7.5 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5));

/** @param {AlmanacPage} known */
function sentences(known) {
  const told = [];
  if (known.minutes !== null) told.push(t("almanac-length", { minutes: about(known.minutes) }));
  if (known.won !== null) told.push(t("almanac-won", { won: percent(known.won) }));
  if (known.first !== null) told.push(beginning(known, known.first));
  if (known.luck !== null) told.push(t("almanac-luck", { luck: deciding(known.luck) }));
  if (known.changes !== null) told.push(t("almanac-changes", { changes: Math.round(known.changes) }));
  if (known.comebacks !== null) told.push(t("almanac-comebacks", { comebacks: percent(known.comebacks) }));
  return told;
}

/** Whether it helps to begin. @param {AlmanacPage} known @param {number} first */
function beginning(known, first) {
  if (known.sides > 2) return t("almanac-first-many", { won: percent(first), even: percent(1 / known.sides) });
  const draws = known.draws ?? 0;
  if (draws < DRAWN) return t("almanac-first", { won: percent(first) });
  return t("almanac-first-drawn", { won: percent(first - draws / 2), drawn: percent(draws) });
}

/** @param {number} luck */
function deciding(luck) {
  if (luck === 0) return "none";
  if (luck === 1) return "all";
  if (luck >= NEARLY_ALL) return "most";
  return luck >= 0.5 ? "more" : "less";
}

/** How long games take. @param {{ lengths: Lengths, middle: number[] }} props */
function Histogram({ lengths, middle }) {
  const { low, width, games } = lengths;
  const most = Math.max(...games);
  const step = WIDTH / games.length;
  const [from = low, to = low] = middle;
  const told = t("almanac-middle", { from: Math.round(from), to: Math.round(to) });
  return html`<figure>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${told}>
      ${games.map((count, at) => {
        const height = ((HEIGHT - 1) * count) / most;
        const inside = low + width * (at + 1) > from && low + width * at < to;
        return html`<rect
          key=${at}
          class=${inside ? "almanac-bar" : "almanac-bar almanac-rare"}
          x=${at * step + 1}
          y=${HEIGHT - height}
          width=${step - 2}
          height=${height}
        />`;
      })}
      <line class="almanac-ground" x1="0" y1=${HEIGHT} x2=${WIDTH} y2=${HEIGHT} />
    </svg>
    <div class="almanac-scale" aria-hidden="true">
      <span>${t("almanac-minutes", { minutes: Math.round(low) })}</span>
      <span>${t("almanac-minutes", { minutes: Math.round(low + width * games.length) })}</span>
    </div>
    <figcaption>${told}</figcaption>
  </figure>`;
}

/** Who wins, by order of play. @param {{ known: AlmanacPage }} props */
function Victories({ known }) {
  const bars = victories(known);
  const even = known.sides === 2 && bars.length === 3 ? null : 1 / known.sides;
  const most = Math.max(...bars.map((bar) => bar.share), even ?? 0);
  const step = WIDTH / bars.length;
  return html`<figure>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${bars.map((bar) => bar.told).join(" ")}>
      ${bars.map((bar, at) => {
        const height = (HEIGHT * bar.share) / most;
        return html`<g key=${at}>
          <rect class="almanac-bar" x=${at * step + step / 4} y=${HEIGHT - height} width=${step / 2} height=${height} />
          <text
            class=${height < LOW ? "almanac-above" : undefined}
            x=${(at + 0.5) * step}
            y=${HEIGHT - (height < LOW ? height + 4 : 6)}
            >${t("almanac-number", { number: percent(bar.share) })}</text
          >
        </g>`;
      })}
      ${
        even !== null &&
        html`<line
          class="almanac-even"
          x1="0"
          y1=${HEIGHT - (HEIGHT * even) / most}
          x2=${WIDTH}
          y2=${HEIGHT - (HEIGHT * even) / most}
        />`
      }
      <line class="almanac-ground" x1="0" y1=${HEIGHT} x2=${WIDTH} y2=${HEIGHT} />
    </svg>
    <div class="almanac-scale almanac-seats" aria-hidden="true">
      ${bars.map((bar, at) => html`<span key=${at}>${bar.label}</span>`)}
    </div>
    <figcaption>${t("almanac-victories")}</figcaption>
  </figure>`;
}

/** @param {AlmanacPage} known @returns {Bar[]} */
function victories(known) {
  const order = known.order ?? [];
  const draws = known.draws ?? 0;
  if (order.length === 2 && draws >= DRAWN)
    return ["begins", "drawn", "second"].map((who, at) => {
      const share = who === "drawn" ? draws : (order[at / 2] ?? 0) - draws / 2;
      return { share, label: t(`almanac-${who}`), told: t(`almanac-${who}-told`, { won: percent(share) }) };
    });
  return order.map((share, at) => {
    const number = at + 1;
    const label = at === 0 ? t("almanac-begins") : t("almanac-number", { number });
    const told =
      at === 0
        ? t("almanac-begins-told", { won: percent(share) })
        : t("almanac-order-told", { number, won: percent(share) });
    return { share, label, told };
  });
}

/** What decides: dice, or thought. @param {{ luck: number | null }} props */
function Deciding({ luck }) {
  if (luck === null || luck === 0 || luck === 1) return null; // a sentence has said it all
  const dice = percent(luck);
  return html`<figure>
    <svg
      viewBox="0 0 ${WIDTH} ${BAND}"
      role="img"
      aria-label=${t("almanac-deciding-told", { dice, thought: 100 - dice })}
    >
      <rect class="almanac-bar" x="0" y="0" width=${WIDTH * luck} height=${BAND} />
      <rect class="almanac-bar almanac-rare" x=${WIDTH * luck} y="0" width=${WIDTH * (1 - luck)} height=${BAND} />
    </svg>
    <div class="almanac-scale" aria-hidden="true">
      <span>${t("almanac-dice", { dice })}</span>
      <span>${t("almanac-thought", { thought: 100 - dice })}</span>
    </div>
    <figcaption>${t("almanac-deciding")}</figcaption>
  </figure>`;
}
