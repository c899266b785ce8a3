// What a game was worth to every seat, position by position: a picture to touch, and the same as a table.
import { html } from "../dom.js";
import { listed } from "../locale.js";
import { t } from "../words.js";
/** @import { Review, ReviewedMove } from "../wire.js" */

const WIDE = 320;
const HIGH = 120;
const EDGE = 4;

/**
 * @typedef {object} GraphProps
 * @property {Review} review
 * @property {string[]} names
 * @property {string[]} colours
 * @property {number} at the position that is shown, counted in actions; -1 if none is
 * @property {(position: number) => void} jump
 */

/** @param {GraphProps} props */
export function Graph({ review, names, colours, at, jump }) {
  const { worths } = review;
  const last = Math.max(1, worths.length - 1);
  const [low, high] = range(review);
  const x = (/** @type {number} */ position) => EDGE + ((WIDE - 2 * EDGE) * position) / last;
  const y = (/** @type {number} */ worth) => HIGH - EDGE - ((HIGH - 2 * EDGE) * (worth - low)) / (high - low);
  const seats = worths[0]?.length === 2 && review.unit === "chance" ? [0] : names.map((_, seat) => seat);
  const middle = review.unit === "chance" ? 1 / Math.max(2, names.length) : 0;
  /** @param {MouseEvent} event */
  const touch = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDE;
    jump(Math.max(0, Math.min(last, Math.round(((share - EDGE) / (WIDE - 2 * EDGE)) * last))));
  };
  return html`<svg
    class="graph"
    viewBox="0 0 ${WIDE} ${HIGH}"
    role="img"
    aria-label=${t("review-graph", { names: listed(seats.map((seat) => names[seat] ?? "")) })}
    onClick=${touch}
  >
    ${
      middle > low &&
      middle < high &&
      html`<line class="graph-even" x1="0" x2=${WIDE} y1=${y(middle)} y2=${y(middle)} />`
    }
    ${seats.map(
      (seat) =>
        html`<polyline
          key=${seat}
          class="graph-line c-${colours[seat]}"
          points=${worths.map((worth, at) => `${x(at).toFixed(1)},${y(worth[seat] ?? 0).toFixed(1)}`).join(" ")}
        />`,
    )}
    ${review.moves
      .filter((move) => move.mark)
      .map(
        (move) =>
          html`<circle
            class="graph-mark mark-of-${move.mark}"
            cx=${x(move.end)}
            cy=${y(worths[move.end]?.[seats.includes(move.seat) ? move.seat : 0] ?? 0)}
            r="3"
          />`,
      )}
    ${at >= 0 && html`<line class="graph-at" x1=${x(at)} x2=${x(at)} y1="0" y2=${HIGH} />`}
  </svg>`;
}

/** What the picture goes from and to. @param {Review} review @returns {[number, number]} */
function range({ unit, worths }) {
  if (unit === "chance") return [0, 1];
  const all = worths.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return high > low ? [low, high] : [low - 1, high + 1];
}

/**
 * The same in figures, whole move by whole move.
 * @param {{review: Review, names: string[], spell: (move: ReviewedMove, text: string) => string,
 *   jump: (position: number) => void}} props
 */
export function GraphTable({ review, names, spell, jump }) {
  return html`<details class="graph-table">
    <summary>${t("review-as-table")}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("review-move")}</th>
          ${names.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${review.moves.map(
          (move, number) =>
            html`<tr>
              <th scope="row">
                <button type="button" class="log-line" onClick=${() => jump(move.end)}>
                  ${number + 1}. ${names[move.seat] ?? ""} ${spell(move, move.text)}
                </button>
              </th>
              ${names.map((_, seat) => html`<td>${figure(review, review.worths[move.end]?.[seat] ?? 0)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** A worth as people read it. @param {{unit: string, scale: number}} review @param {number} worth */
export function figure({ unit, scale }, worth) {
  const size = Math.abs(worth);
  const written = (/** @type {number} */ value) =>
    unit === "chance"
      ? t("review-figure-whole", { value: Math.round(100 * value) })
      : t(scale >= 50 ? "review-figure-whole" : "review-figure-points", { value });
  return worth < 0 && written(size) !== written(0) ? t("review-minus", { figure: written(size) }) : written(size);
}

/** The same with its sign. @param {{unit: string, scale: number}} review @param {number} worth */
export function signed(review, worth) {
  const size = figure(review, Math.abs(worth));
  if (size === figure(review, 0)) return t("review-even");
  return t(worth > 0 ? "review-plus" : "review-minus", { figure: size });
}
