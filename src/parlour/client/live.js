/**
 * A table that stays in step with the server: what the table screen reads and calls.
 *
 *     const table = openTable(code);
 *     table.view.value      // View, or null until it is there
 *     table.onEntry((entry, before) => …)   // each new entry once, in order, before `view` takes it over
 *     await table.act(seat, "action", gesture.action)
 *     table.close();
 */
import { computed, signal } from "./dom.js";
import { keepCommitment } from "./chance.js";
import * as api from "./api.js";
import { renewing } from "./renew.js";
/** @import { Attempt, Doing, Entry, Greeting, Hint, Missed, Reason, Solution, Status, View } from "./wire.js" */
/** @import { ReadonlySignal } from "./vendor/signals/signals.js" */

/**
 * loading  the first view is not there yet
 * live     everything that happens arrives at once
 * lost     no line to the server; we keep trying, and ask for what was missed
 * missing  there is no such table
 * @typedef {"loading" | "live" | "lost" | "missing"} Line
 */

/**
 * What became of an act.
 * ok       the server has it; its entries have been applied
 * refused  a rule forbids it: `reason` says which
 * stale    the table had moved on; what was missed has been applied, decide again
 * failed   anything else; `error` says what
 * @typedef {{ ok: true, number: number }
 *   | { ok: false, why: "refused" | "stale" | "failed", reason: Reason | null, error: api.Refused }} Outcome
 */

/**
 * Hears an entry before the view takes it over; if it gives a promise, the next entry waits for it.
 * @typedef {(entry: Entry, before: View) => void | Promise<void>} Hearer
 */

/**
 * @typedef {object} Table
 * @property {string} code
 * @property {ReadonlySignal<View | null>} view the newest known state
 * @property {ReadonlySignal<Line>} line
 * @property {ReadonlySignal<number[]>} mine the seats this browser holds here, ascending; [] for a watcher
 * @property {ReadonlySignal<number>} hand the seat of `mine` that may decide or throw now; -1 when none
 * @property {ReadonlySignal<number>} thinking the computer seat that is thinking; -1 when none
 * @property {ReadonlySignal<api.Act | null>} kept the act that is decided here and not acknowledged yet
 * @property {(hear: Hearer) => () => void} onEntry hear every new entry
 * @property {(seat: number, what: Doing, action?: number) => Promise<Outcome>} act
 *   decide, throw, take back, consent, refuse
 * @property {(attempt: Partial<Attempt>) => Promise<Reason | null>} why
 *   the rule that forbids a gesture; null if none does
 * @property {(seat: number) => Promise<Hint>} hint what the computer would do
 * @property {(seat: number) => Promise<Solution>} solve
 *   how a puzzle is solved from here, or how far that is: to be asked until it is done
 * @property {(seat: number, name: string) => Promise<void>} join take an open seat
 * @property {() => void} close
 */

const QUIET = 30_000; // ms without a word before we ask whether the line still stands
const BACKOFF = [500, 1000, 2000, 4000, 8000];

/**
 * Open a table and stay in step with it until it is closed.
 * @param {string} code
 * @returns {Table}
 */
export function openTable(code) {
  const root = `/api/tables/${encodeURIComponent(code)}`;
  const view = signal(/** @type {View | null} */ (null));
  const line = signal(/** @type {Line} */ ("loading"));
  const mine = signal(seatsOf(code));
  const thinking = signal(-1);
  const kept = computed(() => api.waiting.value.find((act) => act.code === code) ?? null);
  const hand = computed(() => {
    const now = view.value;
    if (!now || !now.ready || now.closed || now.moment.result || now.moment.asking) return -1;
    const { scene, gestures, can_throw } = now.moment;
    return mine.value.includes(scene.hand) && (gestures.length > 0 || can_throw) ? scene.hand : -1;
  });
  /** @type {Set<Hearer>} */
  const hearers = new Set();
  /** @type {EventSource | null} */
  let source = null;
  let attempts = 0;
  let closed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<void>} */
  let applying = Promise.resolve();

  /** Add to the dice, if we have not; what fails is tried again with the next line. @param {View} now */
  const share = (now) => api.tellShares(now).catch(() => {});

  async function load() {
    try {
      const first = /** @type {View} */ (await api.get(root));
      if (closed) return;
      thinking.value = first.thinking;
      view.value = first;
      keepCommitment(code, first.commitment);
      void share(first);
      listen();
    } catch (error) {
      if (closed) return;
      const gone = error instanceof api.Refused && !error.passing;
      line.value = gone ? "missing" : "lost";
      if (!gone) again(load);
    }
  }

  /** @param {() => void} what */
  function again(what) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(what, BACKOFF[Math.min(attempts++, BACKOFF.length - 1)]);
  }

  function listen() {
    source?.close();
    if (closed) return;
    const stream = new EventSource(`${root}/live?after=${view.value?.number ?? 0}`);
    source = stream;
    const alive = () => {
      clearTimeout(timer);
      // a closed laptop or a dead router can leave a stream that never ends and never speaks
      timer = setTimeout(() => catchUp().then(alive, lose), QUIET);
    };
    const lose = () => {
      if (source !== stream) return;
      stream.close();
      line.value = "lost";
      if (attempts > 0) api.reached.value = false; // one lost stream is only that; a second one in a row is the line
      again(listen);
    };
    stream.onopen = () => {
      attempts = 0;
      line.value = "live";
      api.reached.value = true;
      alive();
      void api.sendWaiting();
      if (view.value) void share(view.value);
    };
    stream.onerror = lose;
    stream.addEventListener("wire", (event) => {
      const greeting = /** @type {Greeting} */ (JSON.parse(event.data));
      if (renewing(greeting.version)) stream.close();
    });
    stream.addEventListener("entry", (event) => {
      alive();
      void take([JSON.parse(event.data)]);
    });
    stream.addEventListener("again", () => {
      // too much was missed to be shown entry by entry
      if (source !== stream) return;
      stream.close();
      void load();
    });
    stream.addEventListener("status", (event) => {
      alive();
      const status = /** @type {Status} */ (JSON.parse(event.data));
      thinking.value = status.thinking;
      if (view.value) view.value = { ...view.value, ...status };
    });
  }

  /**
   * Apply entries in order, each once; a gap is filled first.
   * @param {Entry[]} entries
   */
  function take(entries) {
    applying = applying
      .then(async () => {
        for (const entry of entries) {
          const known = view.value?.number ?? 0;
          if (closed || entry.number <= known) continue;
          if (entry.number > known + 1) {
            for (const other of await missedSince(known)) await apply(other);
          }
          await apply(entry);
        }
      })
      .catch((error) => {
        // a gap that could not be filled: the stream is opened again from the last number we know
        console.warn(error);
        line.value = "lost";
        again(listen);
      });
    return applying;
  }

  /** @param {Entry} entry */
  async function apply(entry) {
    const before = view.value;
    if (!before || entry.number !== before.number + 1) return;
    for (const hear of hearers) {
      try {
        await hear(entry, before);
      } catch (error) {
        console.error(error);
      }
    }
    view.value = after(view.value ?? before, entry);
  }

  /**
   * The entries behind a number; they come in pages.
   * @param {number} known
   */
  async function missedSince(known) {
    /** @type {Entry[]} */
    const entries = [];
    for (let more = true; more;) {
      const page = /** @type {Missed} */ (await api.get(`${root}/events?after=${entries.at(-1)?.number ?? known}`));
      entries.push(...page.entries);
      more = page.more;
    }
    return entries;
  }

  /** What the server has done since the last number we know. */
  const catchUp = async () => take(await missedSince(view.value?.number ?? 0));

  /** @type {Table["act"]} */
  async function act(seat, what, action) {
    const at = view.value?.number ?? 0;
    try {
      const answer = await api.sendAct({
        code,
        message: api.messageId(),
        at,
        seat,
        do: what,
        ...(action === undefined ? {} : { action }),
      });
      await take(answer.entries);
      return { ok: true, number: answer.number };
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      const { entries = [], number = at } = error.body;
      const stale = error.status === 409 && number > at;
      if (stale && entries.length > 0) await take(entries);
      else if (stale) await load(); // too long ago to be told entry by entry
      const reason = error.body.reason ?? null;
      return { ok: false, why: stale ? "stale" : reason ? "refused" : "failed", reason, error };
    }
  }

  /** @type {Table["join"]} */
  async function join(seat, name) {
    await api.joinTable(code, seat, name, api.messageId());
    mine.value = seatsOf(code);
    const now = /** @type {View} */ (await api.get(root));
    await share(now);
    await take(await missedSince(view.value?.number ?? 0));
    if (view.value) view.value = { ...view.value, seats: now.seats, ready: now.ready };
  }

  /** Who asks for advice, and about which position. @param {number} seat */
  const asking = (seat) => ({ tokens: Object.values(api.tokensOf(code)), at: view.value?.number ?? 0, seat });

  const comeBack = () => {
    if (document.visibilityState === "hidden" || line.value !== "lost") return;
    attempts = 0;
    clearTimeout(timer);
    if (view.value) listen();
    else void load();
  };
  window.addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  void load();

  return {
    code,
    view,
    line,
    mine,
    hand,
    thinking,
    kept,
    onEntry(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    act,
    async why(attempt) {
      const gesture = { sites: [], dice: [], cell: "", button: "", ...attempt };
      return (await api.get(`${root}/why`, { body: { gesture } })).reason;
    },
    hint: (seat) => api.get(`${root}/hint`, { body: asking(seat), timeout: 30_000 }),
    solve: (seat) => api.get(`${root}/solve`, { body: asking(seat) }),
    join,
    close() {
      closed = true;
      clearTimeout(timer);
      source?.close();
      window.removeEventListener("online", comeBack);
      document.removeEventListener("visibilitychange", comeBack);
    },
  };
}

/** @param {string} code */
const seatsOf = (code) =>
  Object.keys(api.tokensOf(code))
    .map(Number)
    .sort((a, b) => a - b);

/**
 * The view after an entry.
 * @param {View} view
 * @param {Entry} entry
 * @returns {View}
 */
function after(view, entry) {
  const { moment, ...line } = entry;
  return { ...view, number: entry.number, moment, log: [...view.log, line] };
}
