/** How many? Where buttons differ in a number only, it is chosen by a slider and chips, not from a wall of keys. */
import { Icon } from "../art/icons.js";
import { html, useState } from "../dom.js";
import { say, t } from "../words.js";
/** @import { Gesture } from "../wire.js" */
/** @import { Hand } from "./input.js" */

const FEW = 5; // amounts that still stand side by side as buttons
const CHIPS = [1, 5, 10, 25, 50, 100, 250];

/** What was chosen last, by what it is: the next time begins there. @type {Map<string, number>} */
const last = new Map();

/** How many a button is about, as its words say. @param {Gesture} gesture */
const amountOf = ({ label }) => Number(label?.args.amount ?? NaN);

/** Those that one slider chooses from, and the others. @param {Gesture[]} buttons */
export function apart(buttons) {
  const amounts = buttons.filter((gesture) => amountOf(gesture) >= 0);
  return amounts.length > FEW
    ? { amounts, others: buttons.filter((gesture) => !amounts.includes(gesture)) }
    : { amounts: [], others: buttons };
}

/** @param {{amounts: Gesture[], hand: Hand}} props */
export function Amount({ amounts, hand }) {
  const by = new Map(amounts.map((gesture) => [amountOf(gesture), gesture]));
  const [low, high] = [Math.min(...by.keys()), Math.max(...by.keys())];
  const name = amounts[0]?.label?.id ?? "";
  const [wanted, want] = useState(last.get(name) ?? low);
  const amount = Math.min(high, Math.max(low, wanted));
  const chosen = /** @type {Gesture} */ (by.get(amount));
  const words = chosen.label ? say(chosen.label) : chosen.button;
  const chips = [...CHIPS.filter((chip) => chip >= low && chip < high), high].slice(-6);
  const step = (/** @type {number} */ to, /** @type {"minus" | "plus"} */ icon) =>
    html`<button
      type="button"
      class="button bare"
      aria-label=${t(icon === "minus" ? "page-less" : "page-more")}
      aria-disabled=${to < low || to > high}
      onClick=${() => want(Math.min(high, Math.max(low, to)))}
    >
      <${Icon} name=${icon} />
    </button>`;
  return html`<div class="amount">
    <div class="amount-slide">
      ${step(amount - 1, "minus")}
      <input
        type="range"
        min=${low}
        max=${high}
        value=${amount}
        aria-label=${t("table-amount")}
        aria-valuetext=${words}
        onInput=${(/** @type {Event} */ event) => want(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      ${step(amount + 1, "plus")}
    </div>
    <div class="amount-chips">
      ${chips.map(
        (chip) =>
          html`<button
            type="button"
            class="amount-chip"
            key=${chip}
            data-amount=${chip}
            aria-pressed=${chip === amount}
            onClick=${() => want(chip)}
          >
            ${chip}
          </button>`,
      )}
    </div>
    <button
      type="button"
      class="action"
      data-button=${chosen.button}
      onClick=${() => {
        last.set(name, amount);
        hand.press(chosen);
      }}
    >
      ${words}
    </button>
  </div>`;
}
