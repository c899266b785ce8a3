/** How long people may think: nobody is in a hurry unless they choose to be. */
import { html } from "../dom.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";
/** @import { Clock, ClockKind } from "../wire.js" */
/** @import { Change, Form } from "./form.js" */

/** @type {readonly ("none" | ClockKind)[]} */
const KINDS = ["none", "game", "move", "days"];
const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS = [0, 1, 2, 3, 5, 10, 15, 30, 60];
const SECONDS = [10, 15, 20, 30, 45, 60, 90, 120, 180, 300];
const DAYS = [1, 2, 3, 5, 7, 14];

/** What each kind begins with. @type {Record<ClockKind, Clock>} */
const USUAL = {
  game: { kind: "game", time: 600, increment: 5 },
  move: { kind: "move", time: 60, increment: 0 },
  days: { kind: "days", time: 3, increment: 0 },
};

/** A clock in words. @param {Clock | null} clock */
export function clockWords(clock) {
  if (!clock) return t("clock-none");
  if (clock.kind === "move") return t("clock-move-words", { seconds: clock.time });
  if (clock.kind === "days") return t("clock-days-words", { days: clock.time });
  if (clock.time % 60) return t("clock-game-seconds", { seconds: clock.time, increment: clock.increment });
  const minutes = clock.time / 60;
  return clock.increment
    ? t("clock-game-words", { minutes, increment: clock.increment })
    : t("clock-game-plain", { minutes });
}

/** @param {{ form: Form, change: Change }} props */
export function ClockForm({ form, change }) {
  if (form.seats < 2) return null;
  const { clock } = form;
  const kind = clock?.kind ?? "none";
  /** @param {Partial<Clock>} part */
  const set = (part) => change((newest) => ({ clock: newest.clock && { ...newest.clock, ...part } }));
  return html`<details class="folded clock-form">
    <summary>
      <span class="folded-title">${t("clock-title")}</span><span class="quiet">${clockWords(clock)}</span
      ><${Icon} name="down" size="20" />
    </summary>
    <div class="variant-list">
      <div class="segments clock-kinds" role="radiogroup" aria-label=${t("clock-title")}>
        ${KINDS.map(
          (known) =>
            html`<label
              ><input
                type="radio"
                name="clock"
                value=${known}
                checked=${kind === known}
                onChange=${() => change(() => ({ clock: known === "none" ? null : USUAL[known] }))}
              /><span>${t(`clock-${known}`)}</span></label
            >`,
        )}
      </div>
      <p class="quiet">${t(`clock-${kind}-help`)}</p>
      ${
        clock?.kind === "game" &&
        html`<${Choice}
            name="minutes"
            label=${t("clock-minutes")}
            values=${MINUTES}
            value=${clock.time / 60}
            choose=${(/** @type {number} */ minutes) => set({ time: minutes * 60 })}
          />
          <${Choice}
            name="increment"
            label=${t("clock-increment")}
            values=${INCREMENTS}
            value=${clock.increment}
            choose=${(/** @type {number} */ increment) => set({ increment })}
          />`
      }
      ${
        clock?.kind === "move" &&
        html`<${Choice}
          name="seconds"
          label=${t("clock-seconds")}
          values=${SECONDS}
          value=${clock.time}
          choose=${(/** @type {number} */ time) => set({ time })}
        />`
      }
      ${
        clock?.kind === "days" &&
        html`<${Choice}
          name="days"
          label=${t("clock-day-count")}
          values=${DAYS}
          value=${clock.time}
          choose=${(/** @type {number} */ time) => set({ time })}
        />`
      }
    </div>
  </details>`;
}

/**
 * @param {{ name: string, label: string, values: number[], value: number, choose: (value: number) => void }} props
 */
function Choice({ name, label, values, value, choose }) {
  return html`<label class="clock-choice">
    <span>${label}</span>
    <span class="select"
      ><select
        class="text"
        name=${`clock-${name}`}
        onChange=${(/** @type {Event} */ { target }) => choose(Number(/** @type {HTMLSelectElement} */ (target).value))}
      >
        ${values.map((known) => html`<option value=${known} selected=${known === value}>${known}</option>`)}
      </select></span
    >
  </label>`;
}
