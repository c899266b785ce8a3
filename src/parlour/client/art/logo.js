/** The name of the box, as printed on its lid. */
import { html } from "../dom.js";

/** @param {{word?: boolean}} props */
export function Logo({ word = true }) {
  return html`<svg class="logo-mark" viewBox="0 0 64 64" width="34" height="34" aria-hidden="true" focusable="false">
      <rect x="3" y="7" width="58" height="54" rx="13" fill="#8f3a2c" />
      <rect x="3" y="3" width="58" height="54" rx="13" fill="#c4453a" />
      <circle cx="32" cy="18" r="9" fill="#f6e3b8" />
      <path d="M32 25c-5 0-7 3-7 6 0 5-3 9-8 13v5h30v-5c-5-4-8-8-8-13 0-3-2-6-7-6z" fill="#f6e3b8" />
      <path
        d="M32 9a9 9 0 0 1 0 18c3-3 4-6 4-9s-1-6-4-9zM36 26c2 1 3 3 3 5 0 5 3 9 8 13v5H36c2-7 1-15 0-23z"
        fill="#d9b877"
      /></svg
    >${word && html`<span class="logo-word">Parlour</span>`}`;
}
