// What happened, in words: the whole log, and its last turns for screens on which it is a touch away.
import { SeatSign } from "../art/signs.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { t } from "../words.js";
import { isPlay, linesOf, takenBack } from "./announce.js";
import { Marked, Notation } from "./movelist.js";
/** @import { LogEntry, Scene, View } from "../wire.js" */
/** @import { Sayings } from "./sayings.js" */

const NEWS = 16; // entries of the log of which as many are shown under the prompt as there is room for
const RECENT = 40; // turns of the log that are shown unless all are asked for: a long game stays quick

/**
 * What an entry tells of one seat, its lines in order.
 * @typedef {{entry: LogEntry, seat: number, first: number, lines: string[]}} Part
 *   first: which of the entry's lines they begin with
 */

/**
 * An entry by whom its lines tell of: where a throw of one makes another begin, that stands under the other's sign.
 * @param {LogEntry} entry @param {View} view @returns {Part[]}
 */
function partsOf(entry, view) {
  const seats = entry.events.flatMap((event) => (event.message ? [event.seat] : []));
  /** @type {Part[]} */
  const parts = [];
  for (const [at, words] of linesOf(entry, view).entries()) {
    const last = parts.at(-1);
    const told = seats[at] ?? -1;
    const seat = told >= 0 ? told : (last?.seat ?? entry.seat); // what is about nobody follows from what is before it
    if (last?.seat === seat) last.lines.push(words);
    else parts.push({ entry, seat, first: at, lines: [words] });
  }
  return parts.length ? parts : [{ entry, seat: entry.seat, first: 0, lines: [] }];
}

/**
 * What is told of one seat without a break, until a move is made to its end and the same seat makes another.
 * @param {LogEntry[]} log
 * @param {View} view
 * @returns {Part[][]}
 */
function byTurn(log, view) {
  /** @type {Part[][]} */
  const groups = [];
  for (const part of log.flatMap((entry) => partsOf(entry, view))) {
    const group = groups[groups.length - 1];
    const last = group?.at(-1);
    const moved = last?.entry.kind === "action" && !last.entry.midway && last.entry.seat === part.seat;
    const anew = moved && part.entry.kind === "action" && part.entry !== last.entry;
    if (group && last?.seat === part.seat && !anew) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/**
 * Which move of the game each turn is, counted from 1; 0 for those that are none.
 * @param {Part[][]} turns
 * @param {Set<number>} gone
 */
function numbered(turns, gone) {
  let moves = 0;
  const plays = (/** @type {Part} */ { entry, first }) => first === 0 && isPlay(entry) && !gone.has(entry.number);
  return turns.map((turn) => (turn.some(plays) ? (moves += 1) : 0));
}

/**
 * A game that can be watched again from any line of its log.
 * @typedef {object} Replayed
 * @property {number} at the entry that is shown now; -1 while the game itself is
 * @property {(number: number) => void} jump
 * @property {Map<number, "slip" | "mistake" | "blunder"> | null} marks what a review calls moves
 */

/**
 * @param {{view: View, scene: Scene, told: number, replayed: Replayed | null, hushed: Sayings["hushed"]}} props
 *   hushed: which entries nobody wants to hear
 */
export function Log({ view, scene, told, replayed, hushed }) {
  const [asked, setWhole] = useState(false);
  const at = replayed?.at ?? -1;
  const whole = asked || at >= 0;
  const log = view.log.filter((entry) => entry.number <= told && entry.kind !== "share" && !hushed(entry));
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const box = end.current?.closest(".panel-body");
    if (box) box.scrollTop = box.scrollHeight;
  }, [log.length]);
  useEffect(() => {
    const box = end.current?.closest(".panel-body");
    const line = end.current?.querySelector("[aria-current]");
    if (!box || !line) return;
    const [seen, wanted] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (wanted.top < seen.top || wanted.bottom > seen.bottom)
      box.scrollTop += wanted.top - seen.top - box.clientHeight / 2;
  }, [at]);
  const gone = takenBack(log);
  if (!log.length) return html`<p class="quiet log-empty" ref=${end}>${t("table-log-empty")}</p>`;
  const turns = byTurn(log, view);
  const nths = numbered(turns, gone);
  const earlier = whole ? 0 : Math.max(0, turns.length - RECENT);
  return html`${
      earlier > 0 &&
      html`<button type="button" class="button bare log-earlier" data-action="earlier" onClick=${() => setWhole(true)}>
        ${t("table-log-earlier", { count: earlier })}
      </button>`
    }
    <ol class="log" ref=${end} start=${earlier + 1}>
      ${turns
        .slice(earlier)
        .map(
          (group, at) =>
            html`<${Turn}
              key=${keyOf(group)}
              nth=${nths[earlier + at]}
              group=${group}
              view=${view}
              scene=${scene}
              gone=${gone}
              replayed=${replayed}
            />`,
        )}
    </ol>`;
}

/**
 * The last turns, the newest first, for screens on which the log is a touch away.
 * @param {{view: View, scene: Scene, told: number, hushed: Sayings["hushed"]}} props
 */
export function Told({ view, scene, told, hushed }) {
  const log = view.log.slice(-NEWS).filter((entry) => entry.number <= told && !hushed(entry));
  const gone = takenBack(log);
  return html`<ol class="told" aria-hidden="true">
    ${byTurn(log, view)
      .reverse()
      .map(
        (group) =>
          html`<${Turn} key=${keyOf(group)} group=${group} view=${view} scene=${scene} gone=${gone} upwards />`,
      )}
  </ol>`;
}

/** @param {Part[]} group */
const keyOf = ([part]) => `${part?.entry.number}.${part?.first}`;

/**
 * @typedef {object} TurnProps
 * @property {Part[]} group
 * @property {View} view
 * @property {Scene} scene
 * @property {Set<number>} gone the entries that were taken back
 * @property {boolean} [upwards] the newest line comes first
 * @property {Replayed | null} [replayed]
 * @property {number} [nth] which move of the game it is, counted from 1; 0 for what is no move
 */

/** @param {TurnProps} props */
function Turn({ group, view, scene, gone, upwards = false, replayed = null, nth = 0 }) {
  const lines = group.flatMap(({ entry, first, lines }) =>
    lines.map((words, at) => ({
      key: `${entry.number}.${first + at}`,
      number: entry.number,
      written: first + at === 0 && !upwards ? entry : null,
      words,
      look: gone.has(entry.number) ? "gone" : isPlay(entry) ? "" : "quiet",
    })),
  );
  const seat = scene.seats[group[0]?.seat ?? -1];
  if (!lines.length) return null;
  if (upwards) lines.reverse();
  const number = nth > 0 && html`<span class="turn-number">${nth}</span>`;
  return html`<li class="turn">
    <span class="turn-sign">${number}${seat && html`<${SeatSign} seat=${seat} size=${16} />`}</span>
    <div>
      ${lines.map(
        ({ key, number, written, words, look }) =>
          html`<p key=${key} class=${look} aria-current=${replayed?.at === number ? "step" : undefined}>
            ${
              replayed && !look
                ? html`<button type="button" class="log-line" onClick=${() => replayed.jump(number)}>${words}</button>`
                : words
            }
            ${written && !look && html`<${Notation} entry=${written} view=${view} />`}
            ${written && !look && html`<${Marked} mark=${replayed?.marks?.get(number)} />`}
          </p>`,
      )}
    </div>
  </li>`;
}
