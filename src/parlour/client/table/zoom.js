// Small boards for large fingers: two fingers enlarge the board, and where places are too small a lens shows what is
// under the finger.
import { html, useRef, useState } from "../dom.js";
import { Icon } from "../art/icons.js";
import { t } from "../words.js";
/** @import { Layout, Spot } from "./geometry.js" */

const MOST = 3; // times as large
const PAN = 6; // px before a finger on an enlarged board moves it
export const COMFORTABLE = 32; // px from place to place that a finger meets
const LENS = 132; // px across
const ENLARGED = 46; // px from place to place under the lens

/**
 * @typedef {object} View the board's piece that is seen
 * @property {number} scale
 * @property {number} x px by which it is shifted
 * @property {number} y
 */
const WHOLE = { scale: 1, x: 0, y: 0 };

/** @param {{current: HTMLElement | null}} frame what the board may fill */
export function useZoom(frame) {
  const [view, setView] = useState(/** @type {View} */ (WHOLE));
  const fingers = useRef(/** @type {Map<number, Spot & {far: number}>} */ (new Map())); // far: how far it has come
  const began = useRef(/** @type {{apart: number, middle: Spot, view: View} | null} */ (null));
  const pair = () => {
    const [one, other] = [...fingers.current.values()];
    const box = frame.current?.getBoundingClientRect();
    if (!one || !other || !box) return null;
    return {
      apart: Math.hypot(one.x - other.x, one.y - other.y),
      middle: { x: (one.x + other.x) / 2 - box.left, y: (one.y + other.y) / 2 - box.top },
    };
  };
  /** Not beyond the board's edges. @param {View} wanted */
  const show = ({ scale, x, y }) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const within = (/** @type {number} */ shift, /** @type {number} */ room) =>
      Math.min(0, Math.max(shift, room * (1 - scale)));
    setView(scale <= 1.02 ? WHOLE : { scale, x: within(x, box.width), y: within(y, box.height) });
  };
  return {
    view,
    whole: () => setView(WHOLE),
    /** Whether two fingers are down now. */
    pinching: () => began.current !== null,
    /** @param {PointerEvent} event */
    down(event) {
      if (event.pointerType !== "touch") return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY, far: 0 });
      const two = fingers.current.size === 2 ? pair() : null;
      if (two) began.current = { ...two, view };
    },
    /**
     * Whether the board has moved with the finger.
     * @param {PointerEvent} event @param {boolean} carrying whether a finger carries a piece
     */
    move(event, carrying) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return false;
      const far = before.far + Math.hypot(event.clientX - before.x, event.clientY - before.y);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY, far });
      const [two, first] = [pair(), began.current];
      if (two && first) {
        const scale = Math.min(MOST, Math.max(1, (first.view.scale * two.apart) / first.apart));
        const grown = scale / first.view.scale; // what was between the fingers stays there
        const stay = (/** @type {"x" | "y"} */ axis) =>
          two.middle[axis] - (first.middle[axis] - first.view[axis]) * grown;
        show({ scale, x: stay("x"), y: stay("y") });
        return true;
      }
      if (first || view.scale === 1 || carrying || far < PAN) return false;
      show({ ...view, x: view.x + event.clientX - before.x, y: view.y + event.clientY - before.y });
      return true;
    },
    /** @param {PointerEvent} event */
    up(event) {
      fingers.current.delete(event.pointerId);
      if (!fingers.current.size) began.current = null; // the second finger that leaves touches nothing
    },
  };
}

/** Back to the whole board. @param {{zoom: ReturnType<typeof useZoom>}} props */
export function Whole({ zoom }) {
  if (zoom.view.scale === 1) return null;
  return html`<button
    type="button"
    class="button whole-board"
    aria-label=${t("table-whole-board")}
    onClick=${zoom.whole}
  >
    <${Icon} name="whole" size=${20} />
  </button>`;
}

/**
 * What is under a finger, enlarged above it: the board's own drawing once more.
 * @param {{finger: {x: number, y: number}, spot: Spot, marked: Spot | undefined}} props
 *   finger: where it is on the screen; spot: where on the board; marked: the place that it means
 */
export function Lens({ finger, spot, marked }) {
  const reach = LENS / ENLARGED / 2;
  const left = Math.min(Math.max(finger.x - LENS / 2, 4), innerWidth - LENS - 4);
  const above = finger.y - LENS - 40;
  const top = above > 4 ? above : finger.y + 48;
  return html`<svg
    class="lens"
    aria-hidden="true"
    width=${LENS}
    height=${LENS}
    viewBox="${spot.x - reach} ${spot.y - reach} ${2 * reach} ${2 * reach}"
    style=${{ left: `${left}px`, top: `${top}px` }}
  >
    <use href="#lens-plate" />
    <use href="#lens-marks" />
    <use href="#lens-pieces" />
    ${marked && html`<circle class="lens-mark" cx=${marked.x} cy=${marked.y} r="0.5" />`}
  </svg>`;
}

/** How far places are apart on the screen. @param {SVGSVGElement | null} drawn @param {Layout} layout */
export function apart(drawn, layout) {
  return drawn ? drawn.getBoundingClientRect().width / layout.frame.width : Infinity;
}
