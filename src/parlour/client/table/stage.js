// What the screen shows now. Entries that arrive while something still moves wait here; the table's own state never
// waits.
import { batch, effect, signal } from "../dom.js";
import { still } from "../settings.js";
import { takenBack } from "./announce.js";
import { carry, fresh, traceOf } from "./bodies.js";
import { paceOf } from "./choices.js";
import { finishMotion } from "./motion.js";
/** @import { Entry, LogEntry, Moment } from "../wire.js" */
/** @import { Table } from "../live.js" */
/** @import { Body, Score, Trace } from "./types.js" */

const BREATH = 260; // ms between two entries, so that eyes can follow
const GLANCE = 60; // the same where nothing moves

/** Make motions longer or shorter. @param {Score} score @param {number} pace */
function hasten(score, pace) {
  for (const step of score.steps) {
    step.start *= pace;
    step.length *= pace;
  }
  for (const landing of score.landings) landing.at *= pace;
  score.length *= pace;
  score.pace = pace;
}

/**
 * @typedef {object} Stage
 * @property {import("../vendor/signals/signals.js").Signal<Moment | null>} moment
 * @property {import("../vendor/signals/signals.js").Signal<number>} number of the entry that led there
 * @property {import("../vendor/signals/signals.js").Signal<Body[]>} bodies
 * @property {import("../vendor/signals/signals.js").Signal<Score | null>} score the motions of the entry just shown
 * @property {import("../vendor/signals/signals.js").Signal<Trace | null>} trace
 * @property {import("../vendor/signals/signals.js").Signal<boolean>} busy
 * @property {() => void} finish show the newest position now
 * @property {(hear: (entry: Entry, score: Score) => void) => void} onShow
 * @property {() => void} close
 */

/** @param {Table} table @returns {Stage} */
export function openStage(table) {
  const moment = signal(/** @type {Moment | null} */ (null));
  const number = signal(0);
  const bodies = signal(/** @type {Body[]} */ ([]));
  const score = signal(/** @type {Score | null} */ (null));
  const trace = signal(/** @type {Trace | null} */ (null));
  const busy = signal(false);
  /** @type {Entry[]} */
  const queue = [];
  /** @type {Set<(entry: Entry, score: Score) => void>} */
  const hearers = new Set();
  /** @type {(() => void) | null} */
  let wake = null;
  let goesOn = false; // the move that the marks show is not made to its end

  let heard = -1; // the number of the latest entry that was heard, or taken over

  /** The first view, and one that came whole because too much was missed to be shown entry by entry. */
  const stopTakingOver = effect(() => {
    const view = table.view.value;
    if (!view || view.number <= heard) return;
    heard = view.number;
    queue.length = 0;
    finishMotion();
    batch(() => {
      moment.value = view.moment;
      number.value = view.number;
      bodies.value = fresh(view.moment.scene.pieces);
      score.value = null;
      take(lastMarks(view.log));
    });
  });

  /** @param {Entry} entry @param {boolean} moving */
  function show(entry, moving) {
    const carried = carry(bodies.value, entry.events, entry.moment.scene);
    hasten(carried.score, paceOf(table.view.peek(), entry.seat));
    batch(() => {
      moment.value = entry.moment;
      number.value = entry.number;
      bodies.value = moving ? carried.bodies : carried.bodies.filter((body) => !body.leaving);
      score.value = moving ? carried.score : null;
      if (entry.kind === "undo") take(lastMarks(logUntil(entry)));
      else trace.value = traceAfter(entry);
    });
    for (const hear of hearers) hear(entry, carried.score);
    return carried.score;
  }

  /** @param {ReturnType<typeof lastMarks>} marks */
  function take(marks) {
    trace.value = marks.trace;
    goesOn = marks.goesOn;
  }

  /**
   * What stays marked after an entry: a move of several actions is one move.
   * @param {Entry} entry @returns {Trace | null}
   */
  function traceAfter(entry) {
    const own = traceOf(entry.events);
    const on = goesOn;
    goesOn = entry.midway;
    if (!own) return trace.value;
    return on && trace.value ? joined(trace.value, own) : own;
  }

  /** The log with an entry: the table may know less, or more. @param {Entry} entry @returns {LogEntry[]} */
  const logUntil = (entry) => [...(table.view.peek()?.log ?? []).filter(({ number }) => number < entry.number), entry];

  /** @param {number} ms */
  const wait = (ms) =>
    new Promise((done) => {
      const timer = setTimeout(() => wake?.(), ms);
      wake = () => {
        clearTimeout(timer);
        wake = null;
        done(undefined);
      };
    });

  async function drain() {
    if (busy.value) return;
    busy.value = true;
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const moving = !still.value && !document.hidden;
      const { length, pace } = show(entry, moving);
      if (moving) await wait(length);
      if (bodies.value.some((body) => body.leaving)) bodies.value = bodies.value.filter((body) => !body.leaving);
      if (queue.length) await wait((moving ? BREATH : GLANCE) * pace);
    }
    busy.value = false;
  }

  const stopHearing = table.onEntry((entry) => {
    heard = entry.number;
    queue.push(entry);
    void drain();
  });

  return {
    moment,
    number,
    bodies,
    score,
    trace,
    busy,
    finish() {
      if (!busy.value) return;
      finishMotion();
      for (let entry = queue.shift(); entry; entry = queue.shift()) show(entry, false);
      score.value = null;
      bodies.value = bodies.value.filter((body) => !body.leaving);
      wake?.();
    },
    onShow: (hear) => void hearers.add(hear),
    close() {
      stopTakingOver();
      stopHearing();
      finishMotion();
      wake?.();
    },
  };
}

/**
 * The marks of the last move that stands, and whether it is not made to its end.
 * @param {readonly LogEntry[]} log
 */
function lastMarks(log) {
  const gone = takenBack(log);
  const newest = log.filter((entry) => entry.kind !== "undo" && !gone.has(entry.number)).reverse();
  /** @type {Trace | null} */
  let trace = null;
  for (const entry of newest) {
    if (trace && !entry.midway) break;
    const found = traceOf(entry.events);
    if (found) trace = trace ? joined(found, trace) : found;
  }
  return { trace, goesOn: newest[0]?.midway ?? false };
}

/**
 * The marks of a move that went on: what has left a site again does not stand there.
 * @param {Trace} before
 * @param {Trace} after
 */
function joined(before, after) {
  return {
    from: [...before.from, ...after.from],
    to: [...before.to.filter((site) => !after.from.includes(site)), ...after.to],
  };
}
