/** The board of a game as a picture, fetched once and drawn when it comes into sight. */
import { html, signal, useEffect, useRef, useState } from "../dom.js";
import { getPreview, getStanding } from "../api.js";
import { BoardPicture } from "../table/picture.js";
/** @import { OptionValue, Preview } from "../wire.js" */

/** @type {import("../vendor/signals/signals.js").Signal<Map<string, Preview>>} */
const drawn = signal(new Map());
/** @type {Set<string>} */
const asked = new Set();

/** @param {string} game @param {number} seats @param {Record<string, OptionValue>} options */
const keyOf = (game, seats, options) => JSON.stringify([game, seats, options]);

/**
 * The start position, once it is there.
 * @param {string} game
 * @param {number} seats
 * @param {Record<string, OptionValue>} options
 * @returns {Preview | undefined}
 */
export const previewOf = (game, seats, options) => drawn.value.get(keyOf(game, seats, options));

/**
 * @param {string} game
 * @param {number} seats
 * @param {Record<string, OptionValue>} options
 */
async function wantPreview(game, seats, options) {
  const key = keyOf(game, seats, options);
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const preview = await getPreview(game, seats, options);
    drawn.value = new Map(drawn.value).set(key, preview);
  } catch (error) {
    asked.delete(key); // a picture is only a picture: the page works without it
    console.warn(error);
  }
}

/** Whether something has come into sight. */
function useSeen() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: "200px" },
    );
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  return { frame, seen };
}

/**
 * How a table stands, from the side of a seat.
 * @param {{ code: string, updated: string, side: number }} props
 */
export function Standing({ code, updated, side }) {
  const { frame, seen } = useSeen();
  const [shown, setShown] = useState(/** @type {Preview | null} */ (null));
  useEffect(() => {
    if (seen) getStanding(code).then(setShown, (error) => console.warn(error)); // a picture is only a picture
  }, [seen, code, updated]);
  return html`<div class="picture-frame" ref=${frame}>
    ${shown && html`<${BoardPicture} board=${shown.board} scene=${shown.scene} turn=${shown.board.turns[side]} />`}
  </div>`;
}

/**
 * @param {{ game: string, seats: number, options?: Record<string, OptionValue>, side?: number }} props
 *   side: the seat that looks at it
 */
export function Picture({ game, seats, options = {}, side = 0 }) {
  const { frame, seen } = useSeen();
  const key = keyOf(game, seats, options);
  useEffect(() => {
    if (seen) void wantPreview(game, seats, options);
  }, [seen, key]);
  const now = previewOf(game, seats, options);
  const [last, setLast] = useState(/** @type {Preview | undefined} */ (undefined));
  useEffect(() => {
    if (now) setLast(now);
  }, [now]);
  const shown = now ?? last; // the old picture stays until the new one is there
  return html`<div class="picture-frame" ref=${frame}>
    ${shown && html`<${BoardPicture} board=${shown.board} scene=${shown.scene} turn=${shown.board.turns[side]} />`}
  </div>`;
}
