/** The frame around every page: header, page, banner, and where the focus goes. */
import { effect, html, render, signal, useLayoutEffect, useRef } from "./dom.js";
import { dropped, get, reached, sendWaiting, waiting } from "./api.js";
import { Languages } from "./languages.js";
import { follow, place } from "./router.js";
import { THEMES, language, sound, theme } from "./settings.js";
import { wear } from "./wear.js";
import { bring, listen, ready, t, wordless } from "./words.js";
import { Icon } from "./art/icons.js";
import { Logo } from "./art/logo.js";
import { ShelfPage } from "./pages/shelf.js";
import { Trouble } from "./pages/trouble.js";
/** @import { ComponentType } from "./vendor/preact/preact.js" */

/**
 * A page that is fetched when it is first opened.
 * @template Props
 * @param {() => Promise<ComponentType<Props>>} fetched
 */
function later(fetched) {
  const page = signal(/** @type {ComponentType<Props> | null} */ (null));
  const failed = signal(false);
  const load = async () => {
    if (page.peek()) return;
    try {
      page.value = await fetched();
      failed.value = false;
    } catch (error) {
      console.warn(error);
      failed.value = true;
      void get("/api/health").catch(() => {}); // the answer tells whether this page is older than the server
    }
  };
  /** @param {Props & import("./vendor/preact/preact.js").Attributes} props */
  const Later = (props) => {
    if (!page.value && !failed.value) void load();
    if (page.value) return html`<${page.value} ...${props} />`;
    if (failed.value) return html`<${Trouble} what="offline" again=${load} />`;
    return html`<p class="loading" role="status">${t("ui-loading")}</p>`;
  };
  return { Later };
}

/** The styles that only some pages need; they come behind the others. */
const wearRoom = () => Promise.all([wear("/client/table/around.css"), wear("/client/table/room.css")]);

const game = later(
  async () =>
    (
      await Promise.all([
        import("./pages/game.js"),
        bring("company", "play", "almanac"),
        wear("/client/pages/almanac.css"),
      ])
    )[0].GamePage,
);
const analysis = later(
  async () => (await Promise.all([import("./pages/analysis.js"), bring("review", "play"), wearRoom()]))[0].AnalysisPage,
);
const open = later(
  async () => (await Promise.all([import("./pages/open.js"), bring("records", "play"), wearRoom()]))[0].OpenPage,
);
const me = later(async () => (await Promise.all([import("./pages/me.js"), bring("between"), wearRoom()]))[0].MePage);
const table = later(
  async () =>
    (await Promise.all([import("./table/page.js"), bring("company", "between", "play"), wearRoom()]))[0].TablePage,
);

const CALM = 2000; // ms after the page is there until the rest of the box is fetched, too

const THEME_ICON = { system: "half", light: "sun", dark: "moon" };

function turnLight() {
  theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? "system";
}

function Header() {
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("ui-home")}><${Logo} /></a>
    <div class="top-tools">
      <${Languages} />
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
  if (here.page === "game") return html`<${game.Later} key=${here.id} id=${here.id} />`;
  if (here.page === "analysis") return html`<${analysis.Later} key=${here.id} id=${here.id} />`;
  if (here.page === "table") return html`<${table.Later} key=${here.code} code=${here.code} />`;
  if (here.page === "me") return html`<${me.Later} />`;
  if (here.page === "open") return html`<${open.Later} />`;
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

const KEEPER = "/client/service.js";

/** Where the browser allows it: on this machine, or by TLS. */
async function keepBox() {
  try {
    await navigator.serviceWorker.register(`${KEEPER}?lang=${language.peek()}`, { scope: "/" });
  } catch (error) {
    console.warn(error);
  }
}

effect(() => {
  const note = document.getElementById("wordless");
  if (note) note.hidden = !wordless.value;
});
follow();
listen();
void sendWaiting();
// what the page needs comes first; then the box is kept for a time without the server
if ("serviceWorker" in navigator)
  window.addEventListener("load", () => setTimeout(() => void keepBox(), CALM), { once: true });
// what most people open next is here before they do
(window.requestIdleCallback ?? setTimeout)(() => void import("./pages/game.js").catch(() => {}));
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
