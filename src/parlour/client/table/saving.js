// The game as a file, in every format that it has, and as a picture.
import { withTicket } from "../api.js";
import { html, useState } from "../dom.js";
import { t } from "../words.js";
/** @import { View } from "../wire.js" */

const PNG_WIDTH = 1200; // pixels

/** Where the game is kept as a file. @param {View} view @param {string} format */
const saved = (view, format) => withTicket(`/api/tables/${view.code}/record?format=${format}`);

/** @param {{view: View}} props */
export function Saving({ view }) {
  if (!view.moment.seed && !view.moment.result) return null;
  return html`<p class="saving" role="group" aria-label=${t("table-record")}>
    <span class="quiet">${t("table-record")}</span>
    ${view.formats.map(
      (format) =>
        html`<a
          class="chip"
          href=${saved(view, format)}
          download="${view.game}-${view.code}${format === "film" ? "-film.svg" : `.${format}`}"
          >${t(`table-format-${format}`)}</a
        >`,
    )}
    <button type="button" class="chip" onClick=${() => savePng(view)}>${t("table-format-png")}</button>
    <${CopyLink} view=${view} />
  </p>`;
}

/** The picture in pixels: the browser draws the one of lines. @param {View} view */
async function savePng(view) {
  const picture = new Image();
  picture.src = saved(view, "svg");
  await picture.decode();
  const canvas = document.createElement("canvas");
  const scale = PNG_WIDTH / picture.naturalWidth;
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round(picture.naturalHeight * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${view.game}-${view.code}.png`;
  link.click();
}

/** The link under which anybody on this server sees the finished game. @param {{view: View}} props */
function CopyLink({ view }) {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}/table/${view.code}`;
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true));
  return html`<button type="button" class="chip" data-action="copy-link" onClick=${copy}>
    ${t(copied ? "table-link-copied" : "table-link-copy")}
  </button>`;
}
