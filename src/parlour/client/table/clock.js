// The clocks at a table: set by the server's, shown at each seat, and spoken only where it matters.
import { once } from "../api.js";
import { html, effect, signal } from "../dom.js";
import { lasting } from "../locale.js";
import { t } from "../words.js";
import { seatName } from "./naming.js";
/** @import { ClockNow, Ticking, View } from "../wire.js" */
/** @import { Table } from "../live.js" */

const TICK = 200; // ms between two looks at the clock
const AGAIN = 30_000; // ms between two questions what time it is
const KEPT = 5; // round trips of which the middle one counts
const LOW = 10_000; // ms from which on a clock is red
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const SPOKEN = [DAY, HOUR, 60 * SECOND, 30 * SECOND, 10 * SECOND]; // ms left at which one's own clock is spoken

/**
 * @param {Table} table
 * @param {(words: string) => void} speak
 */
export function openClock(table, speak) {
  const now = signal(Date.now());
  /** What the server has said last. @type {import("../vendor/signals/signals.js").Signal<ClockNow | null>} */
  const told = signal(null);
  let ahead = 0; // ms by which the server's clock is ahead of ours
  /** @type {number[]} */
  const trips = [];
  let asked = 0;

  /** Ask what time it is; how long that takes is the way there and back. */
  async function ask() {
    asked = Date.now();
    const begun = performance.now();
    try {
      // once: a second attempt would count as time on the way
      const answer = /** @type {ClockNow} */ (await once(`/api/tables/${encodeURIComponent(table.code)}/clock`));
      const trip = performance.now() - begun;
      trips.push(trip);
      if (trips.length > KEPT) trips.shift();
      table.lag.value = Math.round([...trips].sort((one, other) => one - other)[trips.length >> 1] ?? 0);
      ahead = answer.now + trip / 2 - Date.now();
      told.value = answer;
    } catch (error) {
      console.warn(error); // the next question will be answered
    }
  }

  /** What everybody had, and since when that runs. @returns {Ticking | null} */
  function base() {
    const view = table.view.value;
    const ticking = view?.moment.ticking ?? null;
    const said = told.value;
    if (!view || !ticking || !said || said.number !== view.number) return ticking;
    return { left: said.left, running: said.running, since: said.now };
  }

  /** ms that a seat has left. @param {number} seat */
  function left(seat) {
    const ticking = base();
    if (!ticking) return 0;
    const given = ticking.left[seat] ?? 0;
    return ticking.running === seat ? Math.max(0, given - Math.max(0, now.value + ahead - ticking.since)) : given;
  }

  let spoken = Infinity; // what our own clock was when it was last looked at
  let whose = "";
  function say() {
    const view = table.view.value;
    const ticking = base();
    if (!view || !ticking || !table.mine.value.includes(ticking.running)) {
      whose = "";
      return;
    }
    const rest = left(ticking.running);
    const turn = `${ticking.running}.${ticking.since}`;
    if (turn !== whose) spoken = rest;
    whose = turn;
    const passed = SPOKEN.find((mark) => rest <= mark && mark < spoken);
    spoken = rest;
    if (passed === undefined) return;
    const time = inWords(passed);
    speak(
      table.mine.value.length === 1
        ? t("clock-left-yours", { time })
        : t("clock-left-of", { name: seatName(view, ticking.running), time }),
    );
  }

  const timer = setInterval(() => {
    if (!table.view.value?.clock || table.view.value.moment.result || document.hidden) return;
    now.value = Date.now();
    say();
    if (table.line.value === "live" && now.value - asked > AGAIN) void ask();
  }, TICK);
  const stop = effect(() => {
    if (table.line.value === "live" && table.view.value?.clock) void ask(); // also after an outage
  });
  return {
    left,
    running: () => base()?.running ?? -1,
    close() {
      clearInterval(timer);
      stop();
    },
  };
}

/** @typedef {ReturnType<typeof openClock>} Clocks */

/** A time in words, as long as it is worth saying. @param {number} ms */
function inWords(ms) {
  const [unit, size] = /** @type {const} */ ([
    ["day", DAY],
    ["hour", HOUR],
    ["minute", 60 * SECOND],
    ["second", SECOND],
  ]).find(([, length]) => ms >= length) ?? ["second", SECOND];
  return lasting(Math.floor(ms / size), unit);
}

/** A time as a clock shows it. @param {number} ms */
export function shown(ms) {
  if (ms >= DAY) return t("clock-short-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR)
    return t("clock-short-hours", { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / 60_000) });
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A seat's clock. @param {{clocks: Clocks, view: View, at: number}} props */
export function SeatClock({ clocks, view, at }) {
  const seat = view.seats[at];
  if (!view.clock || !seat || seat.kind === "computer" || view.moment.result) return null;
  const left = clocks.left(at);
  const running = clocks.running() === at;
  return html`<span
    class=${["seat-clock", running && "running", left < LOW && "low"].filter(Boolean).join(" ")}
    role="timer"
    aria-label=${t("clock-left-of", { name: seatName(view, at), time: inWords(left) })}
    data-clock
    >${shown(left)}</span
  >`;
}

/**
 * The clock that runs, for screens on which a sheet has the room of the seats.
 * @param {{clocks: Clocks, view: View}} props
 */
export function DeskClock({ clocks, view }) {
  const at = clocks.running();
  if (at < 0 || view.moment.result) return null;
  return html`<p class="desk-clock">
    <span>${seatName(view, at)}</span><${SeatClock} clocks=${clocks} view=${view} at=${at} />
  </p>`;
}
