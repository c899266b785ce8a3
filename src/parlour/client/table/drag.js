// Carrying pieces with a mouse or a finger, and the lens above a finger that is larger than a place.
import { useRef, useState } from "../dom.js";
import { away } from "./geometry.js";
import { apart, COMFORTABLE } from "./zoom.js";
/** @import { Layout, Spot } from "./geometry.js" */
/** @import { Hand } from "./input.js" */
/** @import { Body } from "./types.js" */
/** @import { Lens, useZoom } from "./zoom.js" */
/** @typedef {Parameters<typeof Lens>[0]} LensProps */

const NEAR = 0.62; // how far from a site's middle a dropped piece still belongs to it
const DRAG = 6; // px before a press becomes a drag

/**
 * @typedef {object} Drag
 * @property {Body} body
 * @property {string} from
 * @property {number} x
 * @property {number} y
 * @property {boolean} moved
 * @property {number} pointer
 * @property {number} startX
 * @property {number} startY
 */

/**
 * Dragging: a press that travels carries its piece; let go over a site, it is a gesture; a press that stays is a click.
 * @param {{current: SVGSVGElement | null}} root @param {Layout} layout @param {Hand} hand
 * @param {ReturnType<typeof useZoom>} zoom
 */
export function useDrag(root, layout, hand, zoom) {
  const [drag, setDrag] = useState(/** @type {Drag | null} */ (null));
  const [lens, setLens] = useState(/** @type {LensProps | null} */ (null));
  const travelled = useRef(false);
  /** @param {PointerEvent} event @returns {Spot} */
  const where = (event) => {
    const matrix = root.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  };
  /** Show what is under the finger, where places are small. @param {PointerEvent} event */
  const look = (event) => {
    if (event.pointerType !== "touch" || hand.seat.value < 0 || apart(root.current, layout) >= COMFORTABLE) return;
    const spot = where(event);
    setLens({
      finger: { x: event.clientX, y: event.clientY },
      spot,
      marked: layout.spots.get(nearest(layout, spot) ?? ""),
    });
  };
  const leave = () => {
    if (drag?.moved) hand.picked.value = [];
    setDrag(null);
    setLens(null);
    travelled.current = true; // no click follows from two fingers
  };
  const handlers = {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      travelled.current = false;
      zoom.down(event);
      if (zoom.pinching()) return leave();
      look(event);
      const site = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
      if (!site || event.button) return;
      hand.stage.finish();
      const body = hand.stage.bodies.value.filter((other) => other.site === site).sort((a, b) => b.level - a.level)[0];
      if (!body || (hand.seat.value < 0 && (hand.premove?.seat.value ?? -1) < 0)) return;
      setDrag({
        body,
        from: site,
        ...where(event),
        moved: false,
        pointer: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
      });
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      if (zoom.move(event, lens !== null || drag !== null)) travelled.current = true;
      if (zoom.pinching()) return;
      if (lens) look(event);
      if (!drag || drag.pointer !== event.pointerId) return;
      const moved = drag.moved || Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY) > DRAG;
      if (!moved) return;
      if (!drag.moved) {
        root.current?.setPointerCapture(event.pointerId);
        travelled.current = true;
        if (hand.starts.value.has(drag.from)) hand.picked.value = [drag.from];
      }
      setDrag({ ...drag, ...where(event), moved });
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      const pinched = zoom.pinching();
      zoom.up(event);
      setLens(null);
      if (pinched) return;
      if (lens && !drag?.moved) {
        // what the lens showed is meant, wherever the finger came down
        travelled.current = true;
        setDrag(null);
        const meant = nearest(layout, where(event));
        if (meant) hand.choose(meant);
        return;
      }
      if (!drag || drag.pointer !== event.pointerId) return;
      setDrag(null);
      if (!drag.moved) return;
      hand.picked.value = [];
      const to = nearest(layout, where(event));
      if (to) hand.drop(drag.from, to, drag.body.id);
    },
    /** @param {PointerEvent} event */
    onPointerCancel(event) {
      zoom.up(event);
      leave();
    },
    /** The click that follows a drag is not one. @param {MouseEvent} event */
    onClickCapture(event) {
      if (travelled.current) event.stopPropagation();
      travelled.current = false;
    },
  };
  return { value: drag, lens, handlers };
}

/** @param {Layout} layout @param {Spot} spot */
function nearest(layout, spot) {
  let best = "";
  let least = NEAR;
  for (const id of layout.spots.keys()) {
    const far = away(layout, id, spot);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
