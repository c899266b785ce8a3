/** Small drawings for buttons: one line weight, round joints. */
import { html } from "../dom.js";

/** @type {Record<string, string>} */
const DRAWN = {
  back: "M14.5 5l-7 7 7 7",
  forward: "M9.5 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  undo: "M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
  hint: "M9 17.5h6M10 20.5h4M8.7 15c-1.7-1.2-2.7-3-2.7-5a6 6 0 0 1 12 0c0 2-1 3.8-2.7 5z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  sun:
    "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3" +
    "l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  half: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 4v16M12 8l5.5-2M12 12h8M12 16l5.5 2",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  person: "M12 4a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  people:
    "M9 5a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8M2.5 19.5c.5-3.6 3-5.3 6.5-5.3s6 1.7 6.5 5.3M16 5.4" +
    "a3.2 3.2 0 0 1 0 6M18 14.7c2 .6 3.2 2.2 3.5 4.8",
  computer: "M4 5.5h16v10.5H4zM9 20h6M12 16v4M9 9.5v2M15 9.5v2",
  door: "M6.5 20.5V4.5h11v16M4 20.5h16M14 12.5v.1",
  clock: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 8v4.5l3 2",
  book: "M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2c2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zM12 7v13",
  log: "M5 6h14M5 12h14M5 18h9",
  table: "M4 8.5h16l-1.5 3h-13zM7 11.5V19M17 11.5V19",
  dice: "M5 5h14v14H5zM9 9v.1M15 15v.1M12 12v.1",
  again: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  play: "M8 5.5v13l10.5-6.5z",
  lost:
    "M4 4l16 16M8.5 15.5a5 5 0 0 1 5-1.3M5.5 12.5a9 9 0 0 1 4-2.3M13.5 9.5a9 9 0 0 1 5 3M3 9" +
    "a13 13 0 0 1 4-2.5M11 5.5A13 13 0 0 1 21 9M12 19v.1",
  copy: "M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9",
  print: "M7 9V4h10v5M7 16H4V9h16v7h-3M7 13h10v7H7z",
  find: "M10.5 4.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M15 15l5 5",
  turn: "M5 12a7 7 0 0 1 12-4.9L19 9M19 4.5V9h-4.5M19 12a7 7 0 0 1-12 4.9L5 15M5 19.5V15h4.5",
};

/**
 * @param {{ name: string, size?: number }} props
 */
export function Icon({ name, size = 22 }) {
  return html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false">
    <path d=${DRAWN[name] ?? ""} />
  </svg>`;
}
