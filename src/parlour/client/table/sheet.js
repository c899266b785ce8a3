// The score sheet: paper, pencil figures, one column per seat. What the acting seat could write stands faintly in its
// open cells.
import { html, useEffect, useRef, useState } from "../dom.js";
import { SeatSign } from "../art/signs.js";
import { signed } from "../locale.js";
import { say, t } from "../words.js";
/** @import { Row, Scene, Sheet } from "../wire.js" */
/** @import { Hand } from "./input.js" */

/** What a hand does on the sheet. @typedef {Pick<Hand, "seat" | "hinted" | "cells" | "write">} Pencil */

/** @param {{scene: Scene, names: string[], hand: Hand, trace: string}} props */
export function ScoreSheet({ scene, names, hand, trace }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const acting = scene.hand;
  // With many columns on a small screen, the acting one comes into view.
  useEffect(() => {
    const head = box.current?.querySelector(`[data-column="${acting}"]`);
    if (head instanceof HTMLElement && box.current) box.current.scrollLeft = Math.max(0, head.offsetLeft - 150);
  }, [acting]);
  const [hidden, setHidden] = useState(false); // columns lie beyond the edge
  useEffect(() => {
    const paper = box.current;
    if (!paper) return undefined;
    const look = () => setHidden(paper.scrollWidth - paper.clientWidth - Math.abs(paper.scrollLeft) > 4);
    const watcher = new ResizeObserver(look);
    watcher.observe(paper);
    for (const sheet of paper.children) watcher.observe(sheet); // its columns widen while the paper stays as it is
    paper.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      paper.removeEventListener("scroll", look);
    };
  }, []);
  return html`<div
    class="paper ${hidden ? "goes-on" : ""}"
    ref=${box}
    tabindex="0"
    role="region"
    aria-label=${t("table-sheet")}
  >
    <${SheetTable} scene=${scene} names=${names} hand=${hand} trace=${trace} />
  </div>`;
}

/**
 * The ruled paper itself.
 * @param {{scene: Scene, names: string[], hand: Pencil, trace: string}} props
 */
export function SheetTable({ scene, names, hand, trace }) {
  return html`<table class="sheet ${scene.seats.length > 6 ? "many" : ""}">
    <caption class="sr-only">
      ${t("table-sheet")}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${scene.seats.map(
          (seat, at) =>
            html`<th scope="col" data-column=${at} class=${at === scene.hand ? "acting" : ""}>
              <${SeatSign} seat=${seat} size=${16} /><span class="column-name" title=${names[at]}>${names[at]}</span>
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${scene.sheet?.rows.map(
        (row) =>
          html`<${SheetRow} key=${row.id} row=${row} scene=${scene} hand=${hand} names=${names} trace=${trace} />`,
      )}
    </tbody>
  </table>`;
}

/** @param {{row: Row, scene: Scene, hand: Pencil, names: string[], trace: string}} props */
function SheetRow({ row, scene, hand, names, trace }) {
  const help = row.help ? say(row.help) : "";
  const figures = scene.sheet?.cells[row.id] ?? [];
  return html`<tr class="row-${row.role}">
    <th scope="row">${say(row.label)}${help && html`<span class="row-help">${help}</span>`}</th>
    ${scene.seats.map(
      (_, at) =>
        html`<${Cell}
          key=${at}
          row=${row}
          at=${at}
          figure=${figures[at] ?? null}
          scene=${scene}
          hand=${hand}
          name=${names[at] ?? ""}
          fresh=${trace === `${at}:${row.id}`}
        />`,
    )}
  </tr>`;
}

/**
 * @param {{row: Row, at: number, figure: number | null, scene: Scene, hand: Pencil, name: string,
 *   fresh: boolean}} props
 */
function Cell({ row, at, figure, scene, hand, name, fresh }) {
  const acting = at === scene.hand;
  const offer = scene.sheet?.offers[row.id];
  const struck = scene.sheet?.struck[row.id]?.[at] ?? false;
  const hinted = acting && hand.hinted.value?.cell === row.id;
  const classes = `cell ${acting ? "acting" : ""} ${fresh ? "fresh" : ""} ${hinted ? "hinted" : ""}`;
  if (row.role !== "box" || figure !== null || !acting || hand.seat.value !== at) {
    const faint = figure === null && acting && offer !== undefined && row.role === "box";
    // a full box can be touched too: the rule says why not
    const asked = acting && hand.seat.value === at && row.role === "box";
    const written = figure !== null && signed(figure);
    const shown = struck ? html`<${Struck} figure=${figure} />` : written;
    return html`<td class=${classes} onClick=${asked ? () => hand.write(row.id) : undefined}>
      ${faint ? html`<span class="offer">${signed(offer)}</span>` : shown}
    </td>`;
  }
  const open = hand.cells.value.has(row.id);
  const words =
    offer === undefined
      ? t("table-cell-open", { row: row.label })
      : t("table-cell-offer", { row: row.label, points: offer });
  return html`<td class=${classes}>
    <button
      type="button"
      class="write ${open ? "able" : ""}"
      data-cell=${row.id}
      aria-label=${words}
      aria-description=${name}
      onClick=${() => hand.write(row.id)}
      onKeyDown=${walk}
    >
      ${offer === undefined ? "" : signed(offer)}
    </button>
  </td>`;
}

/** Crossed out in pencil, and still to be read. @param {{figure: number | null}} props */
function Struck({ figure }) {
  return html`<s class="struck"
    >${figure !== null && signed(figure)}<svg viewBox="0 0 24 14" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 12 Q9 8.5 23 1.5 M2 3 Q13 7 22 12.5" /></svg
  ></s>`;
}

/** Up and down lead to the next open cell. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [
    .../** @type {NodeListOf<HTMLElement>} */ (button.closest("table")?.querySelectorAll("[data-cell]") ?? []),
  ];
  all[(all.indexOf(button) + step + all.length) % all.length]?.focus();
}

/** A corner of the paper, for pictures. @param {{sheet: Sheet}} props */
export function PaperPicture({ sheet }) {
  return html`<div class="paper-picture">
    ${sheet.rows
      .filter((row) => row.role === "box")
      .slice(0, 7)
      .map(
        (row) =>
          html`<div class="paper-line">
            <span>${say(row.label)}</span><span class="paper-cell"></span><span class="paper-cell"></span>
          </div>`,
      )}
  </div>`;
}
