// Beside the board: the rules, what happened in words, and everything about the table itself.
import { createTable, messageId } from "../api.js";
import { Icon } from "../art/icons.js";
import { Sign } from "../art/signs.js";
import { html, signal, useEffect, useRef, useState } from "../dom.js";
import { keep, recall } from "../keep.js";
import { Rules } from "../pages/rules.js";
import { go } from "../router.js";
import { speed, SPEEDS } from "../settings.js";
import { has, t } from "../words.js";
import { linesOf, isPlay, takenBack } from "./announce.js";
import { FairCheck, hasDice } from "./fair.js";
import { seatName } from "./seats.js";
/** @import { LogEntry, Scene, SeatWish, View } from "../wire.js" */
/** @import { Table } from "../live.js" */

/** @typedef {"rules" | "log" | "table"} Tab */
/** @type {Tab[]} */
const TABS = ["rules", "log", "table"];
const NEWS = 16; // entries of the log of which as many are shown under the prompt as there is room for
const RECENT = 40; // turns of the log that are shown unless all are asked for: a long game stays quick
const KEYS = ["arrows", "enter", "escape", "t", "u", "h"];
const ICONS = { rules: "book", log: "log", table: "table" };

/** On one screen with several people: whether the board turns to whoever is to move. */
export const turning = signal(Boolean(recall("turning", false)));

export function openPanel() {
  const tab = signal(/** @type {Tab} */ ("log"));
  const open = signal(false); // on a phone the panel comes up only when asked for
  const anchor = signal(/** @type {{id: string} | null} */ (null));
  return {
    tab,
    open,
    anchor,
    /** @param {Tab} which */
    show(which) {
      open.value = !(open.value && tab.value === which);
      tab.value = which;
    },
    /** Open the rules where an anchor stands. @param {string} id */
    showRule(id) {
      tab.value = "rules";
      open.value = true;
      anchor.value = { id };
    },
  };
}

/** @typedef {ReturnType<typeof openPanel>} PanelState */

/** The words that open the panel, for a phone's lower edge. @param {{panel: PanelState}} props */
export function PanelButtons({ panel }) {
  return html`${TABS.map(
    (tab) =>
      html`<button
        type="button"
        class="tool"
        aria-expanded=${panel.open.value && panel.tab.value === tab}
        onClick=${() => panel.show(tab)}
      >
        <${Icon} name=${ICONS[tab]} /><span>${t(`table-tab-${tab}`)}</span>
      </button>`,
  )}`;
}

/**
 * @param {{panel: PanelState, view: View, scene: Scene, table: Table, told: number, replayed: Replayed | null}} props
 *   told: the last entry that the screen has shown
 */
export function Panel({ panel, view, scene, table, told, replayed }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const tab = panel.tab.value;
  const turn = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") panel.open.value = false;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !(event.target instanceof HTMLElement) || event.target.getAttribute("role") !== "tab") return;
    panel.tab.value = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? "log";
    queueMicrotask(() =>
      /** @type {HTMLElement | null} */ (box.current?.querySelector("[role=tab][aria-selected=true]"))?.focus(),
    );
  };
  return html`${panel.open.value && html`<div class="panel-shade" onClick=${() => (panel.open.value = false)}></div>`}
    <aside class="panel ${panel.open.value ? "open" : ""}" ref=${box} onKeyDown=${turn} aria-label=${t("table-panel")}>
      <div class="tabs">
        <div class="tab-list" role="tablist" aria-label=${t("table-panel")}>
          ${TABS.map(
            (name) =>
              html`<button
                type="button"
                role="tab"
                id="tab-${name}"
                aria-selected=${tab === name}
                aria-controls="panel-body"
                tabindex=${tab === name ? 0 : -1}
                onClick=${() => (panel.tab.value = name)}
              >
                ${t(`table-tab-${name}`)}
              </button>`,
          )}
        </div>
        <button
          type="button"
          class="button bare panel-close"
          aria-label=${t("table-close")}
          onClick=${() => (panel.open.value = false)}
        >
          <${Icon} name="close" />
        </button>
      </div>
      <div class="panel-body" id="panel-body" key=${tab} role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0">
        ${tab === "rules" && html`<${RulesBeside} game=${view.game} panel=${panel} />`}
        ${tab === "log" && html`<${Log} view=${view} scene=${scene} told=${told} replayed=${replayed} />`}
        ${tab === "table" && html`<${AboutTable} view=${view} scene=${scene} table=${table} />`}
      </div>
    </aside>`;
}

/** @param {{game: string, panel: PanelState}} props */
function RulesBeside({ game, panel }) {
  const anchor = panel.anchor.value;
  /** @param {MouseEvent} event */
  const follow = (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    panel.showRule((link.getAttribute("href") ?? "").slice(1));
  };
  return html`<div class="rules" onClick=${follow}>
    <${Rules} id=${game} at=${anchor?.id} asked=${anchor} contents=${false} />
  </div>`;
}

/**
 * Entries of one seat that follow each other, until a move is made to its end and the same seat makes another.
 * @param {LogEntry[]} log
 * @returns {LogEntry[][]}
 */
function byTurn(log) {
  /** @type {LogEntry[][]} */
  const groups = [];
  for (const entry of log) {
    const group = groups[groups.length - 1];
    const last = group?.at(-1);
    const anew = last?.kind === "action" && !last.midway && entry.kind === "action";
    if (group && last?.seat === entry.seat && !anew) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/**
 * A game that can be watched again from any line of its log.
 * @typedef {object} Replayed
 * @property {number} at the entry that is shown now; -1 while the game itself is
 * @property {(number: number) => void} jump
 */

/** @param {{view: View, scene: Scene, told: number, replayed: Replayed | null}} props */
function Log({ view, scene, told, replayed }) {
  const [asked, setWhole] = useState(false);
  const at = replayed?.at ?? -1;
  const whole = asked || at >= 0;
  const log = view.log.filter((entry) => entry.number <= told && entry.kind !== "share");
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const box = end.current?.closest(".panel-body");
    if (box) box.scrollTop = box.scrollHeight;
  }, [log.length]);
  useEffect(() => {
    const box = end.current?.closest(".panel-body");
    const line = end.current?.querySelector("[aria-current]");
    if (!box || !line) return;
    const [seen, wanted] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (wanted.top < seen.top || wanted.bottom > seen.bottom)
      box.scrollTop += wanted.top - seen.top - box.clientHeight / 2;
  }, [at]);
  const gone = takenBack(log);
  if (!log.length) return html`<p class="quiet log-empty" ref=${end}>${t("table-log-empty")}</p>`;
  const turns = byTurn(log);
  const earlier = whole ? 0 : Math.max(0, turns.length - RECENT);
  return html`${
      earlier > 0 &&
      html`<button type="button" class="button bare log-earlier" data-action="earlier" onClick=${() => setWhole(true)}>
        ${t("table-log-earlier", { count: earlier })}
      </button>`
    }
    <ol class="log" ref=${end} start=${earlier + 1}>
      ${turns
        .slice(earlier)
        .map(
          (group) =>
            html`<${Turn}
              key=${group[0]?.number}
              group=${group}
              view=${view}
              scene=${scene}
              gone=${gone}
              replayed=${replayed}
            />`,
        )}
    </ol>`;
}

/**
 * The last turns, the newest first, for screens on which the log is a touch away.
 * @param {{view: View, scene: Scene, told: number}} props
 */
export function Told({ view, scene, told }) {
  const log = view.log.slice(-NEWS).filter((entry) => entry.number <= told);
  const gone = takenBack(log);
  return html`<ol class="told" aria-hidden="true">
    ${byTurn(log)
      .reverse()
      .map(
        (group) =>
          html`<${Turn} key=${group[0]?.number} group=${group} view=${view} scene=${scene} gone=${gone} upwards />`,
      )}
  </ol>`;
}

/**
 * @typedef {object} TurnProps
 * @property {LogEntry[]} group
 * @property {View} view
 * @property {Scene} scene
 * @property {Set<number>} gone the entries that were taken back
 * @property {boolean} [upwards] the newest line comes first
 * @property {Replayed | null} [replayed]
 */

/** @param {TurnProps} props */
function Turn({ group, view, scene, gone, upwards = false, replayed = null }) {
  const lines = group.flatMap((entry) =>
    linesOf(entry, view).map((words, at) => ({
      key: `${entry.number}.${at}`,
      number: entry.number,
      words,
      look: gone.has(entry.number) ? "gone" : isPlay(entry) ? "" : "quiet",
    })),
  );
  const colour = scene.seats[group[0]?.seat ?? -1]?.colours[0];
  if (!lines.length) return null;
  if (upwards) lines.reverse();
  return html`<li class="turn">
    <span class="turn-sign">${colour && html`<${Sign} colour=${colour} size=${16} />`}</span>
    <div>
      ${lines.map(
        ({ key, number, words, look }) =>
          html`<p key=${key} class=${look} aria-current=${replayed?.at === number ? "step" : undefined}>
            ${
              replayed && !look
                ? html`<button type="button" class="log-line" onClick=${() => replayed.jump(number)}>${words}</button>`
                : words
            }
          </p>`,
      )}
    </div>
  </li>`;
}

/** @param {{view: View, scene: Scene, table: Table}} props */
function AboutTable({ view, scene, table }) {
  const several = table.mine.value.length > 1 && view.board.turns.some((turn) => turn !== view.board.turns[0]);
  const options = Object.entries(view.options);
  return html`<div class="about">
    <section>
      <h2>${t("table-players")}</h2>
      <ul class="players">
        ${view.seats.map(
          (_, at) =>
            html`<li>
              <${Sign} colour=${scene.seats[at]?.colours[0] ?? ""} size=${18} /><span>${seatName(view, at)}</span
              ><span class="quiet">${role(view, at, table)}</span>
            </li>`,
        )}
      </ul>
      <${CopyLink} />
      ${
        several &&
        html`<label class="check">
          <input
            type="checkbox"
            checked=${turning.value}
            onChange=${(/** @type {Event} */ event) =>
              keep("turning", (turning.value = /** @type {HTMLInputElement} */ (event.target).checked))}
          />
          <span>${t("table-turning")}</span>
        </label>`
      }
    </section>
    <section>
      <h2>${t("table-speed")}</h2>
      <div class="segments" role="radiogroup" aria-label=${t("table-speed")}>
        ${SPEEDS.map(
          (pace) =>
            html`<label
              ><input
                type="radio"
                name="speed"
                value=${pace}
                checked=${speed.value === pace}
                onChange=${() => (speed.value = pace)}
              /><span>${t(`table-speed-${pace}`)}</span></label
            >`,
        )}
      </div>
    </section>
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
    </section>
    ${hasDice(view) && html`<${Seal} view=${view} />`}
    <section class="about-buttons">
      <button type="button" class="button" onClick=${() => newGame(view, table)}>
        <${Icon} name="again" size=${20} />${t("table-new-game")}
      </button>
      <a class="button" href="/"><${Icon} name="door" size=${20} />${t("table-leave")}</a>
      <p class="quiet">${t("table-leave-help")}</p>
      ${
        view.moment.seed &&
        html`<p><a href="/api/tables/${view.code}/record" download="${view.code}.json">${t("table-record")}</a></p>`
      }
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

/** The address of this table: whoever opens it takes a free seat or watches. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${location.pathname}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // no clipboard here: the words are marked for copying by hand
      /** @type {HTMLInputElement | null} */ (document.querySelector(".copy-link input"))?.select();
    }
  };
  return html`<div class="copy-link">
    <label
      ><span>${t("table-link")}</span
      ><input
        type="text"
        readonly
        value=${address}
        onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    /></label>
    <button type="button" class="button" onClick=${copy}>
      <${Icon} name=${copied ? "check" : "copy"} size=${20} />${t(copied ? "table-copied" : "table-copy")}
    </button>
  </div>`;
}

/** The same game with the same seats again. @param {View} view @param {Table} table */
export async function newGame(view, table) {
  /** @type {SeatWish[]} */
  const seats = view.seats.map((seat, at) => ({
    kind: seat.kind === "computer" ? "computer" : table.mine.value.includes(at) ? "person" : "open",
    name: seat.kind === "computer" || table.mine.value.includes(at) ? seat.name : "",
    level: seat.level || 1,
  }));
  const code = await createTable({ game: view.game, options: view.options, seats, message: messageId() });
  go(`/table/${code}`);
}
