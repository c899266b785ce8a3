/** The parlour's window: tables that their hosts show to everybody on this server. Where there are none, nothing. */
import { get } from "../api.js";
import { html } from "../dom.js";
import { kept } from "../keep.js";
import { bring, knows, t } from "../words.js";
import { complete, players } from "./mine.js";
import { Standing } from "./picture.js";
/** @import { Mine, MyTable } from "../wire.js" */

export async function lookIntoWindow() {
  const { tables } = /** @type {Mine} */ (await get("/api/window"));
  if (tables.length > 0) await bring("between");
  return tables;
}

/** @param {{ tables: MyTable[] }} props */
export function ParlourWindow({ tables }) {
  const ours = new Set(kept("seats."));
  const others = tables.filter(({ code }) => !ours.has(code));
  if (others.length === 0 || !knows("between")) return null;
  return html`<section class="mine" aria-labelledby="window-title">
    <h2 id="window-title">${t("between-window")}</h2>
    <ul class="mine-list" data-window>
      ${others.map((table) => html`<li key=${table.code}><${OpenTable} table=${table} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{ table: MyTable }} props */
function OpenTable({ table }) {
  return html`<a class="table-card card" href=${`/table/${table.code}`}>
    <${Standing} code=${table.code} updated=${table.updated} side=${0} />
    <span class="table-card-words">
      <span class="game-card-title">${players(table)}</span>
      <span class="quiet">${t(`game-${table.game}`)}</span>
      <span class="table-card-state">${t(complete(table) ? "between-window-watch" : "between-window-join")}</span>
    </span>
  </a>`;
}
