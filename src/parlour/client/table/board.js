// The board in play: what is printed, what may be touched, the pieces, and a button on every site.
import { html, useLayoutEffect, useMemo, useRef, useState } from "../dom.js";
import { has, t } from "../words.js";
import { away, layOut, offset, towards } from "./geometry.js";
import { movePieces } from "./motion.js";
import { Picker } from "./picker.js";
import { PieceDrawing } from "./pieces.js";
import { CORNER, Plate } from "./plate.js";
/** @import { Board, Site } from "../wire.js" */
/** @import { Layout, Spot } from "./geometry.js" */
/** @import { Body } from "./types.js" */
/** @import { Hand } from "./input.js" */

const NEAR = 0.62; // how far from a site's middle a dropped piece still belongs to it
const BOW = 0.42; // how far an arc swings out, in its own length
const HALOED = new Set(["movable", "preview"]); // thin rings that must be seen on dark wood too
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

/** @param {{board: Board, turn: number, hand: Hand, label: string}} props */
export function PlayBoard({ board, turn, hand, label }) {
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
  const drag = useDrag(root, layout, hand);
  const { left, top, width, height } = layout.frame;
  const box = `${left} ${top} ${width} ${height}`;
  // The printed plate is a layer of its own: what moves above it never makes it be drawn again.
  const plate = useMemo(
    () =>
      html`<svg class="board board-plate" viewBox=${box} aria-hidden="true">
        <${Plate} board=${board} layout=${layout} />
      </svg>`,
    [board, layout],
  );
  return html`<div
    class="board-stack"
    style=${{
      "--ratio": String(width / height),
      borderRadius: `${(100 * CORNER) / width}% / ${(100 * CORNER) / height}%`,
    }}
  >
    ${plate}
    <svg
      class="board board-play ${drag.value ? "dragging" : ""}"
      viewBox=${box}
      role="group"
      aria-label=${label}
      ref=${root}
      ...${drag.handlers}
    >
      <${Marks} board=${board} layout=${layout} hand=${hand} />
      <g class="pieces" aria-hidden="true">
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
      <${Sites} board=${board} layout=${layout} hand=${hand} />
      <${Picker} layout=${layout} hand=${hand} />
    </svg>
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
  const held = Boolean(dragged) || hand.picked.value[0] === body.site;
  const classes = `piece ${held ? "held" : ""} ${dragged ? "carried" : ""}`;
  return html`<g class=${classes} data-body=${body.id} data-site=${body.site} transform="translate(${x} ${y})"
    ><${PieceDrawing} kind=${body.kind} colour=${body.colour} label=${body.label}
  /></g>`;
}

/** What stays marked and what may be touched. @param {{board: Board, layout: Layout, hand: Hand}} props */
function Marks({ board, layout, hand }) {
  const trace = hand.stage.trace.value;
  const standing = new Map(hand.stage.bodies.value.filter((body) => !body.leaving).map((body) => [body.site, body]));
  const { starts, targets, ways, picked, hinted } = hand;
  const hint = hinted.value?.sites ?? [];
  const own = hand.stage.moment.value?.scene.seats[hand.seat.value]?.colours ?? [];
  const acting = hand.stage.moment.value?.scene.colour;
  const alarms = hand.stage.moment.value?.scene.alarms ?? [];
  const bodies = hand.stage.bodies.value.filter((body) => !body.leaving);
  return html`<g class="marks" aria-hidden="true">
    <${Ways} ways=${ways.value} layout=${layout} />
    ${board.sites.map((site) => {
      const body = standing.get(site.id);
      const r = radius(site);
      const classes = [];
      const target = targets.value.has(site.id);
      if (target) classes.push(picked.value.length ? "target" : "preview");
      else if (starts.value.has(site.id) && !picked.value.length)
        classes.push(!body ? "free" : own.includes(body.colour) ? "movable" : "target");
      if (picked.value.includes(site.id)) classes.push("picked");
      if (hint.includes(site.id)) classes.push("hinted");
      // what is being done now matters more
      const quiet = !classes.length || (classes.length === 1 && classes[0] === "movable");
      if (quiet && trace?.to.includes(site.id)) classes.push("came");
      else if (trace?.from.includes(site.id)) classes.push("was");
      if (alarms.includes(site.id)) classes.push("alarm");
      if (!classes.length) return null;
      const arrives = (target || classes[0] === "was") && !(target && body && body.colour !== acting);
      const spot = markedSpot(site.id, arrives, bodies, layout);
      if (!spot) return null;
      const hops = ways.value.get(site.id)?.length ?? 0;
      return html`<g
        key=${site.id}
        transform="translate(${spot.x} ${spot.y})"
        data-mark=${site.id}
        class="site-marks ${hops ? "by-hops" : ""}"
        style=${hops ? after(hops - 1) : {}}
      >
        ${classes.map(
          (name) =>
            html`${HALOED.has(name) && html`<${Ring} name="halo" r=${r} body=${body} />`}<${Ring}
                name=${name}
                r=${name === "free" ? 0.1 : name === "came" ? r + 0.02 : r}
                body=${body}
              />`,
        )}
        ${classes.includes("came") && html`<${Ring} name="came-edge" r=${r + 0.06} body=${body} />`}
      </g>`;
    })}
  </g>`;
}

/** Round, as most pieces are; around a die, square. @param {{name: string, r: number, body: Body | undefined}} props */
function Ring({ name, r, body }) {
  if (!body?.kind.startsWith("die") || name === "free") return html`<circle class="mark-${name}" r=${r} />`;
  return html`<rect class="mark-${name}" x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx="0.14" />`;
}

/**
 * The hops of every chain, each drawn once: where a piece can go lights up in the order in which it gets there.
 * @param {{ways: Map<string, string[]>, layout: Layout}} props
 */
function Ways({ ways, layout }) {
  const hops = new Map(
    [...ways.values()].flatMap((way) =>
      way.slice(1).map((to, at) => [`${way[at]} ${to}`, { from: way[at] ?? "", to, at }]),
    ),
  );
  return [...hops].map(([key, { from, to, at }]) => {
    const [one, other] = [layout.spots.get(from), layout.spots.get(to)];
    return (
      one && other && html`<path key=${key} class="mark-way by-hops" style=${after(at + 1)} d=${bow(one, other)} />`
    );
  });
}

/** An arc from a site to another, past what stands between them. @param {Spot} from @param {Spot} to */
function bow(from, to) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const side = across > 0 || (across === 0 && down > 0) ? BOW : -BOW; // the same there and back
  const [x, y] = [(from.x + to.x) / 2 + down * side, (from.y + to.y) / 2 - across * side];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** @param {number} hops */
function after(hops) {
  return { "--hops": String(hops) };
}

/**
 * Where a site is marked: in a row of pieces at its last one, or where the next would lie.
 * @param {string} site @param {boolean} arrives @param {Body[]} bodies @param {Layout} layout
 */
function markedSpot(site, arrives, bodies, layout) {
  const spot = layout.spots.get(site);
  const there = bodies.filter((body) => body.site === site);
  if (!spot || !layout.runs.has(site)) return spot;
  const kind = there[0]?.kind ?? "stone";
  const beside = offset({ kind, site, level: Math.max(0, there.length - (arrives ? 0 : 1)) }, bodies, layout);
  return { x: spot.x + beside.x, y: spot.y + beside.y };
}

/** A ring around what stands there; on a square or in a row it stays inside. @param {Site} site */
function radius(site) {
  if (site.run[0] || site.run[1]) return 0.47;
  return site.shape === "square" ? Math.min(0.47, site.size / 2) : Math.max(0.36, site.size / 2) + 0.06;
}

/**
 * A button on every site: for pointers, keys and screen readers.
 * @param {{board: Board, layout: Layout, hand: Hand}} props
 */
function Sites({ board, layout, hand }) {
  const [focus, setFocus] = useState("");
  const standing = new Map(hand.stage.bodies.value.filter((body) => !body.leaving).map((body) => [body.site, body]));
  const crowd = (/** @type {string} */ site) =>
    hand.stage.bodies.value.filter((body) => body.site === site && !body.leaving).length;
  const entry = board.sites.some((site) => site.id === focus) ? focus : firstStop(board, layout, hand);
  /** @param {KeyboardEvent} event @param {string} site */
  const press = (event, site) => {
    if (event.key === "Enter" || event.key === " ") hand.choose(site);
    else if (event.key === "Escape") hand.putBack();
    else {
      const next = towards(layout, site, event.key);
      if (!next) return;
      setFocus(next);
      /** @type {SVGElement | null} */ (document.querySelector(`[data-place="${CSS.escape(next)}"]`))?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<g class="sites">
    ${board.sites.map((site) => {
      const spot = layout.spots.get(site.id);
      if (!spot) return null;
      const able = hand.targets.value.has(site.id) || hand.starts.value.has(site.id);
      return html`<g
        key=${site.id}
        class="site ${able ? "able" : ""}"
        data-place=${site.id}
        transform="translate(${spot.x} ${spot.y})"
        role="button"
        tabindex=${site.id === entry ? 0 : -1}
        aria-label=${siteName(site, standing.get(site.id), hand, crowd(site.id))}
        aria-pressed=${hand.picked.value.includes(site.id) ? "true" : undefined}
        onClick=${() => hand.choose(site.id)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, site.id)}
        onFocus=${() => {
          setFocus(site.id);
          hand.looked.value = site.id;
        }}
        onBlur=${() => (hand.looked.value = "")}
        onPointerEnter=${(/** @type {PointerEvent} */ event) =>
          event.pointerType === "mouse" && (hand.looked.value = site.id)}
        onPointerLeave=${() => (hand.looked.value = "")}
      >
        <${Reach} site=${site} run=${layout.runs.get(site.id)} />
      </g>`;
    })}
  </g>`;
}

/**
 * What of a site can be touched, and its ring when it has the focus.
 * @param {{site: Site, run: Spot | undefined}} props
 */
function Reach({ site, run }) {
  if (!run)
    return html`<circle class="hit" r=${Math.max(0.49, site.size / 2)} /><circle
        class="focus-ring"
        r=${radius(site) + 0.04}
      />`;
  const box = { x: -0.5, y: -site.size / 2, width: Math.hypot(run.x, run.y) + 1.1, height: site.size, rx: 0.2 };
  return html`<g transform="rotate(${(Math.atan2(run.y, run.x) * 180) / Math.PI})"
    ><rect class="hit" ...${box} /><rect class="focus-ring" ...${box}
  /></g>`;
}

/**
 * Where Tab enters the board: a site that can be chosen, the upper left one first.
 * @param {Board} board
 * @param {Layout} layout
 * @param {Hand} hand
 */
function firstStop(board, layout, hand) {
  const able = board.sites.filter((site) => hand.starts.value.has(site.id));
  const rank = (/** @type {Site} */ site) => {
    const spot = layout.spots.get(site.id) ?? { x: 0, y: 0 };
    return spot.y * 100 + spot.x;
  };
  const [first] = (able.length ? able : [...board.sites]).sort((a, b) => rank(a) - rank(b));
  return first?.id ?? "";
}

/**
 * What a screen reader says of a site.
 * @param {Site} site
 * @param {Body | undefined} body
 * @param {Hand} hand
 * @param {number} count
 */
function siteName(site, body, hand, count) {
  const what = body && { colour: { id: `colour-${body.colour}`, args: {} }, piece: pieceName(body.kind) };
  const held = !what
    ? t("table-site-empty")
    : count > 1
      ? t("table-site-pieces", { ...what, count })
      : t("table-site-piece", what);
  const plain = t("table-site", { site: site.name ?? site.id, held });
  const where = hand.stage.moment.value?.scene.alarms.includes(site.id)
    ? t("table-site-alarm", { where: plain })
    : plain;
  if (hand.picked.value.includes(site.id)) return t("table-site-picked", { where });
  if (hand.picked.value.length && hand.targets.value.has(site.id)) return t("table-site-target", { where });
  if (hand.starts.value.has(site.id)) return t("table-site-able", { where });
  return where;
}

/** @param {string} kind */
function pieceName(kind) {
  return has(`piece-${kind}`) ? t(`piece-${kind}`) : t("piece-other");
}

/**
 * Dragging: a press that travels carries its piece; let go over a site, it is a gesture; a press that stays is a click.
 * @param {{current: SVGSVGElement | null}} root @param {Layout} layout @param {Hand} hand
 */
function useDrag(root, layout, hand) {
  const [drag, setDrag] = useState(/** @type {Drag | null} */ (null));
  const travelled = useRef(false);
  /** @param {PointerEvent} event @returns {Spot} */
  const where = (event) => {
    const matrix = root.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  };
  const handlers = {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      travelled.current = false;
      const site = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
      if (!site || event.button) return;
      hand.stage.finish();
      const body = hand.stage.bodies.value.filter((other) => other.site === site).sort((a, b) => b.level - a.level)[0];
      if (!body || hand.seat.value < 0) return;
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
      if (!drag || drag.pointer !== event.pointerId) return;
      setDrag(null);
      if (!drag.moved) return;
      hand.picked.value = [];
      const to = nearest(layout, where(event));
      if (to) hand.drop(drag.from, to, drag.body.id);
    },
    onPointerCancel() {
      if (drag?.moved) hand.picked.value = [];
      setDrag(null);
    },
    /** The click that follows a drag is not one. @param {MouseEvent} event */
    onClickCapture(event) {
      if (travelled.current) event.stopPropagation();
      travelled.current = false;
    },
  };
  return { value: drag, handlers };
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
