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
import { keepCommitment, keepShare, keptOf, sealOf } from "./chance.js";
import { isKept, keep } from "./keep.js";
import * as api from "./api.js";
import * as lines from "./lines.js";
import { renewing } from "./renew.js";
/** @import { Acted, Attempt, Doing, Entry, Hint, HostDo, Missed, Reason } from "./wire.js" */
/** @import { Solution, Status, View } from "./wire.js" */
/** @import { Heard } from "./line.js" */
/** @import { ReadonlySignal } from "./vendor/signals/signals.js" */

/**
 * loading  the first view is not there yet
 * live     everything that happens arrives at once
 * lost     no line to the server; we keep trying, and ask for what was missed
 * missing  there is no such table
 * locked   nobody watches here, and we have no seat
 * @typedef {"loading" | "live" | "lost" | "missing" | "locked"} Line
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
 * @property {ReadonlySignal<boolean>} anew a seat was closed: the table is to be opened anew, with its other board
 * @property {ReadonlySignal<number>} thinking the computer seat that is thinking; -1 when none
 * @property {ReadonlySignal<Status | null>} company who is there, as last told
 * @property {ReadonlySignal<api.Act | null>} kept the act that is decided here and not acknowledged yet
 * @property {import("./vendor/signals/signals.js").Signal<number>} lag ms to the server and back, as last measured
 * @property {(hear: Hearer) => () => void} onEntry hear every new entry
 * @property {(seat: number, what: Doing, action?: number) => Promise<Outcome>} act
 *   decide, throw, take back, consent, refuse
 * @property {(seat: number, what: "phrase" | "chat", words: string) => Promise<void>} say
 *   a set phrase by its name, or what was typed; throws Refused
 * @property {(seat: number, what: HostDo, to?: number) => Promise<void>} host what the host decides; throws Refused
 * @property {(seat: number) => Promise<void>} lose say that a seat is ours whose link we have lost; throws Refused
 * @property {(seat: number) => boolean} claimed whether we have said so, and wait for somebody to vouch for us
 * @property {(attempt: Partial<Attempt>) => Promise<Reason | null>} why
 *   the rule that forbids a gesture; null if none does
 * @property {(seat: number) => Promise<Hint>} hint what the computer would do
 * @property {(seat: number) => Promise<Solution>} solve
 *   how a puzzle is solved from here, or how far that is: to be asked until it is done
 * @property {(seat: number, name: string) => Promise<void>} join take an open seat
 * @property {() => void} close
 */

const DOZE = 60_000; // ms until a page that nobody looks at lets go of a table that waits for nobody here
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
  const held = signal(api.tokensOf(code));
  /** @type {number[]} */
  let own = [];
  const mine = computed(() => {
    const seats = view.value?.seats;
    const now = Object.entries(held.value)
      .filter(([seat, token]) => !seats || seats[Number(seat)]?.mark === api.markOf(token))
      .map(([seat]) => Number(seat))
      .sort((a, b) => a - b);
    if (String(now) !== String(own)) own = now; // the same list stays the same object
    return own;
  });
  const thinking = signal(-1);
  const anew = signal(false);
  const lag = signal(0);
  const company = signal(/** @type {Status | null} */ (null));
  const kept = computed(() => api.waiting.value.find((act) => act.code === code) ?? null);
  const hand = computed(() => {
    const now = view.value;
    if (!now || !now.ready || now.closed || now.moment.result || now.moment.asking?.what === "undo") return -1;
    const { scene, gestures, can_throw } = now.moment;
    if (typeof now.seats[scene.hand]?.relief === "number") return -1; // a computer decides
    return mine.value.includes(scene.hand) && (gestures.length > 0 || can_throw) ? scene.hand : -1;
  });
  /** @type {Set<Hearer>} */
  const hearers = new Set();
  let leave = () => {};
  let letGo = () => {}; // of the line that we have kept while nobody looked
  let attempts = 0;
  let told = 0; // how often the line has said who sits here
  let closed = false;
  let loading = false; // the whole view is asked for
  let asleep = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let sleeping;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<void>} */
  let applying = Promise.resolve();

  /** Add to the dice, if we have not; what fails is tried again with the next line. @param {View} now */
  const share = (now) => api.tellShares(now).catch(() => {});

  async function load() {
    loading = true;
    try {
      const first = /** @type {View} */ (await api.get(root));
      applying = applying.then(() => takeOver(first)); // behind an entry that is being shown
      await applying;
      loading = false;
      listen();
    } catch (error) {
      if (closed) return;
      const gone = error instanceof api.Refused && !error.passing;
      line.value = gone ? unseen(error.body.error) : "lost";
      if (!gone) again(load);
    }
  }

  /** Show a view that came whole, unless more is known by now. @param {View} first */
  function takeOver(first) {
    const before = view.value;
    if (closed || anew.value || (before && before.number > first.number)) return;
    if (before && before.seats.length !== first.seats.length) return void (anew.value = true);
    thinking.value = first.thinking;
    moveUp(code, first);
    held.value = api.tokensOf(code);
    view.value = first;
    keepCommitment(code, first.commitment);
    void share(first);
  }

  /** @param {() => void} what */
  function again(what) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(what, BACKOFF[Math.min(attempts++, BACKOFF.length - 1)]);
  }

  function listen() {
    if (closed) return;
    asleep = false;
    leave = lines.follow(code, view.value?.number ?? 0, api.ticketOf(code), (heard) => hear(heard));
  }

  /** @param {Heard} heard */
  function hear({ kind, data }) {
    if (closed) return;
    if (kind === "open") {
      attempts = 0;
      line.value = "live";
      api.reached.value = true;
      void api.sendWaiting();
      if (view.value) void share(view.value);
    } else if (kind === "lost") {
      line.value = "lost";
      if (data > 1) api.reached.value = false; // one lost line is only that; a second one in a row is the network
    } else if (kind === "wire") {
      if (renewing(data)) leave();
    } else if (kind === "entry") {
      if (!loading) void take([data]); // else it is in the view that was asked for, or is told again behind that
    } else if (kind === "again") {
      void load(); // too much was missed to be shown entry by entry
    } else if (kind === "dropped") {
      if (!asleep) listen(); // we were taken for gone, and are not
    } else if (kind === "missing") {
      leave();
      if (data.error === "locked" && api.ticketOf(code))
        again(load); // said to whoever had no seat here a moment ago
      else line.value = unseen(data.error);
    } else {
      const status = /** @type {Status} */ (data);
      const { seats, ready, closed: shut } = status;
      told += 1;
      thinking.value = status.thinking;
      company.value = status;
      if (view.value?.seats.length === seats.length) view.value = { ...view.value, seats, ready, closed: shut };
    }
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
    if (!before || anew.value || entry.number !== before.number + 1) return;
    if (entry.moment.scene.seats.length !== before.moment.scene.seats.length) return void (anew.value = true);
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
        ...(lag.value ? { lag: lag.value } : {}),
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

  /** Send what needs no queue: it may come late, or be said again. @param {string} route @param {object} wish */
  async function send(route, wish) {
    const body = { ...wish, tokens: Object.values(api.tokensOf(code)), message: api.messageId() };
    const answer = /** @type {Acted} */ (await api.send(`${root}/${route}`, body));
    await take(answer.entries);
  }

  /** @type {Table["join"]} */
  async function join(seat, name) {
    await api.joinTable(code, seat, name, api.messageId());
    held.value = api.tokensOf(code);
    listen(); // as somebody who sits here, should the table be locked
    const before = told;
    const now = /** @type {View} */ (await api.get(root));
    // the line says every change in order; an answer that comes after its word may be older than that
    if (told === before && view.value?.seats.length === now.seats.length)
      view.value = { ...view.value, seats: now.seats, ready: now.ready };
    await share(now);
    await take(await missedSince(view.value?.number ?? 0));
  }

  /** Who asks for advice, and about which position. @param {number} seat */
  const asking = (seat) => ({ tokens: Object.values(api.tokensOf(code)), at: view.value?.number ?? 0, seat });

  /** Whether something may happen here that somebody wants to hear of, though nobody looks. */
  const waitedFor = () => {
    const now = view.value;
    if (!now || now.moment.result || !mine.value.length) return false;
    return lines.sharing || now.seats.some(({ kind }, at) => kind !== "computer" && !mine.value.includes(at));
  };

  const look = () => {
    clearTimeout(sleeping);
    if (document.visibilityState === "hidden") {
      sleeping = setTimeout(
        async () => {
          const stays = waitedFor() ? await lines.stayOn() : null;
          if (stays && document.visibilityState === "hidden" && !closed) return void (letGo = stays);
          stays?.();
          if (document.visibilityState !== "hidden") return;
          asleep = true;
          leave();
        },
        lines.sharing ? DOZE : 0,
      );
      return;
    }
    letGo();
    if (asleep && view.value) listen();
    else if (line.value === "lost") comeBack();
  };
  const comeBack = () => {
    attempts = 0;
    clearTimeout(timer);
    if (!view.value || loading) return void load();
    listen();
    lines.wake();
  };
  const wakeUp = (/** @type {Event} */ event) => {
    // a page that was put aside has told its line so
    if (!(event instanceof PageTransitionEvent) || event.persisted) comeBack();
  };
  /** Another window of this browser has sat down here, or lost its seat. @param {StorageEvent} event */
  const sitElsewhere = ({ key }) => {
    if (!isKept(key, `seats.${code}`)) return;
    held.value = api.tokensOf(code);
    if (view.value && !asleep) listen(); // as somebody who sits here, should the table be locked
  };
  window.addEventListener("storage", sitElsewhere);
  window.addEventListener("online", comeBack);
  window.addEventListener("pageshow", wakeUp);
  document.addEventListener("resume", wakeUp);
  document.addEventListener("visibilitychange", look);
  void load();

  return {
    code,
    view,
    line,
    mine,
    hand,
    anew,
    thinking,
    company,
    kept,
    lag,
    onEntry(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    act,
    say: (seat, what, words) => send("act", { at: view.value?.number ?? 0, seat, do: what, words }),
    host: (seat, what, to = 0) => send("host", { seat, do: what, to }),
    async lose(seat) {
      await api.loseSeat(code, seat);
      held.value = api.tokensOf(code);
      listen();
      await take(await missedSince(view.value?.number ?? 0));
    },
    claimed: (seat) => seat in held.value && !mine.value.includes(seat),
    async why(attempt) {
      const gesture = { sites: [], dice: [], cell: "", button: "", ...attempt };
      return (await api.get(`${root}/why`, { body: { gesture } })).reason;
    },
    hint: (seat) => api.get(`${root}/hint`, { body: asking(seat), timeout: 120_000 }),
    solve: (seat) => api.get(`${root}/solve`, { body: asking(seat) }),
    join,
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(sleeping);
      letGo();
      leave();
      window.removeEventListener("storage", sitElsewhere);
      window.removeEventListener("online", comeBack);
      window.removeEventListener("pageshow", wakeUp);
      document.removeEventListener("resume", wakeUp);
      document.removeEventListener("visibilitychange", look);
    },
  };
}

/** Why a table cannot be looked at. @param {string | undefined} error @returns {"locked" | "missing"} */
const unseen = (error) => (error === "locked" ? "locked" : "missing");

/**
 * Whoever sits behind a seat that was closed has moved up: what this browser keeps of its seats goes along.
 * @param {string} code
 * @param {View} view
 */
function moveUp(code, view) {
  const marks = view.seats.map(({ mark }) => mark);
  const held = Object.entries(api.tokensOf(code));
  const now = held.map(([seat, token]) => /** @type {const} */ ([marks.indexOf(api.markOf(token)), seat, token]));
  if (now.every(([at, seat]) => at < 0 || at === Number(seat))) return;
  keep(`seats.${code}`, Object.fromEntries(now.map(([at, seat, token]) => [at < 0 ? seat : at, token])));
  const { shares = {} } = keptOf(code);
  for (const share of Object.values(shares)) {
    const at = view.seats.findIndex(({ seal }) => seal && seal === sealOf(share));
    if (at >= 0) keepShare(code, at, share);
  }
}

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
