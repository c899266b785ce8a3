// Whether a table is in the parlour's window, where everybody on this server finds it. Its host decides; it is not at
// first.
import { get, Refused, tokensOf } from "../api.js";
import { html, useEffect, useState } from "../dom.js";
import { say, t } from "../words.js";
/** @import { Listed, View } from "../wire.js" */

/** @param {{view: View}} props */
export function Listing({ view }) {
  const address = `/api/tables/${encodeURIComponent(view.code)}/window`;
  const host = String(view.moment.host) in tokensOf(view.code);
  const { locked } = view.moment; // then it is in no window
  const [listed, setListed] = useState(/** @type {boolean | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (host && !locked)
      get(address).then(
        (/** @type {Listed} */ now) => setListed(now.listed),
        (error) => console.warn(error),
      );
  }, [address, host, locked]);
  if (!host || locked || listed === null || view.moment.result) return null;
  const turn = async (/** @type {boolean} */ wanted) => {
    try {
      setTrouble("");
      const tokens = Object.values(tokensOf(view.code));
      setListed((await get(address, { body: { tokens, listed: wanted } })).listed);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.body.message ? say(error.body.message) : t("table-failed"));
    }
  };
  return html`<div class="listing">
    <label class="option-switch"
      ><input
        type="checkbox"
        class="switch"
        role="switch"
        data-action="list"
        checked=${listed}
        onChange=${(/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked)}
      /><span>${t("between-list")}</span></label
    >
    <p class="quiet">${t("between-list-help")}</p>
    <p class="trouble-words" role="alert">${trouble}</p>
  </div>`;
}
