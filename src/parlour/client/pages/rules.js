/** A game's rules as text, with places one can link to. Also shown beside the board. */
import { html, render, useEffect, useRef } from "../dom.js";
import { getPosition, getRules } from "../api.js";
import { language, still } from "../settings.js";
import { ExamplePicture } from "../table/example.js";
import { t } from "../words.js";
import { useFetched } from "./page.js";
import { explainSign } from "./source.js";
/** @import { RulesText } from "../wire.js" */

/** @type {Map<string, Promise<RulesText>>} */
const fetched = new Map();

/** @param {string} id */
function rulesOf(id) {
  const lang = language.peek();
  const key = `${lang} ${id}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = getRules(lang, id);
    rules.catch(() => fetched.delete(key));
    fetched.set(key, rules);
  }
  return rules;
}

/**
 * @param {{ id: string, at?: string, asked?: unknown, contents?: boolean }} props
 * at: an anchor to show and mark; asked: changes when it is asked for again
 * contents: whether a list of the headings stands before the text
 */
export function Rules({ id, at = "", asked = at, contents = true }) {
  const { found, wrong, again } = useFetched(() => rulesOf(id), [id, language.value]);
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => (text.current && found ? drawExamples(text.current, id) : undefined), [found]);
  useEffect(() => {
    const body = text.current;
    if (!body || !found) return;
    for (const marked of body.querySelectorAll(".marked")) marked.classList.remove("marked");
    const goal = at ? body.querySelector(`#${CSS.escape(at)}`) : null;
    if (!(goal instanceof HTMLElement)) return;
    goal.classList.add("marked");
    goal.scrollIntoView({ behavior: still.peek() ? "auto" : "smooth", block: "start" });
    goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [found, asked]);
  if (wrong)
    return html`<p>
      ${t("page-rules-missing")} <button type="button" class="button" onClick=${again}>${t("ui-try-again")}</button>
    </p>`;
  if (!found) return html`<p class="quiet" role="status">${t("ui-loading")}</p>`;
  // smaller headings would crowd the list
  const chapters = found.anchors.filter((anchor) => found.html.includes(`<h2 id="${anchor.id}"`));
  return html`<div class="rules-page" ref=${text}>
    ${
      contents &&
      chapters.length > 2 &&
      html`<nav class="rules-contents" aria-label=${t("page-rules-contents")}>
        <ul>
          ${chapters.map((anchor) => html`<li key=${anchor.id}><a href=${`#${anchor.id}`}>${anchor.title}</a></li>`)}
        </ul>
      </nav>`
    }
    <div class="rules-text" onClick=${explainSign} dangerouslySetInnerHTML=${{ __html: body(found.html) }}></div>
  </div>`;
}

/**
 * The text without its title, which the page around it already shows.
 * @param {string} text
 */
const body = (text) => text.replace(/^\s*<h1[^>]*>[\s\S]*?<\/h1>/, "");

/**
 * Draw the positions that the text shows, each when it comes near; returns how to stop waiting for them.
 * @param {HTMLElement} text
 * @param {string} id
 */
function drawExamples(text, id) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        getPosition(id, target.getAttribute("data-position") ?? "").then(
          (shown) => {
            const place = document.createElement("div");
            target.prepend(place);
            render(html`<${ExamplePicture} ...${shown} />`, place);
          },
          (error) => console.warn(error), // a picture is only a picture: its caption is there
        );
      }
    },
    { rootMargin: "400px" },
  );
  for (const figure of text.querySelectorAll("figure[data-position]")) watcher.observe(figure);
  return () => watcher.disconnect();
}
