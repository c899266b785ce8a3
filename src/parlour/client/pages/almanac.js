/** What many games have shown of a game: a few sentences and two small pictures. */
import { html } from "../dom.js";
import { getAlmanac } from "../api.js";
import { t } from "../words.js";
import { useFetched } from "./page.js";
/** @import { AlmanacPage, Lengths } from "../wire.js" */
/** @typedef {{ share: number, won: number, label: string, told: string }} Bar won: of 100 */

const WIDTH = 240; // of a picture, in its own units
const HEIGHT = 84;
const LOW = 18; // a bar that has no room for its figure
const BAND = 28; // the height of what decides
const DRAWN = 0.02; // fewer draws than that are not told of
const NEARLY_ALL = 0.85; // of the luck

/** @param {{ id: string, minutes: number }} props minutes: as the head of the page has them */
export function Almanac({ id, minutes }) {
  const { found } = useFetched(() => getAlmanac(id), [id]);
  const told = found ? sentences(found, minutes) : [];
  if (!found || told.length === 0) return null;
  return html`<section class="game-almanac" aria-labelledby="almanac-title">
    <h2 id="almanac-title">${t("almanac-title")}</h2>
    <p>${told.join(" ")}</p>
    <div class="almanac-pictures">
      ${
        found.lengths &&
        found.middle &&
        (spread(found.lengths) || alike(found.lengths)) &&
        html`<${Histogram} lengths=${found.lengths} middle=${found.middle} />`
      }
      ${found.order ? html`<${Victories} known=${found} />` : html`<${Deciding} luck=${found.luck} />`}
    </div>
    <p class="quiet">${source(found)}</p>
  </section>`;
}

/** Of 100. @param {number} share */
const percent = (share) => Math.round(100 * share);

/** @param {number} time */
const inMinutes = (time) => Math.max(1, Math.round(time));

/**
 * Of 100, and together as many as the shares are: what is left over by rounding down goes to the largest remainders.
 * @param {number[]} shares
 */
export function inHundred(shares) {
  const exact = shares.map((share) => Math.round(1e6 * share) / 1e4); // 0.475 is not quite 47.5 of 100 otherwise
  const found = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, one) => sum + one, 0)) - found.reduce((sum, one) => sum + one, 0);
  const rest = (/** @type {number} */ at) => (exact[at] ?? 0) - (found[at] ?? 0);
  const byRest = exact.map((_, at) => at).sort((one, other) => rest(other) - rest(one));
  for (const at of byRest.slice(0, left)) found[at] = (found[at] ?? 0) + 1;
  return found;
}

/** Whether the ends of the picture of lengths can be told apart. @param {Lengths} lengths */
const spread = ({ low, width, games }) => inMinutes(low) < inMinutes(low + width * games.length);

/** Whether all games took equally long: one bar is the whole picture. @param {Lengths} lengths */
const alike = ({ games }) => games.filter((count) => count > 0).length === 1;

/**
 * What the figures come from. Where luck has no say at all nobody throws.
 * @param {AlmanacPage} known
 */
export function source({ level, games, seats, luck }) {
  if (level === 0) return t("almanac-source-luck", { games });
  const play = [...(seats === 1 ? ["alone"] : []), ...(luck === 0 ? ["thought"] : [])].join("-");
  return t("almanac-source", { games, play: play || "dice" });
}

/**
 * @param {AlmanacPage} known
 * @param {number} minutes told where they are sure, and where the half that the picture tells of has them in it
 */
export function sentences(known, minutes) {
  const told = [];
  const [from = 0, to = Infinity] = known.middle ?? [];
  if (known.minutes !== null && inMinutes(from) <= minutes && minutes <= inMinutes(to))
    told.push(t("almanac-length", { minutes }));
  if (known.won !== null) told.push(t("almanac-won", { won: percent(known.won) }));
  if (known.first !== null) told.push(beginning(known, known.first));
  if (known.luck !== null) told.push(t("almanac-luck", { luck: deciding(known.luck) }));
  if (known.changes !== null) told.push(t("almanac-changes", { changes: Math.round(known.changes) }));
  if (known.comebacks !== null) told.push(t("almanac-comebacks", { comebacks: percent(known.comebacks) }));
  return told;
}

/** Whether it helps to begin; the figures are those of the picture. @param {AlmanacPage} known @param {number} first */
function beginning(known, first) {
  const draws = known.draws ?? 0;
  const order = known.order ?? [first];
  if (known.sides > 2) {
    const [won = 0] = inHundred(order);
    const even = percent(1 / known.sides);
    if (won === even || isEven(known, order)) return t("almanac-first-even");
    return t("almanac-first-many", { won, even });
  }
  const [won = 0, drawn = 0] = inHundred(outcomes([first, 1 - first], draws));
  if (draws >= DRAWN) return t("almanac-first-drawn", { won, drawn });
  return isEven(known, order) ? t("almanac-first-even") : t("almanac-first", { won });
}

/**
 * Whether the figures do not tell from chance that somebody wins more often: of who begins they say so within their
 * standard error, of several others together within twice that.
 * @param {AlmanacPage} known
 * @param {number[]} order
 */
function isEven({ sides, games }, order) {
  const error = Math.sqrt((1 - 1 / sides) / sides / games);
  return order.every((share, at) => Math.abs(share - 1 / sides) <= (at === 0 || sides === 2 ? 1 : 2) * error);
}

/**
 * Of two: who begins, draws where they are worth telling, and the other.
 * @param {number[]} order
 * @param {number} draws
 */
const outcomes = ([first = 0, second = 0], draws) =>
  draws < DRAWN ? [first, second] : [first - draws / 2, draws, second - draws / 2];

/** @param {number} luck */
function deciding(luck) {
  if (luck === 0) return "none";
  if (luck === 1) return "all";
  if (luck >= NEARLY_ALL) return "most";
  return luck >= 0.5 ? "more" : "less";
}

/** @param {number} from @param {number} to */
export const middling = (from, to) =>
  from === to && to > 1 ? t("almanac-middle-same", { minutes: to }) : t("almanac-middle", { from, to });

/** How long games take. @param {{ lengths: Lengths, middle: number[] }} props */
function Histogram({ lengths, middle }) {
  const { low, width, games } = lengths;
  const same = alike(lengths);
  const most = Math.max(...games);
  const step = WIDTH / games.length;
  const [from = low, to = low] = middle;
  const told = same ? t("almanac-middle-all") : middling(inMinutes(from), inMinutes(to));
  const bars = same ? [{ count: most, at: (games.length - 1) / 2 }] : games.map((count, at) => ({ count, at }));
  const ends = same ? [low] : [low, low + width * games.length];
  return html`<figure>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${told}>
      ${bars.map(({ count, at }) => {
        const height = ((HEIGHT - 1) * count) / most;
        const inside = same || (low + width * (at + 1) > from && low + width * at < to);
        return html`<rect
          key=${at}
          class=${inside ? "almanac-bar" : "almanac-bar almanac-rare"}
          x=${at * step + 1.5}
          y=${HEIGHT - height}
          width=${step - 3}
          height=${height}
        />`;
      })}
      <line class="almanac-ground" x1="0" y1=${HEIGHT} x2=${WIDTH} y2=${HEIGHT} />
    </svg>
    <div class=${same ? "almanac-scale almanac-seats" : "almanac-scale"} aria-hidden="true">
      ${ends.map((end) => html`<span key=${end}>${t("almanac-minutes", { minutes: inMinutes(end) })}</span>`)}
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
            >${t("almanac-number", { number: bar.won })}</text
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
export function victories(known) {
  const order = known.order ?? [];
  const draws = known.draws ?? 0;
  if (order.length === 2 && draws >= DRAWN) {
    const shares = outcomes(order, draws);
    const rounded = inHundred(shares);
    return ["begins", "drawn", "second"].map((who, at) => {
      const won = rounded[at] ?? 0;
      return { share: shares[at] ?? 0, won, label: t(`almanac-${who}`), told: t(`almanac-${who}-told`, { won }) };
    });
  }
  const rounded = inHundred(order);
  return order.map((share, at) => {
    const [number, won] = [at + 1, rounded[at] ?? 0];
    const label = at === 0 ? t("almanac-begins") : t("almanac-number", { number });
    const told = at === 0 ? t("almanac-begins-told", { won }) : t("almanac-order-told", { number, won });
    return { share, won, label, told };
  });
}

/** What decides: dice, or thought. @param {{ luck: number | null }} props */
function Deciding({ luck }) {
  if (luck === null || luck === 0 || luck === 1) return null; // a sentence has said it all
  const dice = Math.min(99, Math.max(1, percent(luck))); // where somebody chooses it is never all, nor nothing
  return html`<figure>
    <svg
      viewBox="0 0 ${WIDTH} ${BAND}"
      role="img"
      aria-label=${t("almanac-deciding-told", { dice, thought: 100 - dice })}
    >
      <rect class="almanac-bar" x="0" y="0" width=${WIDTH * luck} height=${BAND} />
      <rect
        class="almanac-bar almanac-rare"
        x=${WIDTH * luck}
        y="0.75"
        width=${Math.max(0, WIDTH * (1 - luck) - 0.75)}
        height=${BAND - 1.5}
      />
    </svg>
    <div class="almanac-scale" aria-hidden="true">
      <span>${t("almanac-dice", { dice })}</span>
      <span>${t("almanac-thought", { thought: 100 - dice })}</span>
    </div>
    <figcaption>${t("almanac-deciding")}</figcaption>
  </figure>`;
}
