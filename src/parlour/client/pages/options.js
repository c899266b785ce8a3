/**
 * The boards that can be built, and the printed variants of a game as switches, numbers and choices, made from their
 * declarations alone.
 */
import { html, useId, useState } from "../dom.js";
import { listed } from "../locale.js";
import { has, t } from "../words.js";
import { Icon } from "../art/icons.js";
import { Builder } from "./builder.js";
import { fitting, isSets, matters, narrowed, presetOf, valueOf, withPreset } from "./form.js";
import { SourceSign, useExplanations } from "./source.js";
/** @import { GameInfo, GameOption, OptionValue, Preset } from "../wire.js" */
/** @import { Change, Form } from "./form.js" */

/** @param {{ game: GameInfo, form: Form, change: Change }} props */
export function Builders({ game, form, change }) {
  return game.options.map(
    (option) =>
      option.kit &&
      html`<${Builder}
        key=${option.name}
        game=${game}
        option=${option}
        kit=${option.kit}
        form=${form}
        change=${change}
      />`,
  );
}

/**
 * @param {{ game: GameInfo, form: Form, change: Change, reset: () => void }} props
 */
export function OptionForm({ game, form, change, reset }) {
  useExplanations();
  const shown = game.options.filter((option) => matters(option, form) && !option.kit && !isSets(game, option));
  const changed = shown.filter((option) => valueOf(game, option, form) !== option.default).length;
  if (shown.length === 0) return null;
  return html`<details class="folded variants">
    <summary>
      <span class="folded-title">${t("page-variants")}</span
      ><span class="quiet"
        >${changed ? t("page-variants-changed", { count: changed }) : presetName(untouched(game))}</span
      ><${Icon} name="down" size="20" />
    </summary>
    <div class="variant-list">
      ${game.presets.length > 1 && html`<${Presets} game=${game} form=${form} change=${change} />`}
      ${shown.map(
        (option) =>
          html`<${OptionField}
            key=${option.name}
            game=${game.id}
            option=${narrowed(option, form.seats)}
            fixed=${option.kind === "switch" && !fitting(option, !valueOf(game, option, form), form.seats)}
            value=${valueOf(game, option, form)}
            set=${(/** @type {OptionValue} */ value) =>
              change((newest) => ({ options: { ...newest.options, [option.name]: value } }))}
          />`,
      )}
      ${
        changed > 0 &&
        html`<button type="button" class="button bare" onClick=${reset}>
          <${Icon} name="undo" size="18" />${t("page-variants-reset")}
        </button>`
      }
    </div>
  </details>`;
}

/** The preset that changes nothing. @param {GameInfo} game */
const untouched = (game) => game.presets.find((preset) => Object.keys(preset.options).length === 0);

/** @param {Preset | undefined} preset */
function presetName(preset) {
  if (!preset) return t("preset-own");
  const [first = ""] = preset.names;
  if (["printed", "common", "usual"].includes(first)) return t(`preset-${first}`);
  const places = preset.names.map((name) => (has(`box-${name}`) ? t(`box-${name}`) : t(`rules-language-${name}`)));
  return t("preset-printed-in", { booklets: listed(places) });
}

/** All options at once. @param {{ game: GameInfo, form: Form, change: Change }} props */
function Presets({ game, form, change }) {
  const id = useId();
  const now = game.presets.findIndex((preset) => preset === presetOf(game, form));
  return html`<div class="preset">
    <label for=${id}>${t("page-preset")}</label>
    <span class="select"
      ><select
        class="text"
        id=${id}
        value=${now}
        onChange=${(/** @type {Event} */ event) => {
          const chosen = game.presets[Number(/** @type {HTMLSelectElement} */ (event.target).value)];
          if (chosen) change((newest) => withPreset(game, newest, chosen));
        }}
      >
        ${now < 0 && html`<option value=${now} selected disabled>${t("preset-own")}</option>`}
        ${game.presets.map(
          (preset, at) => html`<option key=${at} value=${at} selected=${at === now}>${presetName(preset)}</option>`,
        )}
      </select></span
    >
  </div>`;
}

/**
 * @param {{ game: string, option: GameOption, fixed: boolean, value: OptionValue,
 *   set: (to: OptionValue) => void }} props
 */
function OptionField({ game, option, fixed, value, set }) {
  const id = useId();
  const name = `option-${game}-${option.name}`;
  const help = has(`${name}.help`) && html`<p class="option-help quiet" id=${`${id}-help`}>${t(`${name}.help`)}</p>`;
  const about = help ? `${id}-help` : undefined;
  const words = html`<div class="option-words">
    <div class="option-name"><label for=${id}>${t(name)}</label><${SourceSign} source=${option.source} /></div>
    ${help}
  </div>`;
  if (option.kind === "switch") {
    return html`<div class="option">
      ${words}
      <input
        type="checkbox"
        role="switch"
        class="switch"
        id=${id}
        checked=${value === true}
        disabled=${fixed}
        aria-describedby=${about}
        onChange=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)}
      />
    </div>`;
  }
  if (option.kind === "number")
    return html`<div class="option">
      ${words}<${NumberField} id=${id} about=${about} option=${option} value=${Number(value)} set=${set} />
    </div>`;
  return html`<div class="option choice">
    ${words}
    <span class="select"
      ><select
        class="text"
        id=${id}
        aria-describedby=${about}
        value=${value}
        onChange=${(/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${option.choices.map(
          (choice) => html`<option value=${choice} selected=${choice === value}>${t(`${name}-${choice}`)}</option>`,
        )}
      </select></span
    >
  </div>`;
}

/**
 * @param {{ id: string, about?: string, option: GameOption, value: number, set: (to: number) => void }} props
 */
function NumberField({ id, about, option, value, set }) {
  const { low, high } = option;
  // what is being typed outlives a drawing in between
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const least = option.off ? 0 : low;
  /** @param {number} wanted */
  const within = (wanted) => {
    const whole = Math.round(wanted);
    // between off and the lowest figure there is nothing
    if (option.off && whole < low) return whole < value || whole <= 0 ? 0 : low;
    return Math.min(high, Math.max(low, whole));
  };
  return html`<div class="stepper">
    <button
      type="button"
      class="button bare"
      aria-label=${t("page-less")}
      aria-disabled=${value <= least}
      onClick=${() => set(within(value - 1))}
    >
      <${Icon} name="minus" size="18" />
    </button>
    <input
      type="number"
      class="text"
      id=${id}
      min=${least}
      max=${high}
      step="1"
      value=${typed ?? value}
      aria-describedby=${about}
      onInput=${(/** @type {Event} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
      title=${t("page-number-range", { low, high })}
      onChange=${(/** @type {Event} */ event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        const wanted = within(field.value === "" || Number.isNaN(field.valueAsNumber) ? value : field.valueAsNumber);
        setTyped(null);
        field.value = String(wanted); // the old figure comes back by itself only when the state changes
        set(wanted);
      }}
    />
    <button
      type="button"
      class="button bare"
      aria-label=${t("page-more")}
      aria-disabled=${value >= high}
      onClick=${() => set(within(value + 1))}
    >
      <${Icon} name="plus" size="18" />
    </button>
  </div>`;
}
