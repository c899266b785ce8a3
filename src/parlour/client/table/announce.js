// What a screen reader hears: every entry in the log's words, whose turn it is, and how the game ended.
import { html, signal } from "../dom.js";
import { doers, say, spoken, t } from "../words.js";
import { endedFor } from "./headline.js";
import { seatName } from "./naming.js";
/** @import { Entry, LogEntry, View } from "../wire.js" */

/**
 * What was put into words already: a long log is not worded again with every entry.
 * @type {WeakMap<LogEntry, {language: string, named: typeof doers.value, lines: string[]}>}
 */
const worded = new WeakMap();

/**
 * The words of an entry, one line per event that is worth one.
 * @param {LogEntry} entry
 * @param {View} view
 * @returns {string[]}
 */
export function linesOf(entry, view) {
  const language = spoken.value; // read, so that whoever shows these lines hears of another language
  const named = doers.value; // and of somebody who sat down
  const known = worded.get(entry);
  if (known?.language === language && known.named === named) return known.lines;
  const lines = entry.events.flatMap((event) => (event.message ? [say(event.message)] : []));
  if (lines.length) {
    worded.set(entry, { language, named, lines });
    return lines;
  }
  const name = seatName(view, entry.seat);
  if (entry.kind === "share") return []; // which nobody needs to read about
  if (!isPlay(entry)) return [t(`table-log-${entry.kind}`, { name })];
  return entry.text ? [t("table-log-plain", { name, text: entry.text })] : [];
}

/** The numbers of the actions and throws that were taken back later. @param {readonly LogEntry[]} log */
export function takenBack(log) {
  /** @type {Set<number>} */
  const gone = new Set();
  for (const undo of log) {
    if (undo.kind !== "undo") continue;
    for (const entry of log)
      if (entry.number >= undo.back && entry.number < undo.number && isPlay(entry)) gone.add(entry.number);
  }
  return gone;
}

/** @param {LogEntry} entry */
export const isPlay = (entry) => entry.kind === "action" || entry.kind === "throw";

export function openVoice() {
  const words = signal("");
  return {
    words,
    /** @param {Entry} entry @param {View} view @param {number[]} mine */
    tell(entry, view, mine) {
      const lines = [...linesOf(entry, view)];
      const { hand } = entry.moment.scene;
      if (!entry.moment.result && hand >= 0 && hand !== entry.seat && mine.includes(hand)) {
        lines.push(mine.length === 1 ? t("table-your-turn") : t("table-turn-of", { name: seatName(view, hand) }));
      }
      if (entry.moment.result) lines.push(endedFor(view, entry.moment, mine).words);
      words.value = lines.join(" ");
    },
  };
}

/** @param {{voice: ReturnType<typeof openVoice>}} props */
export function Voice({ voice }) {
  return html`<p class="sr-only" role="status" aria-live="polite" data-voice>${voice.words.value}</p>`;
}
