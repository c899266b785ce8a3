// Which piece is which. A scene names no pieces; events carry them from site to site, and the scene has the last word.
import { isPile, passOn } from "./piles.js";
/** @import { GameEvent, Piece, Scene } from "../wire.js" */
/** @import { Body, Score, Step, Trace } from "./types.js" */

const WALK = 150; // ms a step
const HOP = 240;
const FLIGHT = 380;
const COME = 240;
const TUMBLE = 700;
const SEEN = 500; // so long a throw lies there that leads to nothing

let last = 0;

/** @param {readonly Piece[]} pieces @returns {Body[]} */
export function fresh(pieces) {
  return pieces.map((piece) => ({ ...piece, id: ++last }));
}

/**
 * Carry the bodies through what happened to the scene that followed.
 * @param {readonly Body[]} before
 * @param {readonly GameEvent[]} events
 * @param {Scene} scene
 * @returns {{bodies: Body[], score: Score}}
 */
export function carry(before, events, scene) {
  const present = before.filter((body) => !body.leaving).map((body) => ({ ...body }));
  const bodies = present.filter((body) => !isPile(body));
  const [piles, pieces] = [scene.pieces.filter(isPile), scene.pieces.filter((piece) => !isPile(piece))];
  const piled = new Set([...present.filter(isPile), ...piles].map(({ site }) => site));
  /** @type {Step[]} */
  const steps = [];
  /** @type {Set<Body>} */
  const touched = new Set();
  let clock = 0;
  let dice = false;
  /** @type {number[]} */
  let faces = [];
  for (const event of events) {
    if (event.kind === "throw") {
      dice = true;
      faces = event.dice;
      clock += TUMBLE;
    }
    if (piled.has(event.path[0] ?? "")) continue; // piles tell by their figures what went where
    const body = bodyOf(event, bodies, touched, scene);
    if (!body) continue;
    touched.add(body);
    const step = stepOf(event, body, clock);
    steps.push(step);
    clock = step.start + step.length;
    body.site = event.path[event.path.length - 1] ?? body.site;
    if (step.kind === "go") body.leaving = true;
  }
  const passing = scene.dice.every((die) => !die.face) ? faces : []; // nobody could use them: they are taken up at once
  if (passing.length) clock += SEEN;
  const settled = settle(bodies, pieces, steps, clock);
  const passed = passOn(present.filter(isPile), piles, clock, () => ++last);
  steps.push(...passed.steps);
  return {
    bodies: [...settled, ...passed.bodies],
    score: {
      steps,
      dice,
      passing,
      landings: passed.landings,
      pace: 1,
      length: Math.max(
        clock,
        ...steps.filter(({ kind }) => kind !== "hidden" && kind !== "settle").map((step) => step.start + step.length),
      ),
    },
  };
}

/** @param {GameEvent} event @param {Body} body @param {number} start @returns {Step} */
function stepOf(event, body, start) {
  const { path, hop } = event;
  if (event.kind === "place") return { body: body.id, kind: "come", path, hop, start, length: COME };
  if (event.kind === "take")
    return {
      body: body.id,
      kind: path.length > 1 ? "walk" : "go",
      path,
      hop: true,
      start: Math.max(0, start - 60),
      length: FLIGHT,
    };
  return { body: body.id, kind: "walk", path, hop, start, length: (hop ? HOP : WALK) * (path.length - 1) };
}

/**
 * The body that an event is about; a placed one is made here.
 * @param {GameEvent} event @param {Body[]} bodies @param {Set<Body>} touched @param {Scene} scene
 * @returns {Body | undefined}
 */
function bodyOf(event, bodies, touched, scene) {
  const [site] = event.path;
  if (site === undefined) return undefined;
  const own = scene.seats[event.seat]?.colours ?? [];
  if (event.kind === "place") {
    const piece = scene.pieces.find((placed) => placed.site === event.path[event.path.length - 1]);
    if (!piece) return undefined;
    const body = { ...piece, id: ++last };
    bodies.push(body);
    return body;
  }
  if (event.kind !== "move" && event.kind !== "take") return undefined;
  const there = bodies.filter((body) => body.site === site && !body.leaving).sort((a, b) => b.level - a.level);
  if (event.kind === "move") return there.find((body) => own.includes(body.colour)) ?? there[0];
  return (
    there.find((body) => !touched.has(body) && !own.includes(body.colour)) ??
    there.find((body) => !touched.has(body)) ??
    there[0]
  );
}

/**
 * The scene decides what stands where: bodies that fit stay, others slide to where one of their kind is missing, come
 * or go.
 * @param {Body[]} bodies @param {readonly Piece[]} pieces @param {Step[]} steps @param {number} clock
 * @returns {Body[]}
 */
function settle(bodies, pieces, steps, clock) {
  const free = new Set(bodies.filter((body) => !body.leaving));
  /** @type {Body[]} */
  const settled = [];
  /** @type {Piece[]} */
  const missing = [];
  for (const piece of pieces) {
    const there = [...free].find(
      (body) => body.site === piece.site && body.colour === piece.colour && body.kind === piece.kind,
    );
    if (!there) {
      missing.push(piece);
      continue;
    }
    free.delete(there);
    settled.push({ ...there, level: piece.level, label: piece.label });
  }
  for (const piece of missing) {
    const moved =
      [...free].find((body) => body.colour === piece.colour && body.kind === piece.kind) ??
      [...free].find((body) => body.site === piece.site);
    if (moved) free.delete(moved);
    const body = { ...piece, id: moved?.id ?? ++last };
    settled.push(body);
    if (moved && moved.site === piece.site) continue;
    const path = moved ? [moved.site, piece.site] : [piece.site];
    steps.push({ body: body.id, kind: moved ? "walk" : "come", path, hop: false, start: clock, length: FLIGHT });
  }
  for (const body of free)
    steps.push({ body: body.id, kind: "go", path: [body.site], hop: true, start: clock, length: FLIGHT });
  const leaving = [...bodies.filter((body) => body.leaving), ...[...free].map((body) => ({ ...body, leaving: true }))];
  return [...settled, ...leaving];
}

/**
 * Where the last thing that moved came from and went to.
 * @param {readonly GameEvent[]} events @returns {Trace | null}
 */
export function traceOf(events) {
  /** @type {Trace} */
  const trace = { from: [], to: [] };
  for (const { kind, path } of events) {
    if (kind === "move" && path.length > 1) {
      trace.from.push(path[0] ?? "");
      trace.to.push(path[path.length - 1] ?? "");
    }
    if (kind === "place" && path[0]) trace.to.push(path[0]);
    if (kind === "take" && path[0]) trace.from.push(path[0]);
    if (kind === "note" && path[0]) trace.to.push(path[0]); // a pile that only changed
  }
  return trace.from.length + trace.to.length ? trace : null;
}
