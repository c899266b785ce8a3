/** What is shown when there is nothing to show: a lost address, a missing table, no line. */
import { html, useEffect } from "../dom.js";
import { t } from "../words.js";

/**
 * @param {{ what: "nowhere" | "table" | "locked" | "game" | "offline" | "broken", again?: () => void }} props
 */
export function Trouble({ what, again }) {
  const title = t(`ui-trouble-${what}`);
  useEffect(() => {
    document.title = t("ui-title", { page: title });
  }, [title]);
  return html`<section class="trouble">
    <svg viewBox="0 0 160 110" width="200" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="98" rx="62" ry="7" class="trouble-shade" />
      <g transform="rotate(74 80 70)">
        <circle cx="80" cy="34" r="15" class="trouble-wood" />
        <path d="M80 46c-8 0-11 5-11 10 0 9-5 15-13 22v9h48v-9c-8-7-13-13-13-22 0-5-3-10-11-10z" class="trouble-wood" />
        <circle cx="76" cy="30" r="6" class="trouble-light" />
        <path d="M70 58c0 9-5 14-11 20v5h6c5-8 8-16 8-27 0-2-3-1-3 2z" class="trouble-light" />
      </g>
      <g transform="translate(22 66) rotate(-12)">
        <rect width="27" height="27" rx="6" class="trouble-die" />
        <circle cx="13.5" cy="13.5" r="3" class="trouble-pip" />
      </g>
    </svg>
    <h1>${title}</h1>
    <p class="quiet">${t(`ui-trouble-${what}.help`)}</p>
    <div class="row">
      ${again && html`<button type="button" class="button primary" onClick=${again}>${t("ui-try-again")}</button>`}
      <a class=${again ? "button" : "button primary"} href="/">${t("ui-to-shelf")}</a>
    </div>
  </section>`;
}
