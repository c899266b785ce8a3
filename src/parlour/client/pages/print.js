/** The board, its pieces, the score sheet and the rules in short on paper, from the game's page. */
import { html, useState } from "../dom.js";
import { getPrint } from "../api.js";
import { language } from "../settings.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";
/** @import { OptionValue, Preview } from "../wire.js" */

const PAPERS = /** @type {const} */ (["A4", "A3"]);
const FORMATS = /** @type {const} */ (["pdf", "svg"]);

/**
 * Shown as soon as it is known what lies on the table.
 * @param {{ game: string, seats: number, options: Record<string, OptionValue>, preview: Preview | undefined }} props
 */
export function Print({ game, seats, options, preview }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!preview) return null;
  /** @param {"A4" | "A3"} paper @param {"pdf" | "svg"} format */
  const save = async (paper, format) => {
    setBusy(true);
    setFailed(false);
    try {
      const file = URL.createObjectURL(
        await getPrint(game, { seats, options, language: language.value, paper, format }),
      );
      const link = document.createElement("a");
      link.href = file;
      link.download = `${game}-${paper}.${format}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(file), 60000);
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
    setBusy(false);
  };
  return html`<div
    class="printing"
    role="group"
    aria-label=${t(preview.board.sites.length ? "page-print" : "page-print-sheet")}
  >
    <span class="quiet"
      ><${Icon}
        name="print"
        size="20"
      />${busy ? t("page-print-busy") : t(preview.board.sites.length ? "page-print" : "page-print-sheet")}</span
    >
    ${PAPERS.flatMap((paper) =>
      FORMATS.map(
        (format) =>
          html`<button
            type="button"
            class="chip"
            data-print="${paper}-${format}"
            disabled=${busy}
            onClick=${() => save(paper, format)}
          >
            ${paper} ${format.toUpperCase()}
          </button>`,
      ),
    )}
    ${failed && html`<span role="alert">${t("page-print-failed")}</span>`}
  </div>`;
}
