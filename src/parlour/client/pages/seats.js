/** Who plays: how many, and for each seat a person here, a computer, or a link to pass on. */
import { html, useId } from "../dom.js";
import { names } from "../settings.js";
import { LEVELS } from "../cast.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";
import { SeatSign } from "../art/signs.js";
import { sideName } from "../table/naming.js";
import { isDecided } from "./form.js";
/** @import { GameInfo, SeatKind, SeatView, SeatWish } from "../wire.js" */
/** @import { Change, Form } from "./form.js" */

/** @type {readonly SeatKind[]} */
const KINDS = ["person", "computer", "open"];
const KIND_ICON = { person: "person", computer: "computer", open: "link" };

/**
 * @param {{ game: GameInfo, form: Form, change: Change, sides: SeatView[] }} props
 */
export function SeatForm({ game, form, change, sides }) {
  const known = useId();
  const playing = form.wishes.slice(0, form.seats);
  /** @param {number} at @param {Partial<SeatWish>} wish */
  const set = (at, wish) =>
    change((newest) => ({ wishes: newest.wishes.map((old, place) => (place === at ? { ...old, ...wish } : old)) }));
  return html`
    ${
      game.seats.length > 1 &&
      html`<fieldset class="form-field count">
        <legend>${t("page-seat-count")}</legend>
        <div class="segments">
          ${game.seats.map(
            (count) =>
              html`<label
                ><input
                  type="radio"
                  name="seats"
                  value=${count}
                  checked=${form.seats === count}
                  onChange=${() => change(() => ({ seats: count }))}
                /><span>${count}</span></label
              >`,
          )}
        </div>
      </fieldset>`
    }
    <fieldset class="form-field">
      <legend>${t("page-seats")}</legend>
      <datalist id=${known}>${names().map((name) => html`<option value=${name}></option>`)}</datalist>
      <ul class="chairs">
        ${playing.map(
          (wish, at) =>
            html`<li key=${at}>
              <${Seat}
                at=${at}
                wish=${wish}
                side=${sides[at]}
                known=${known}
                decides=${isDecided(game, form)}
                set=${(/** @type {Partial<SeatWish>} */ part) => set(at, part)}
              />
            </li>`,
        )}
      </ul>
      ${
        playing.some((wish) => wish.kind === "open") &&
        html`<p class="note"><${Icon} name="link" size="18" />${t("page-open-note")}</p>`
      }
      ${
        playing.every((wish) => wish.kind === "computer") &&
        html`<p class="note" role="status">${t("page-nobody-note")}</p>`
      }
    </fieldset>
  `;
}

/**
 * @param {{ at: number, wish: SeatWish, side: SeatView | undefined, known: string, decides: boolean,
 *   set: (part: Partial<SeatWish>) => void }} props
 */
function Seat({ at, wish, side, known, decides, set }) {
  const number = at + 1;
  const coloured = side?.colours.length;
  const title = coloured ? t("page-seat-colour", { number, colour: sideName(side, at) }) : t("page-seat", { number });
  return html`<div class="chair" role="group" aria-label=${title}>
    <span class="chair-sign" title=${title}
      >${coloured ? html`<${SeatSign} seat=${side} size=${26} />` : html`<b>${number}</b>`}</span
    >
    <div class="segments kinds" role="radiogroup" aria-label=${t("page-kind-label")}>
      ${KINDS.map(
        (kind) =>
          html`<label title=${t(`page-kind-${kind}`)}
            ><input
              type="radio"
              name=${`kind-${at}`}
              value=${kind}
              checked=${wish.kind === kind}
              onChange=${() => set({ kind })}
            /><span><${Icon} name=${KIND_ICON[kind]} size="18" />${t(`page-kind-${kind}`)}</span></label
          >`,
      )}
    </div>
    ${
      wish.kind === "person" &&
      html`<input
        class="text"
        type="text"
        maxlength="24"
        autocomplete="off"
        list=${known}
        aria-label=${t("page-name")}
        placeholder=${t("page-name-default", { number })}
        value=${wish.name}
        onInput=${(/** @type {InputEvent} */ event) =>
          set({ name: /** @type {HTMLInputElement} */ (event.target).value })}
      />`
    }
    ${
      wish.kind === "computer" &&
      decides &&
      html`<span class="select"
          ><select
            class="text"
            aria-label=${t("page-level")}
            value=${wish.level}
            onChange=${(/** @type {Event} */ event) =>
              set({ level: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}
          >
            ${LEVELS.map(
              (level) =>
                html`<option value=${level} selected=${wish.level === level}>${t(`cast-${level}.choice`)}</option>`,
            )}
          </select></span
        >
        <p class="chair-cast quiet">
          <${Icon} name=${`cast-${wish.level}`} size="20" />${t(`cast-${wish.level}.help`)}
        </p>`
    }
    ${wish.kind === "open" && html`<span class="chair-open quiet">${t("page-open-seat")}</span>`}
  </div>`;
}
