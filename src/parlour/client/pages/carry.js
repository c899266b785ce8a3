/**
 * Carrying parts: a press that moves becomes a drag, by mouse, pen or finger; a press that stays where it is remains a
 * touch.
 */
import { useRef, useState } from "../dom.js";

/**
 * What is carried.
 * @typedef {object} Carried
 * @property {string} name the part
 * @property {number} from its place in the chain, or -1 from the stock
 * @property {number} at where in the chain it snaps in if it is let go now; -1: outside
 * @property {number} x where the pointer is, in the window
 * @property {number} y
 */

const STIR = 6; // pixels that a press may stray and still be a touch
const REACH = 28; // pixels around the chain from which a part snaps in

/**
 * Where a point of the window lies between the parts of a chain.
 * @param {Element} chain
 * @param {DOMRect[]} parts where they lay before the gap opened
 * @param {number} x
 * @param {number} y
 */
function slot(chain, parts, x, y) {
  const box = chain.getBoundingClientRect();
  if (x < box.left - REACH || x > box.right + REACH || y < box.top - REACH || y > box.bottom + REACH) return -1;
  // earlier rows, and in this one whatever lies to the left
  return parts.filter(({ left, right, top, bottom }) => bottom < y || (top <= y && (left + right) / 2 < x)).length;
}

/**
 * @param {{ current: Element | null }} chain
 * @param {(carried: Carried) => void} drop
 */
export function useCarrying(chain, drop) {
  const [carried, setCarried] = useState(/** @type {Carried | null} */ (null));
  const press = useRef({ x: 0, y: 0, down: false, moved: false, done: false, parts: /** @type {DOMRect[]} */ ([]) });
  /** What a part listens to. @param {string} name @param {number} from @param {() => void} touched */
  const grip = (name, from, touched) => ({
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const parts = [...(chain.current?.querySelectorAll("[data-at]") ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      press.current = { x: event.clientX, y: event.clientY, down: true, moved: false, done: false, parts };
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      const { x, y, down, moved } = press.current;
      if (!down || !chain.current || (!moved && Math.hypot(event.clientX - x, event.clientY - y) < STIR)) return;
      press.current.moved = true;
      setCarried({
        name,
        from,
        at: slot(chain.current, press.current.parts, event.clientX, event.clientY),
        x: event.clientX,
        y: event.clientY,
      });
    },
    /** @param {PointerEvent} event */
    onPointerUp: (event) => {
      const { down, moved, parts } = press.current;
      press.current.down = false;
      press.current.done = down;
      setCarried(null);
      if (!down || !chain.current) return;
      if (moved)
        drop({
          name,
          from,
          at: slot(chain.current, parts, event.clientX, event.clientY),
          x: event.clientX,
          y: event.clientY,
        });
      else touched(); // not at the click, which browsers leave out when one touch follows another quickly
    },
    onPointerCancel: () => {
      press.current.down = false;
      setCarried(null);
    },
    /**
     * The click that ends a press was heard already; a key's click, or a screen reader's, comes without a press.
     * @param {MouseEvent} event
     */
    onClick: (event) => {
      if (event.detail === 0 || !press.current.done) touched();
      press.current.done = false;
    },
  });
  return { carried, grip };
}
