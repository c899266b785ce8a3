// All about the table itself: who sits there, own choices, the rules in force, the seal of the dice, and leaving.
import { createTable, messageId } from "../api.js";
import { Icon } from "../art/icons.js";
import { SeatSign } from "../art/signs.js";
import { html } from "../dom.js";
import { clockWords } from "../pages/clock.js";
import { go } from "../router.js";
import { has, t } from "../words.js";
import { Series } from "./again.js";
import { Choices } from "./choices.js";
import { FairCheck, hasDice } from "./fair.js";
import { HostChoices, HostTools, Reclaim, StandIn } from "./hosting.js";
import { CopyLink } from "./invite.js";
import { Leaving } from "./leaving.js";
import { Listing } from "./listing.js";
import { seatName } from "./naming.js";
import { Saving } from "./saving.js";
import { Turning } from "./side.js";
/** @import { Scene, SeatWish, View } from "../wire.js" */
/** @import { Table } from "../live.js" */

const KEYS = ["arrows", "enter", "escape", "t", "u", "h"];

/** @param {{view: View, scene: Scene, table: Table, close: () => void}} props */
export function AboutTable({ view, scene, table, close }) {
  const options = Object.entries(view.options);
  return html`<div class="about">
    <section>
      <h2>${t("table-players")}</h2>
      <ul class="players">
        ${view.seats.map(
          (_, at) =>
            html`<li>
              <${SeatSign} seat=${scene.seats[at]} size=${18} /><span>${seatName(view, at)}</span
              ><span class="quiet">${role(view, at, table)}</span>
              <${HostTools} view=${view} table=${table} at=${at} />
            </li>`,
        )}
      </ul>
      ${
        table.company.value &&
        table.company.value.watching > 0 &&
        html`<p class="quiet">${t("company-watching", { count: table.company.value.watching })}</p>`
      }
      <${Series} view=${view} />
      <${Reclaim} view=${view} table=${table} />
      <${HostChoices} view=${view} table=${table} />
      <${StandIn} view=${view} table=${table} />
      <${CopyLink} />
      ${view.ready && html`<${Listing} view=${view} />`}
      <${Turning} view=${view} mine=${table.mine.value} />
    </section>
    <${Leaving} view=${view} table=${table} close=${close} />
    <${Choices} view=${view} />
    <section>
      <h2>${t("table-options")}</h2>
      ${
        options.length
          ? html`<dl class="in-force">
              ${options.map(
                ([name, value]) =>
                  html`<div>
                    <dt>${t(`option-${view.game}-${name}`)}</dt>
                    <dd>${optionWords(view.game, name, value)}</dd>
                  </div>`,
              )}
            </dl>`
          : html`<p class="quiet">${t("table-options-none")}</p>`
      }
      ${view.position && html`<p class="quiet" data-placed>${t("table-placed")}</p>`}
      ${view.clock && html`<p class="about-clock"><${Icon} name="clock" size=${18} />${clockWords(view.clock)}</p>`}
    </section>
    ${hasDice(view) && view.commitment && html`<${Seal} view=${view} />`}
    <section class="about-buttons">
      ${
        !view.moment.result &&
        html`<button type="button" class="button" onClick=${() => newGame(view, table)}>
          <${Icon} name="again" size=${20} />${t("table-new-game")}
        </button>`
      }
      <a class="button" href="/analysis/${view.game}">${t("table-analysis-board")}</a>
      <a class="button" href="/"><${Icon} name="door" size=${20} />${t("table-leave")}</a>
      <p class="quiet">${t("table-leave-help")}</p>
      <${Saving} view=${view} />
    </section>
    <section>
      <h2>${t("table-keys")}</h2>
      <dl class="keys">
        ${KEYS.filter((key) => key !== "t" || hasDice(view)).map(
          (key) =>
            html`<div>
              <dt><kbd>${t(`table-key-${key}`)}</kbd></dt>
              <dd>${t(`table-key-${key}.help`)}</dd>
            </div>`,
        )}
      </dl>
    </section>
  </div>`;
}

/** How anyone can check the dice. @param {{view: View}} props */
function Seal({ view }) {
  const { seed } = view.moment;
  return html`<section>
    <h2>${t("table-fair")}</h2>
    <p>${t(seed ? "table-fair-open" : "table-fair-sealed")}</p>
    <dl class="hashes">
      <div>
        <dt>${t("table-commitment")}</dt>
        <dd><code>${view.commitment}</code></dd>
      </div>
      ${
        seed &&
        html`<div>
          <dt>${t("table-seed")}</dt>
          <dd><code>${seed}</code></dd>
        </div>`
      }
    </dl>
    <${FairCheck} view=${view} />
    ${seed && html`<p>${t("table-verify")} <code>parlour verify ${view.code}.json</code></p>`}
  </section>`;
}

/** @param {View} view @param {number} at @param {Table} table */
function role(view, at, table) {
  const seat = view.seats[at];
  if (at === view.moment.host && view.seats.filter((other) => other.kind !== "computer").length > 1)
    return table.mine.value.includes(at) ? t("host-you") : t("host-is");
  if (table.mine.value.includes(at)) return t("table-you");
  if (seat?.kind === "computer") return seat.level > 0 ? t(`cast-${seat.level}.help`) : "";
  return seat?.taken === false && seat.kind === "open" ? t("table-seat-free") : "";
}

/** @param {string} game @param {string} name @param {boolean | number | string} value */
function optionWords(game, name, value) {
  if (typeof value === "boolean") return t(value ? "table-yes" : "table-no");
  const id = `option-${game}-${name}-${value}`;
  return typeof value === "string" && has(id) ? t(id) : String(value);
}

/** The same game with the same seats again. @param {View} view @param {Table} table */
async function newGame(view, table) {
  /** @type {SeatWish[]} */
  const seats = view.seats.map((seat, at) => ({
    kind: seat.kind === "computer" ? "computer" : table.mine.value.includes(at) ? "person" : "open",
    name: seat.kind === "computer" || table.mine.value.includes(at) ? seat.name : "",
    level: seat.level || 1,
  }));
  const code = await createTable({
    game: view.game,
    options: view.options,
    seats,
    clock: view.clock,
    message: messageId(),
  });
  go(`/table/${code}`);
}
