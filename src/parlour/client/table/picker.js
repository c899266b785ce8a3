// A small choice at the square where it matters: the same sites mean several actions, told apart by their buttons.
import { html, useEffect, useRef } from "../dom.js";
import { say, t } from "../words.js";
import { PieceDrawing } from "./pieces.js";
/** @import { Layout } from "./geometry.js" */
/** @import { Hand } from "./input.js" */

/** @param {{layout: Layout, hand: Hand}} props */
export function Picker({ layout, hand }) {
  const choices = hand.choices.value;
  const first = useRef(/** @type {SVGGElement | null} */ (null));
  const site = hand.picked.value[hand.picked.value.length - 1] ?? "";
  useEffect(() => void (choices.length && first.current?.focus()), [site, choices.length]);
  const spot = layout.spots.get(site);
  if (!choices.length || !spot) return null;
  const { left, top, width, height } = layout.frame;
  const half = choices.length / 2;
  const x = Math.min(Math.max(spot.x, left + half + 0.1), left + width - half - 0.1);
  const y = spot.y + (spot.y < top + height / 2 ? 1.1 : -1.1);
  const colour = hand.stage.moment.value?.scene.colour ?? "";
  /** @param {KeyboardEvent} event @param {number} at */
  const press = (event, at) => {
    const beside = /** @type {Record<string, number>} */ ({ ArrowLeft: at - 1, ArrowRight: at + 1 })[event.key];
    const choice = choices[at];
    if (event.key === "Escape") hand.putBack();
    else if ((event.key === "Enter" || event.key === " ") && choice) hand.press(choice);
    else if (beside !== undefined)
      /** @type {SVGElement | null} */ (document.querySelector(`[data-choice="${beside}"]`))?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<g class="picker" role="group" aria-label=${t("table-picker")} transform="translate(${x} ${y})">
    <rect class="picker-ground" x=${-half - 0.08} y="-0.58" width=${2 * half + 0.16} height="1.16" rx="0.16" />
    ${choices.map(
      (gesture, at) =>
        html`<g
          key=${gesture.button}
          class="choice"
          role="button"
          tabindex="0"
          data-button=${gesture.button}
          data-choice=${at}
          aria-label=${gesture.label ? say(gesture.label) : gesture.button}
          transform="translate(${at - half + 0.5} 0)"
          ref=${at ? undefined : first}
          onClick=${() => hand.press(gesture)}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, at)}
        >
          <title>${gesture.label ? say(gesture.label) : gesture.button}</title>
          <rect class="choice-ground" x="-0.47" y="-0.5" width="0.94" height="1" rx="0.12" />
          <${PieceDrawing} kind=${gesture.button} colour=${colour} />
        </g>`,
    )}
  </g>`;
}
