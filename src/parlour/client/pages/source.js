/** Where a rule comes from: a small sign that tells on touch, click or key, on the form and in the rules. */
import { html, useEffect, useId } from "../dom.js";
import { placeBeside } from "../beside.js";
import { listed } from "../locale.js";
import { bring, knows, ready, t } from "../words.js";
/** @import { Source } from "../wire.js" */

/** Have the words ready that explain signs. */
export function useExplanations() {
  useEffect(() => {
    // without them the kind is told all the same
    if (ready.value) bring("sources").catch((error) => console.warn(error));
  }, [ready.value]);
}

/** The sign of an option's source, and the note behind it. @param {{ source: Source }} props */
export function SourceSign({ source }) {
  const note = useId();
  const kind = t(`origin-kind-${source.kind}`);
  return html`<button
      type="button"
      class="source-sign"
      data-kind=${source.kind}
      popovertarget=${note}
      aria-label=${t("origin-open", { kind })}
    ></button>
    <div class="source-note" id=${note} popover="auto" onToggle=${placeBesideSign}>
      <p class="source-kind">${kind}</p>
      ${source.said && knows("sources") && html`<p>${t(source.said)}</p>`}
      ${source.booklets.map(({ box, languages }) => {
        const told = languages.map((code) => t(`rules-language-${code}`));
        return html`<p key=${box} class="quiet">
          ${t("origin-booklet", { box: t(`box-${box}`), languages: listed(told) })}
        </p>`;
      })}
    </div>`;
}

/** @param {ToggleEvent & { currentTarget: HTMLElement }} event */
function placeBesideSign(event) {
  const note = event.currentTarget;
  const sign = document.querySelector(`[popovertarget="${CSS.escape(note.id)}"]`);
  if (sign && event.newState === "open") placeBeside(note, sign);
}

/**
 * In the rules a sign is a link to what explains it at their end; here the explanation comes to the sign instead.
 * @param {MouseEvent} event
 */
export function explainSign(event) {
  const sign = /** @type {Element} */ (event.target).closest("a.source-sign");
  const text = sign?.closest(".rules-page");
  const told = text?.querySelector(`#${CSS.escape(sign?.getAttribute("href")?.slice(1) ?? "")}`);
  if (!sign || !text || !told) return;
  event.preventDefault();
  const note = document.createElement("div");
  note.className = "source-note";
  note.popover = "auto";
  note.append(...explanation(told));
  note.addEventListener("toggle", ({ newState }) => newState === "closed" && note.remove());
  sign.after(note);
  note.showPopover({ source: /** @type {HTMLElement} */ (sign) });
  placeBeside(note, sign);
}

/** What an item says; of an option, its name and where it comes from. @param {Element} told */
function explanation(told) {
  const copy = /** @type {Element} */ (told.cloneNode(true));
  const last = copy.querySelector(":scope > ul > li:last-child");
  const name = copy.querySelector("strong");
  if (!last || !name) return copy.childNodes;
  const source = document.createElement("p");
  source.append(...last.childNodes);
  return [name, source];
}
