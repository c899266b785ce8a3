// Watching a game again, or a solution: the same stage, led through the entries by hand or by itself.
import { get, getPreview } from "../api.js";
import { Icon } from "../art/icons.js";
import { batch, html, signal } from "../dom.js";
import { still } from "../settings.js";
import { t } from "../words.js";
import { isPlay, takenBack } from "./announce.js";
import { carry, fresh, traceOf } from "./bodies.js";
import { finishMotion } from "./motion.js";
/** @import { Entry, Moment, View } from "../wire.js" */
/** @import { Body, Score, Trace } from "./types.js" */

const PAUSE = 500; // ms between two entries when it plays by itself

/** @typedef {ReturnType<typeof openShow>} Replay */

/** The whole game, from its start. @param {View} view */
export async function openReplay(view) {
  const [{ scene }, entries] = await Promise.all([
    getPreview(view.game, view.seats.length, view.options, view.position),
    allEntries(view.code),
  ]);
  const gone = takenBack(entries);
  const shown = entries.filter((entry) => isPlay(entry) && !gone.has(entry.number));
  return openShow({ ...view.moment, scene }, shown);
}

/**
 * A moment and what comes after it.
 * @param {Moment} start
 * @param {Entry[]} shown
 * @param {"game" | "solution"} [what]
 */
export function openShow(start, shown, what = "game") {
  const moment = signal(/** @type {Moment | null} */ (start));
  const number = signal(0);
  const bodies = signal(/** @type {Body[]} */ (fresh(start.scene.pieces)));
  const score = signal(/** @type {Score | null} */ (null));
  const trace = signal(/** @type {Trace | null} */ (null));
  const busy = signal(false);
  const at = signal(0); // how many entries have been shown
  const playing = signal(false);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} to */
  function seek(to) {
    const target = Math.max(0, Math.min(shown.length, to));
    finishMotion();
    const entry = shown[target - 1];
    const forward = target === at.value + 1;
    const then = entry?.moment ?? start;
    const carried = carry(bodies.value, forward && entry ? entry.events : [], then.scene);
    const moving = forward && !still.value;
    batch(() => {
      at.value = target;
      moment.value = then;
      number.value = entry?.number ?? 0;
      bodies.value = moving ? carried.bodies : carried.bodies.filter((body) => !body.leaving);
      score.value = moving ? carried.score : null;
      trace.value = entry ? traceOf(entry.events) : null;
    });
    return moving ? carried.score.length : 0;
  }

  function play() {
    if (at.value >= shown.length) seek(0);
    playing.value = true;
    const next = () => {
      if (!playing.value) return;
      if (at.value >= shown.length) return pause();
      timer = setTimeout(next, seek(at.value + 1) + PAUSE);
    };
    next();
  }

  function pause() {
    playing.value = false;
    clearTimeout(timer);
  }

  const stage = { moment, number, bodies, score, trace, busy, finish: finishMotion, onShow: () => {}, close: pause };
  /** Go there by hand, and stay there. @param {number} to */
  function step(to) {
    pause();
    seek(to);
  }

  return {
    what,
    stage,
    at,
    playing,
    length: shown.length,
    newest: shown.at(-1)?.number ?? 0,
    seek,
    step,
    /** Show how it stood after an entry of the game. @param {number} entry its number */
    jump: (entry) => step(shown.filter((other) => other.number <= entry).length),
    play,
    pause,
  };
}

/** @param {string} code */
async function allEntries(code) {
  /** @type {Entry[]} */
  const entries = [];
  for (let more = true; more;) {
    const after = entries[entries.length - 1]?.number ?? 0;
    const page = await get(`/api/tables/${encodeURIComponent(code)}/events?after=${after}`);
    entries.push(...page.entries);
    more = page.more && page.entries.length > 0;
  }
  return entries;
}

/** @param {{replay: Replay, leave: () => void, news?: number}} props */
export function ReplayBar({ replay, leave, news = 0 }) {
  const { at, playing, length } = replay;
  const step = (/** @type {number} */ to) => () => replay.step(to);
  return html`<div class="replay" role="group" aria-label=${t(`table-replay-of-${replay.what}`)}>
    <input
      type="range"
      min="0"
      max=${length}
      value=${at.value}
      aria-label=${t("table-replay-at", { at: at.value, length })}
      onInput=${(/** @type {Event} */ event) => step(Number(/** @type {HTMLInputElement} */ (event.target).value))()}
    />
    <div class="replay-buttons">
      <button
        type="button"
        class="button bare"
        aria-label=${t("table-replay-back")}
        disabled=${at.value === 0}
        onClick=${step(at.value - 1)}
      >
        <${Icon} name="back" />
      </button>
      <button type="button" class="button" onClick=${() => (playing.value ? replay.pause() : replay.play())}>
        ${t(playing.value ? "table-replay-pause" : "table-replay-play")}
      </button>
      <button
        type="button"
        class="button bare"
        aria-label=${t("table-replay-forward")}
        disabled=${at.value === length}
        onClick=${step(at.value + 1)}
      >
        <${Icon} name="forward" />
      </button>
      <span class="replay-count">${at.value} / ${length}</span>
      <button type="button" class="button ${news ? "primary" : ""}" data-action="leave-replay" onClick=${leave}>
        ${news ? t("table-replay-news", { count: news }) : t(`table-replay-leave-${replay.what}`)}
      </button>
    </div>
  </div>`;
}
