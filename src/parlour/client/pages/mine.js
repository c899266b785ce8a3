/** The tables at which this browser holds a seat: what waits for us first, and what is done with can be put away. */
import { html, signal, useEffect, useRef, useState } from "../dom.js";
import { deleteTable } from "../api.js";
import { castName } from "../cast.js";
import { keep, recall } from "../keep.js";
import { ago, listed } from "../locale.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";
import { Standing } from "./picture.js";
/** @import { MyTable, Seat } from "../wire.js" */
/** @import { Refused } from "../api.js" */

const SHOWN = 3;
const SOON = 2000; // ms until we ask again how it stands where a computer thinks
const LATER = 20_000; // the same where somebody else is awaited
const THINKING = 60_000; // ms after which a computer is not thinking any more, but stuck

/** The tables that are put away, each with how it stood then: it comes back when somebody plays on. */
const away = signal(/** @type {Record<string, string>} */ (recall("away", {})));

/** @param {MyTable} table @param {boolean} gone */
function putAway({ code, updated }, gone) {
  const { [code]: _, ...others } = recall("away", /** @type {Record<string, string>} */ ({}));
  away.value = gone ? { ...others, [code]: updated } : others;
  keep("away", away.value);
}

/** @param {MyTable} table */
const isAway = ({ code, updated }) => away.value[code] === updated;

/** What waits for us comes first, then what waits for others, then what is over. @param {MyTable} table */
const order = (table) => (table.over ? 2 : table.yours.includes(table.hand) && complete(table) ? 0 : 1);

/** Whether we wait for somebody there. @param {MyTable} table */
const waiting = (table) => !table.over && complete(table) && !table.yours.includes(table.hand);

/** @param {MyTable} table */
const thinking = ({ seats, hand, updated }) =>
  seats[hand]?.kind === "computer" && Date.now() - Date.parse(updated) < THINKING;

/**
 * Ask again from time to time, as long as somebody looks and a table waits for another.
 * @param {MyTable[] | null} found
 * @param {() => void} again
 */
function useNews(found, again) {
  useEffect(() => {
    const others = found?.filter(waiting) ?? [];
    if (others.length === 0) return;
    const look = () => document.visibilityState === "visible" && again();
    const timer = setInterval(look, others.some(thinking) ? SOON : LATER);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [found]);
}

/**
 * In the order in which they were first seen: nothing moves away under a finger because somebody has played.
 * @param {MyTable[]} found
 */
function useOrder(found) {
  const places = useRef(/** @type {Map<string, number>} */ (new Map()));
  const { current } = places;
  const fresh = found.filter(({ code }) => !current.has(code)).sort((one, other) => order(one) - order(other));
  for (const { code } of fresh) current.set(code, current.size);
  return [...found].sort((one, other) => (current.get(one.code) ?? 0) - (current.get(other.code) ?? 0));
}

/**
 * What was answered when they were asked for.
 * @param {{ found: MyTable[] | null, wrong: Refused | null, again: () => void }} props
 */
export function Mine({ found, wrong, again }) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState(false);
  useNews(found, again);
  const sorted = useOrder(found ?? []);
  if (wrong?.status === 0 && !found)
    return html`<p class="mine-none mine-lost"><${Icon} name="lost" size="26" />${t("mine-offline")}</p>`;
  if (!found) return null;
  const here = sorted.filter((table) => !isAway(table));
  const gone = sorted.filter(isAway);
  const running = here.filter((table) => !table.over).length;
  const shown = all ? here : here.slice(0, Math.max(SHOWN, Math.min(running, 2 * SHOWN)));
  if (found.length === 0)
    return html`<p class="mine-none">
      <${Icon} name="table" size="26" /><span>${t("mine-none")} <a href="/me">${t("mine-me")}</a></span>
    </p>`;
  return html`<section class="mine" aria-labelledby="mine-title">
    <h2 id="mine-title">${t("mine-title")}</h2>
    <ul class="mine-list">
      ${shown.map((table) => html`<li key=${table.code}><${TableCard} table=${table} again=${again} /></li>`)}
    </ul>
    <div class="row">
      <a class="button bare" href="/me"><${Icon} name="person" size="18" />${t("mine-me")}</a>
      ${
        shown.length < here.length &&
        html`<button type="button" class="button bare more" onClick=${() => setAll(true)}>
          ${t("mine-more")}<${Icon} name="down" size="18" />
        </button>`
      }
      ${
        gone.length > 0 &&
        html`<button type="button" class="button bare" aria-expanded=${open} onClick=${() => setOpen(!open)}>
          ${t("mine-away", { count: gone.length })}<${Icon} name=${open ? "minus" : "plus"} size="18" />
        </button>`
      }
    </div>
    ${
      open &&
      gone.length > 0 &&
      html`<ul class="mine-list" data-away>
        ${gone.map((table) => html`<li key=${table.code}><${TableCard} table=${table} again=${again} /></li>`)}
      </ul>`
    }
  </section>`;
}

/** @param {{ table: MyTable, again: () => void }} props */
function TableCard({ table, again }) {
  const yourTurn = order(table) === 0;
  return html`<div class="table-place">
    <a class="table-card card" data-turn=${yourTurn} href=${`/table/${table.code}`}>
      <${Standing} code=${table.code} updated=${table.updated} side=${table.yours[0] ?? 0} />
      <span class="table-card-words">
        <span class="game-card-title">${players(table)}</span>
        <span class="quiet">${t(`game-${table.game}`)}</span>
        <span class="table-card-state"
          ><span class=${yourTurn ? "turn-mark" : ""}>${state(table, yourTurn)}</span>${" "}
          <span class="quiet">· ${when(table.updated)}</span></span
        >
      </span>
    </a>
    <${Tools} table=${table} again=${again} />
  </div>`;
}

/** What can be done with a table without going there. @param {{ table: MyTable, again: () => void }} props */
function Tools({ table, again }) {
  const [sure, setSure] = useState(false);
  const names = players(table);
  if (!isAway(table))
    return html`<button
      type="button"
      class="table-tool"
      data-action="put-away"
      aria-label=${t("mine-put-away", { names })}
      title=${t("mine-put-away", { names })}
      onClick=${() => putAway(table, true)}
    >
      <${Icon} name="close" size="18" />
    </button>`;
  const alone = table.seats.every(
    (seat, at) => seat.kind === "computer" || !seatTaken(seat) || table.yours.includes(at),
  );
  const erase = () =>
    sure
      ? deleteTable(table.code).then(() => (putAway(table, false), again()), again) // what cannot be deleted stays
      : setSure(true);
  return html`<div class="table-tools">
    <button
      type="button"
      class="table-tool"
      data-action="take-out"
      aria-label=${t("mine-take-out", { names })}
      title=${t("mine-take-out", { names })}
      onClick=${() => putAway(table, false)}
    >
      <${Icon} name="undo" size="18" />
    </button>
    ${
      alone &&
      html`<button
        type="button"
        class="table-tool"
        data-action="delete"
        data-sure=${sure}
        aria-label=${t("mine-delete", { names })}
        title=${t("mine-delete", { names })}
        onClick=${erase}
        onBlur=${() => setSure(false)}
      >
        <${Icon} name="bin" size="18" />${sure && t("mine-delete-sure")}
      </button>`
    }
  </div>`;
}

/** @param {MyTable} table @param {boolean} yourTurn */
function state(table, yourTurn) {
  if (table.over)
    return t(table.result && table.yours.some((seat) => table.result?.places[seat] === 1) ? "mine-won" : "mine-over");
  if (!complete(table)) return t("mine-waits-people");
  if (yourTurn) return t("mine-your-turn");
  const seat = table.seats[table.hand];
  return seat ? t("mine-waiting", { name: nameOf(table, table.hand) }) : "";
}

/** @param {Seat} seat */
const seatTaken = (seat) => seat.kind !== "open" || seat.taken;

/** Whether everybody sits. @param {MyTable} table */
export const complete = (table) => table.seats.every(seatTaken);

/** A table is called by those who sit there. @param {MyTable} table */
export function players(table) {
  const names = table.seats.flatMap((seat, at) => (seatTaken(seat) ? [nameOf(table, at)] : []));
  const counted = [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);
  return listed(counted.map(([name, count]) => (count === 1 ? String(name) : `${count} × ${name}`)));
}

/** As at the table itself. @param {MyTable} table @param {number} at */
function nameOf({ seats }, at) {
  const seat = seats[at];
  return seat?.name || (seat?.kind === "computer" ? castName(seats, at) : t("page-kind-open"));
}

/** @param {string} moment */
const when = (moment) => (Date.now() - Date.parse(moment) < 60_000 ? t("mine-just-now") : ago(moment));
