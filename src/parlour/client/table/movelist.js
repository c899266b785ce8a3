// The list of moves serves the running game, the replay and the review: notation beside the words, marks, and swiping.
import { html } from "../dom.js";
import { t } from "../words.js";
/** @import { LogEntry, View } from "../wire.js" */

const SIGNS = { slip: "?!", mistake: "?", blunder: "??" };
const FAR = 48; // px that a swipe goes at least
const FLAT = 2; // and so much farther across than up or down

/**
 * A text of the notation with the reader's letters.
 * @param {{letters: Record<string, string>}} view
 * @param {string} text
 */
export function spelled(view, text) {
  return [...text].map((letter) => (view.letters[letter] ? t(view.letters[letter] ?? "") : letter)).join("");
}

/**
 * Words with moves in them, each kept together: broken behind its hyphen, a move reads like a sum.
 * @param {string} words
 */
export const together = (words) => words.replace(/([\dO])-(?=\S)/g, "$1-\u2060");

// "full_house", "throw 1,6", "say 50", "low": the sentence beside it says that, in the reader's language
const WORD = /[a-z]{4}|_|^[a-z]{2,}( |$)/;

/** A move as the field writes it; what was thrown, its sentence says. @param {{entry: LogEntry, view: View}} props */
export function Notation({ entry, view }) {
  if (entry.kind !== "action" || !entry.text || WORD.test(entry.text)) return null;
  return html`<span class="notation">${spelled(view, entry.text)}</span>`;
}

/** What a review calls a move. @param {{mark: keyof typeof SIGNS | undefined}} props */
export function Marked({ mark }) {
  if (!mark) return null;
  return html`<span class="move-mark mark-of-${mark}" title=${t(`review-mark-${mark}`)}
    ><span aria-hidden="true">${SIGNS[mark]}</span><span class="sr-only">${t(`review-mark-${mark}`)}</span></span
  >`;
}

/**
 * Fingers that sweep across: to the right is back. On the board only while something else than the game is shown there.
 * @param {() => boolean} onBoard
 * @param {(steps: number) => void} step
 */
export function swiping(onBoard, step) {
  let start = { x: 0, y: 0, counts: false };
  return {
    onTouchStart: (/** @type {TouchEvent} */ event) => {
      const [touch] = event.touches;
      const target = event.target instanceof Element ? event.target : null;
      const counts = !target?.closest(`input, .panel${onBoard() ? "" : ", .middle"}`) && event.touches.length === 1;
      start = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0, counts };
    },
    onTouchEnd: (/** @type {TouchEvent} */ event) => {
      const [touch] = event.changedTouches;
      if (!start.counts || !touch) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(across) >= FAR && Math.abs(across) > FLAT * Math.abs(down)) step(across > 0 ? -1 : 1);
    },
  };
}
