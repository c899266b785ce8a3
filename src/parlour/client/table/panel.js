// Beside the board: the rules, what happened in words, and everything about the table itself.
import { Icon } from "../art/icons.js";
import { html, signal, useRef } from "../dom.js";
import { Rules } from "../pages/rules.js";
import { t } from "../words.js";
import { AboutTable } from "./about.js";
import { Log } from "./log.js";
import { SayingsTray } from "./sayings.js";
/** @import { Scene, View } from "../wire.js" */
/** @import { Table } from "../live.js" */
/** @import { Replayed } from "./log.js" */
/** @import { Sayings } from "./sayings.js" */

/** @typedef {"rules" | "log" | "table" | "review"} Tab */
/** @type {Tab[]} */
const TABS = ["rules", "log", "table"];
const ICONS = { rules: "book", log: "log", table: "table", review: "find" };

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
 * @typedef {object} PanelProps
 * @property {PanelState} panel
 * @property {View} view
 * @property {Scene} scene
 * @property {Table} table
 * @property {number} told the last entry that the screen has shown
 * @property {Replayed | null} replayed
 * @property {Sayings} sayings
 * @property {{room: import("./review.js").ReviewRoom, shown: typeof import("./review.js")} | null} review
 */

/** @param {PanelProps} props */
export function Panel({ panel, view, scene, table, told, replayed, sayings, review }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => void (panel.open.value = false);
  const tab = panel.tab.value;
  const tabs = review ? [...TABS, /** @type {Tab} */ ("review")] : TABS;
  const turn = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") close();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !(event.target instanceof HTMLElement) || event.target.getAttribute("role") !== "tab") return;
    panel.tab.value = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? "log";
    queueMicrotask(() =>
      /** @type {HTMLElement | null} */ (box.current?.querySelector("[role=tab][aria-selected=true]"))?.focus(),
    );
  };
  return html`${panel.open.value && html`<div class="panel-shade" onClick=${close}></div>`}
    <aside class="panel ${panel.open.value ? "open" : ""}" ref=${box} onKeyDown=${turn} aria-label=${t("table-panel")}>
      <div class="tabs">
        <div class="tab-list" role="tablist" aria-label=${t("table-panel")}>
          ${tabs.map(
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
        <button type="button" class="button bare panel-close" aria-label=${t("table-close")} onClick=${close}>
          <${Icon} name="close" />
        </button>
      </div>
      <div class="panel-body" id="panel-body" key=${tab} role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0">
        ${tab === "rules" && html`<${RulesBeside} game=${view.game} panel=${panel} />`}
        ${
          tab === "log" &&
          html`<${Log} view=${view} scene=${scene} told=${told} replayed=${replayed} hushed=${sayings.hushed} />`
        }
        ${tab === "review" && review && html`<${review.shown.ReviewPanel} review=${review.room} view=${view} />`}
        ${tab === "table" && html`<${AboutTable} view=${view} scene=${scene} table=${table} close=${close} />`}
      </div>
      ${tab === "log" && html`<${SayingsTray} sayings=${sayings} view=${view} table=${table} />`}
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
