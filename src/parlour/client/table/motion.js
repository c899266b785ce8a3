// Shows what happened: pieces walk, hop, come and go over the position that already stands. Ending it early changes
// nothing.
/** @import { Body, Score, Step } from "./types.js" */
/** @import { Layout } from "./geometry.js" */
import { offset } from "./geometry.js";

const HIGH = 0.42; // how far a hop lifts, in fields

/** @type {Set<Animation>} */
const running = new Set();

/** End every motion at once: all things stand where they belong. */
export function finishMotion() {
  for (const animation of running) animation.finish();
  running.clear();
}

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} start
 * @param {number} length
 * @param {string} [easing]
 */
function run(element, frames, start, length, easing = "linear", fill = /** @type {FillMode} */ ("backwards")) {
  const animation = element.animate(frames, { duration: Math.max(length, 1), delay: Math.max(start, 0), easing, fill });
  running.add(animation);
  animation.finished.catch(() => {}).then(() => running.delete(animation));
}

/**
 * Begin the motions of pieces on a board.
 * @param {Element} board the svg @param {Layout} layout @param {Score} score @param {readonly Body[]} bodies
 */
export function movePieces(board, layout, score, bodies) {
  for (const step of score.steps) {
    const piece = board.querySelector(`[data-body="${step.body}"]`);
    if (piece) moveOne(piece, layout, step, bodies);
  }
}

/**
 * Where a moving piece passes: where pieces stand on the sites of its path; in a row, and where it ends, its own place.
 * @param {Layout} layout @param {Step} step @param {readonly Body[]} bodies
 */
function passed(layout, step, bodies) {
  const body = bodies.find((other) => other.id === step.body);
  return step.path.flatMap((site, at) => {
    const spot = layout.spots.get(site);
    if (!spot) return [];
    if (!body) return [spot];
    const last = at === step.path.length - 1 && site === body.site;
    if (!layout.runs.has(site) && !last) {
      const stand = layout.stands.get(site) ?? { x: 0, y: 0 };
      return [{ x: spot.x + stand.x, y: spot.y + stand.y }];
    }
    const here =
      at && site === body.site
        ? body
        : { ...body, site, level: bodies.filter((other) => other.site === site && other.id !== body.id).length };
    const beside = offset(here, bodies, layout);
    return [{ x: spot.x + beside.x, y: spot.y + beside.y }];
  });
}

/** @param {Element} piece @param {Layout} layout @param {Step} step @param {readonly Body[]} bodies */
function moveOne(piece, layout, step, bodies) {
  if (step.kind === "hidden") {
    if (step.length > 0) run(piece, [{ opacity: 0 }, { opacity: 0 }], step.start, step.length, "linear", "none");
    return;
  }
  const lifted = piece.querySelector(".lifted");
  if (step.kind === "settle")
    return void (lifted && run(lifted, SETTLING, step.start, step.length, "ease-out", "none"));
  const shadow = piece.querySelector(".shadow");
  const spots = passed(layout, step, bodies);
  if (!lifted || !shadow || !spots.length) return;
  if (step.kind === "come") {
    run(
      lifted,
      [
        { transform: `translateY(${-2 * HIGH}px)`, opacity: 0 },
        { opacity: 1, offset: 0.4 },
        { transform: "translateY(0)" },
      ],
      step.start,
      step.length,
      "ease-in",
    );
    run(shadow, [{ opacity: 0 }, { opacity: 1 }], step.start, step.length);
    return;
  }
  if (step.kind === "go") {
    run(piece, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], step.start, step.length);
    run(
      lifted,
      [{ transform: "none" }, { transform: `translateY(${-2 * HIGH}px) scale(0.8)` }],
      step.start,
      step.length,
      "ease-out",
    );
    return;
  }
  const easing = step.path.length > 2 ? "linear" : "ease-in-out";
  run(
    piece,
    spots.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" })),
    step.start,
    step.length,
    easing,
  );
  const high = step.hop ? HIGH : 0.07; // a walking piece is lifted a little
  const arcs = spots.flatMap((_, i) =>
    i ? [{ transform: `translateY(${-high}px)`, easing: "ease-in" }, down] : [down],
  );
  run(lifted, arcs, step.start, step.length);
}

/** A pile gives a little under what falls on it. */
const SETTLING = [
  { transform: "translateY(-0.05px)" },
  { transform: "translateY(0.015px) scale(1.02, 0.96)", offset: 0.45 },
  { transform: "none" },
];
const down = { transform: "translateY(0)", easing: "ease-out" };
