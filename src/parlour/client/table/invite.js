// How friends come to this table: the address that leads here, its picture for their cameras, and whether anybody can
// reach this server at all.
import { get, Refused } from "../api.js";
import { Icon } from "../art/icons.js";
import { html, signal, useEffect, useState } from "../dom.js";
import { say, t } from "../words.js";
/** @import { Invitation } from "../wire.js" */

/** How others reach the page that we are at. */
const invitation = signal(/** @type {(Invitation & { path: string }) | null} */ (null));

async function ask() {
  const path = location.pathname;
  invitation.value = { .../** @type {Invitation} */ (await get("/api/invitation", { body: { path } })), path };
}

function useInvitation() {
  const path = location.pathname;
  useEffect(() => {
    ask().catch((error) => console.warn(error)); // the page's own address has to do
  }, [path]);
  return invitation.value?.path === path ? invitation.value : null;
}

/** The link to this table, to copy or to hand on. */
export function CopyLink() {
  const invited = useInvitation();
  const [copied, setCopied] = useState(false);
  const address = invited?.address || `${location.origin}${location.pathname}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // no clipboard here: the words are marked for copying by hand
      /** @type {HTMLInputElement | null} */ (document.querySelector(".copy-link input"))?.select();
    }
  };
  // whoever thinks again makes it fail
  const share = () => navigator.share({ title: document.title, url: address }).catch(() => {});
  return html`<div class="copy-link">
    <label
      ><span>${t("table-link")}</span
      ><input
        type="text"
        readonly
        value=${address}
        onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    /></label>
    <div class="row">
      <button type="button" class="button" data-action="copy" onClick=${copy}>
        <${Icon} name=${copied ? "check" : "copy"} size=${20} />${t(copied ? "table-copied" : "table-copy")}
      </button>
      ${
        typeof navigator.share === "function" &&
        html`<button type="button" class="button" data-action="share" onClick=${share}>
          <${Icon} name="link" size=${20} />${t("between-share")}
        </button>`
      }
    </div>
  </div>`;
}

/** For a table that waits for people. */
export function Invite() {
  const invited = useInvitation();
  const [trouble, setTrouble] = useState("");
  const turn = async (/** @type {boolean} */ open) => {
    try {
      setTrouble("");
      await get("/api/network", { body: { open } });
      await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.body.message ? say(error.body.message) : t("table-failed"));
    }
  };
  const alone = invited && !invited.address;
  return html`<div class="invite">
    ${
      alone
        ? html`<p data-alone>${t("between-alone")}</p>
            ${!invited.switchable && html`<p class="quiet">${t("between-alone-how")}</p>`}`
        : html`<p class="quiet">${t("table-waiting-help")}</p>`
    }
    ${
      invited?.address &&
      html`<img
        class="qr"
        width="148"
        height="148"
        alt=${t("between-qr", { address: invited.address })}
        src=${`data:image/svg+xml,${encodeURIComponent(invited.picture)}`}
      />`
    }
    ${!alone && html`<${CopyLink} />`}
    ${
      invited?.switchable &&
      html`<label class="option-switch"
          ><input
            type="checkbox"
            class="switch"
            role="switch"
            data-action="network"
            checked=${invited.open}
            onChange=${(/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked)}
          /><span>${t("between-network")}</span></label
        >
        <p class="quiet">${t(invited.open ? "between-network-open" : "between-network-closed")}</p>`
    }
    <p class="trouble-words" role="alert">${trouble}</p>
  </div>`;
}
