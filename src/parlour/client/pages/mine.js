/** The tables at which this browser holds a seat: go on where you left. */
import { html, useState } from "../dom.js";
import { getMine } from "../api.js";
import { ago, t } from "../words.js";
import { Icon } from "../art/icons.js";
import { Picture } from "./picture.js";
import { useFetched } from "./page.js";
/** @import { MyTable, Seat } from "../wire.js" */

const SHOWN = 3;

export function Mine() {
  const { found, wrong } = useFetched(getMine, []);
  const [all, setAll] = useState(false);
  if (wrong || !found) return null;
  const running = found.filter((table) => !table.over);
  const over = found.filter((table) => table.over);
  const listed = [...running, ...over];
  const shown = all ? listed : listed.slice(0, Math.max(SHOWN, Math.min(running.length, 2 * SHOWN)));
  if (listed.length === 0) return html`<p class="mine-none"><${Icon} name="table" size="26" />${t("mine-none")}</p>`;
  return html`<section class="mine" aria-labelledby="mine-title">
    <h2 id="mine-title">${t("mine-title")}</h2>
    <ul class="mine-list">
      ${shown.map((table) => html`<li key=${table.code}><${TableCard} table=${table} /></li>`)}
    </ul>
    ${
      shown.length < listed.length &&
      html`<button type="button" class="button bare more" onClick=${() => setAll(true)}>
        ${t("mine-more")}<${Icon} name="down" size="18" />
      </button>`
    }
  </section>`;
}

/** @param {{ table: MyTable }} props */
function TableCard({ table }) {
  const yourTurn = !table.over && table.yours.includes(table.hand);
  return html`<a class="table-card card" data-turn=${yourTurn} href=${`/table/${table.code}`}>
    <${Picture} game=${table.game} seats=${table.seats.length} />
    <span class="table-card-words">
      <span class="game-card-title">${t(`game-${table.game}`)}</span>
      <span class="quiet">${company(table)}</span>
      <span class="table-card-state"
        ><span class=${yourTurn ? "turn-mark" : ""}>${state(table, yourTurn)}</span>${" "}
        <span class="quiet">· ${when(table.updated)}</span></span
      >
    </span>
  </a>`;
}

/** @param {MyTable} table @param {boolean} yourTurn */
function state(table, yourTurn) {
  if (table.over)
    return t(table.result && table.yours.some((seat) => table.result?.places[seat] === 1) ? "mine-won" : "mine-over");
  if (table.seats.some((seat) => !seatTaken(seat))) return t("mine-waits-people");
  if (yourTurn) return t("mine-your-turn");
  const seat = table.seats[table.hand];
  return seat ? t("mine-waiting", { name: nameOf(seat) }) : "";
}

/** @param {Seat} seat */
const seatTaken = (seat) => seat.kind !== "open" || seat.taken;

/** @param {MyTable} table */
function company(table) {
  const others = table.seats.filter((seat, at) => !table.yours.includes(at) && seatTaken(seat)).map(nameOf);
  if (others.length === 0)
    return table.seats.length === 1
      ? t("mine-alone")
      : t("mine-against", { names: table.seats.filter(seatTaken).map(nameOf).join(", ") });
  const counted = [...new Set(others)].map((name) => [name, others.filter((other) => other === name).length]);
  return t("mine-against", {
    names: counted.map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", "),
  });
}

/** @param {Seat} seat */
export const nameOf = (seat) =>
  seat.name || (seat.kind === "computer" ? t(`cast-${seat.level}`, { number: 0 }) : t("page-kind-open"));

/** @param {string} moment */
const when = (moment) => (Date.now() - Date.parse(moment) < 60_000 ? t("mine-just-now") : ago(moment));
