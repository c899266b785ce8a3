/** The menu of languages, each by its own name. */
import { html, useId, useState } from "./dom.js";
import { Icon } from "./art/icons.js";
import { placeBeside } from "./beside.js";
import { place, query, saying } from "./router.js";
import { LANGUAGES, language, speak } from "./settings.js";
import { t } from "./words.js";

/** What a language calls itself, as a name that stands alone. @param {string} code */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** All codes in the order of their names, when somebody opens the menu: a browser looks up names slowly. */
function inOrder() {
  const names = new Map(LANGUAGES.map((code) => [code, ownName(code)]));
  const { compare } = new Intl.Collator("en");
  return [...names].sort(([, one], [, other]) => compare(one, other));
}

/**
 * Each is a link to this page in that language, which may be copied too; to choose one here needs no new page. Names
 * that nobody looks at would bring their letters, so they are there only while the menu is open.
 */
export function Languages() {
  const menu = useId();
  const [open, setOpen] = useState(false);
  const now = language.value;
  place.value; // read with the query, because each link leads to where we are
  query.value;
  /** @param {ToggleEvent & { currentTarget: HTMLElement }} event */
  const toggled = (event) => setOpen(event.newState === "open");
  /** @param {MouseEvent} event @param {string} code */
  const choose = (event, code) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // in a window of its own
    event.preventDefault();
    document.getElementById(menu)?.hidePopover();
    speak(code);
  };
  return html`<span class="languages">
    <button type="button" class="button bare" popovertarget=${menu} aria-expanded=${open} data-menu="language">
      <${Icon} name="globe" /><span class="sr-only">${t("ui-language")}: </span
      ><span class="language-name" lang=${now}>${ownName(now)}</span
      ><span class="language-code" aria-hidden="true">${now.toUpperCase()}</span>
    </button>
    <ul class="language-menu" id=${menu} popover="auto" onToggle=${toggled} ref=${open ? placeMenu : undefined}>
      ${
        open &&
        inOrder().map(
          ([code, name]) =>
            html`<li key=${code}>
              <a
                href=${saying(location.href, "lang", code)}
                lang=${code}
                hreflang=${code}
                aria-current=${code === now ? "true" : undefined}
                onClick=${(/** @type {MouseEvent} */ event) => choose(event, code)}
                >${name}</a
              >
            </li>`,
        )
      }
    </ul>
  </span>`;
}

/** Under its button, once its names are there. @param {HTMLElement | null} menu */
function placeMenu(menu) {
  const button = menu?.parentElement?.querySelector("button");
  if (menu && button) placeBeside(menu, button);
}
