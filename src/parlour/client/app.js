/** The frame around every page: header, page, banner, and where the focus goes. */
import { effect, html, render, signal, useLayoutEffect, useRef } from "./dom.js";
import { dropped, get, reached, sendWaiting, waiting } from "./api.js";
import { follow, place } from "./router.js";
import { LANGUAGES, THEMES, language, sound, speak, theme } from "./settings.js";
import { listen, ready, t, wordless } from "./words.js";
import { Icon } from "./art/icons.js";
import { Logo } from "./art/logo.js";
import { ShelfPage } from "./pages/shelf.js";
import { GamePage } from "./pages/game.js";
import { Trouble } from "./pages/trouble.js";
/** @import { ComponentType } from "./vendor/preact/preact.js" */

/** @type {import("./vendor/signals/signals.js").Signal<ComponentType<{ code: string }> | null>} */
const TablePage = signal(null);
const tableFailed = signal(false);

/** The table screen is the largest part; it is fetched when a table is opened. */
async function loadTable() {
  if (TablePage.peek()) return;
  try {
    TablePage.value = (await import("./table/page.js")).TablePage;
  } catch (error) {
    console.error(error);
    tableFailed.value = true;
    void get("/api/health").catch(() => {}); // the answer tells whether this page is older than the server
  }
}

function Language() {
  return html`<div class="switch-row" role="group" aria-label=${t("ui-language")}>
    ${LANGUAGES.map(
      (code) =>
        html`<button
          type="button"
          class="chip"
          lang=${code}
          aria-pressed=${language.value === code}
          aria-label=${t(`ui-language-${code}`)}
          onClick=${() => speak(code)}
        >
          ${code.toUpperCase()}
        </button>`,
    )}
  </div>`;
}

const THEME_ICON = { system: "half", light: "sun", dark: "moon" };

function turnLight() {
  theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? "system";
}

function Header() {
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("ui-home")}><${Logo} /></a>
    <div class="top-tools">
      <${Language} />
      <button
        type="button"
        class="button bare"
        aria-label=${t("ui-theme", { now: t(`ui-theme-${theme.value}`) })}
        title=${t(`ui-theme-${theme.value}`)}
        onClick=${turnLight}
      >
        <${Icon} name=${THEME_ICON[theme.value]} />
      </button>
      <button
        type="button"
        class="button bare"
        aria-pressed=${sound.value}
        aria-label=${t("ui-sound")}
        title=${t(sound.value ? "ui-sound-on" : "ui-sound-off")}
        onClick=${() => (sound.value = !sound.value)}
      >
        <${Icon} name=${sound.value ? "sound" : "mute"} />
      </button>
    </div>
  </header>`;
}

/** Says that the line is down, and what becomes of moves that could not be sent. */
function Banner() {
  const lost = !reached.value;
  return html`<div class="banner-place" role="status" aria-live="polite">
    ${
      lost &&
      html`<p class="banner">
        <${Icon} name="lost" size="20" /><span>${t(waiting.value.length ? "ui-offline-kept" : "ui-offline")}</span>
      </p>`
    }
    ${
      dropped.value &&
      html`<p class="banner">
        <a href=${`/table/${dropped.value.code}`}>${t("ui-dropped")}</a>
        <button type="button" class="banner-close" aria-label=${t("ui-close")} onClick=${() => (dropped.value = null)}>
          <${Icon} name="close" size="18" />
        </button>
      </p>`
    }
  </div>`;
}

function Page() {
  const here = place.value;
  if (here.page === "shelf") return html`<${ShelfPage} />`;
  if (here.page === "game") return html`<${GamePage} key=${here.id} id=${here.id} />`;
  if (here.page === "table") {
    void loadTable();
    if (TablePage.value) return html`<${TablePage.value} key=${here.code} code=${here.code} />`;
    return tableFailed.value
      ? html`<${Trouble} what="offline" />`
      : html`<p class="loading" role="status">${t("ui-loading")}</p>`;
  }
  return html`<${Trouble} what="nowhere" />`;
}

function App() {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const first = useRef(true);
  const here = place.value;
  // A screen reader and the Tab key start at the top of the new page, not where the old page's link was.
  useLayoutEffect(() => {
    document.body.dataset.page = here.page; // the header of a table is as wide as the table
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [here]);
  if (!ready.value) return null;
  return html`
    <a
      class="skip"
      href="#main"
      onClick=${(/** @type {Event} */ event) => {
        event.preventDefault();
        main.current?.focus();
      }}
      >${t("ui-skip")}</a
    >
    <${Header} />
    <${Banner} />
    <main id="main" tabindex="-1" ref=${main}><${Page} /></main>
  `;
}

effect(() => {
  const note = document.getElementById("wordless");
  if (note) note.hidden = !wordless.value;
});
follow();
listen();
void sendWaiting();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
