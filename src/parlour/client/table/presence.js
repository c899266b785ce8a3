// Who is there: this window says so to the others, and everybody sees who is here, away, or gone since when.
import { Icon } from "../art/icons.js";
import { effect, html } from "../dom.js";
import { messageId, sayHere } from "../api.js";
import { clockTime } from "../locale.js";
import { t } from "../words.js";
/** @import { Present, View } from "../wire.js" */
/** @import { Table } from "../live.js" */

const PULSE = 25_000; // ms between two words while somebody looks; while nobody does, there is none

/** Whether anybody wants to know that this window is there. @param {View | null} view @param {number[]} mine */
function wanted(view, mine) {
  if (!view) return false;
  return !mine.length || view.seats.some((seat, at) => seat.kind !== "computer" && !mine.includes(at));
}

/** Say that this window is there, for as long as it is. @param {Table} table */
export function openPresence(table) {
  const window_ = messageId();
  let here = false;
  let closing = false;
  /** The seats for which we have said so. @type {string | undefined} */
  let known;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pulse;
  const tell = (/** @type {boolean | null} */ looks) => void sayHere(table.code, window_, looks).catch(() => {});
  const look = () => {
    clearInterval(pulse);
    if (!here || closing) return;
    const looks = document.visibilityState === "visible";
    tell(looks);
    if (looks) pulse = setInterval(() => tell(true), PULSE);
  };
  const go = () => {
    clearInterval(pulse);
    if (here && !closing) tell(null);
    closing = true; // a browser still says that the page is hidden
  };
  const comeBack = () => {
    closing = false;
    look();
  };
  const stop = effect(() => {
    // who sits down, and whose line was lost, says so anew
    const now = wanted(table.view.value, table.mine.value) && table.line.value === "live";
    const seats = table.mine.value.join();
    if (now && seats !== known) queueMicrotask(look);
    known = now ? seats : undefined;
    here = now || here;
  });
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", go);
  window.addEventListener("pageshow", comeBack);
  return () => {
    go();
    stop();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", go);
    window.removeEventListener("pageshow", comeBack);
  };
}

/**
 * Whether somebody is there, in words; nothing while they are.
 * @param {Present | undefined} present
 * @param {boolean} [short] where there is little room
 */
export function absence(present, short = false) {
  if (!present || present.state === "here") return "";
  if (present.state === "away") return t(short ? "company-away.short" : "company-away");
  return short ? t("company-gone.short") : t("company-gone", { time: clockTime(present.since) });
}

/** A dot on a seat: lit while its player is here. @param {{present: Present}} props */
export function PresenceDot({ present }) {
  const words = absence(present) || t("company-here");
  return html`<span
    class="presence ${present.state}"
    data-present=${present.state}
    title=${words}
    role="img"
    aria-label=${words}
  ></span>`;
}

/** How many people watch. @param {{watching: number}} props */
export function Watchers({ watching }) {
  if (!watching) return null;
  const words = t("company-watching", { count: watching });
  return html`<span class="watchers" data-watchers title=${words}
    ><${Icon} name="eye" size=${18} /><span aria-hidden="true">${watching}</span
    ><span class="sr-only">${words}</span></span
  >`;
}
