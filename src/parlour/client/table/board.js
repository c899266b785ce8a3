// The board in play: what is printed, what may be touched, the pieces, and a button on every site.
import { html, useLayoutEffect, useMemo, useRef } from "../dom.js";
import { Arrows } from "./arrows.js";
import { Dice, shownDice } from "./dice.js";
import { useDrag } from "./drag.js";
import { layOut, offset, spanOf } from "./geometry.js";
import { Marks } from "./marks.js";
import { movePieces } from "./motion.js";
import { Picker } from "./picker.js";
import { PieceDrawing } from "./pieces.js";
import { Aside, CORNER, Plate } from "./plate.js";
import { Sites } from "./sites.js";
import { Lens, useZoom, Whole } from "./zoom.js";
/** @import { Board } from "../wire.js" */
/** @import { Drag } from "./drag.js" */
/** @import { Layout } from "./geometry.js" */
/** @import { Hand } from "./input.js" */
/** @import { Body } from "./types.js" */

/**
 * @param {{board: Board, turn: number, hand: Hand, label: string, marks: "always" | "touch" | "never"}} props
 *   marks: when it is shown where one may act
 */
export function PlayBoard({ board, turn, hand, label, marks }) {
  const layout = useMemo(() => layOut(board, turn), [board, turn]);
  const root = useRef(/** @type {SVGSVGElement | null} */ (null));
  const { stage } = hand;
  const bodies = stage.bodies.value;
  const score = stage.score.value;
  const skip = useRef(-1);
  const dropped = hand.dropped.value;
  if (dropped) skip.current = dropped.body;
  useLayoutEffect(() => {
    if (!score || !root.current) return;
    const steps = score.steps.filter((step) => step.body !== skip.current);
    skip.current = -1;
    movePieces(root.current, layout, { ...score, steps }, bodies);
  }, [score]);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const zoom = useZoom(frame);
  const drag = useDrag(root, layout, hand, zoom);
  const { scale, x, y } = zoom.view;
  const { left, top, width, height } = layout.frame;
  useUnit(frame, width);
  const box = `${left} ${top} ${width} ${height}`;
  // The printed plate is a layer of its own: what moves above it never makes it be drawn again.
  const plate = useMemo(
    () =>
      html`<svg class="board board-plate" viewBox=${box} aria-hidden="true">
        <g id="lens-plate"><${Plate} board=${board} layout=${layout} /></g>
      </svg>`,
    [board, layout],
  );
  return html`<div
    class="board-stack ${scale > 1 ? "zoomed" : ""}"
    ref=${frame}
    style=${{
      "--ratio": String(width / height),
      borderRadius: `${(100 * CORNER) / width}% / ${(100 * CORNER) / height}%`,
    }}
  >
    <div class="board-zoom" style=${scale > 1 ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : {}}>
      ${plate}
      <${BoardDice} board=${board} layout=${layout} hand=${hand} />
      <svg
        class="board board-play ${drag.value ? "dragging" : ""}"
        viewBox=${box}
        role="group"
        aria-label=${label}
        ref=${root}
        ...${drag.handlers}
      >
        <g id="lens-marks"><${Marks} board=${board} layout=${layout} hand=${hand} when=${marks} /></g>
        <${Aside} board=${board} layout=${layout} taken=${new Set(bodies.map((body) => body.site))} />
        <g class="pieces" id="lens-pieces" aria-hidden="true">
          ${inOrder(bodies, layout).map(
            (body) =>
              html`<${Standing}
                key=${body.id}
                body=${body}
                all=${bodies}
                layout=${layout}
                hand=${hand}
                drag=${drag.value}
              />`,
          )}
        </g>
        <${Arrows} layout=${layout} hand=${hand} />
        <${Sites} board=${board} layout=${layout} hand=${hand} />
        <${Picker} layout=${layout} hand=${hand} />
      </svg>
    </div>
    <${Whole} zoom=${zoom} />
    ${drag.lens && html`<${Lens} ...${drag.lens} />`}
  </div>`;
}

/**
 * Tell the styles how many points a field has, so that what is printed can be read on a small board too.
 * @param {{current: HTMLElement | null}} frame @param {number} fields how many of them the board is wide
 */
function useUnit(frame, fields) {
  useLayoutEffect(() => {
    const board = frame.current;
    if (!board) return;
    const watch = new ResizeObserver(() => board.style.setProperty("--unit", String(board.clientWidth / fields)));
    watch.observe(board);
    return () => watch.disconnect();
  }, [fields]);
}

/** The dice on the patch where they fall. @param {{board: Board, layout: Layout, hand: Hand}} props */
function BoardDice({ board, layout, hand }) {
  const patch = board.areas.find(({ role }) => role === "dice");
  const dice = hand.stage.moment.value?.scene.dice ?? [];
  if (!patch || !dice.length) return null;
  const { frame } = layout;
  const span = spanOf(patch.points.map(([x, y]) => layout.at(x, y)));
  return html`<div
    class="board-dice"
    style=${{
      left: `${(100 * (span.left - frame.left)) / frame.width}%`,
      top: `${(100 * (span.top - frame.top)) / frame.height}%`,
      width: `${(100 * span.width) / frame.width}%`,
      height: `${(100 * span.height) / frame.height}%`,
    }}
  >
    <${Dice} dice=${shownDice(hand)} hand=${hand} number=${hand.stage.number.value} />
  </div>`;
}

/** Pieces nearer to the viewer are drawn later. @param {Body[]} bodies @param {Layout} layout */
function inOrder(bodies, layout) {
  const depth = (/** @type {Body} */ body) => (layout.spots.get(body.site)?.y ?? 0) + body.level * 0.01;
  return [...bodies].sort(
    (a, b) => Number(a.flying ?? false) - Number(b.flying ?? false) || depth(a) - depth(b) || a.id - b.id,
  ); // what flies is above all
}

/** @param {{body: Body, all: Body[], layout: Layout, hand: Hand, drag: Drag | null}} props */
function Standing({ body, all, layout, hand, drag }) {
  const dropped = hand.dropped.value;
  const site = dropped?.body === body.id ? dropped.site : body.site;
  const spot = layout.spots.get(site) ?? { x: 0, y: 0 };
  const dragged = drag?.moved && drag.body.id === body.id ? drag : null;
  const beside = offset({ ...body, site }, all, layout);
  const { x, y } = dragged ?? { x: spot.x + beside.x, y: spot.y + beside.y };
  const size = beside.scale === 1 ? undefined : `scale(${beside.scale})`;
  const held = Boolean(dragged) || hand.picked.value[0] === body.site;
  const classes = `piece ${held ? "held" : ""} ${dragged ? "carried" : ""}`;
  return html`<g class=${classes} data-body=${body.id} data-site=${body.site} transform="translate(${x} ${y})"
    ><g transform=${size}><${PieceDrawing} kind=${body.kind} colour=${body.colour} label=${body.label} /></g
  ></g>`;
}
