// Where things lie when the board is turned to a seat's side. Turning happens in the numbers, so that words and pieces
// stay upright.

/** @typedef {import("../wire.js").Board} Board */
/** @typedef {import("../wire.js").Site} Site */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {Spot & {scale: number}} Place where a piece is drawn beside the middle of its site, and how large */
/** @typedef {{left: number, top: number, width: number, height: number}} Frame */

const RIM = 0.12; // how far the plate reaches beyond what is printed
// the same where the board is turned askew, and its outermost places are measured instead of its edges
const WIDE_RIM = 0.9;
const CORNER_RIM = 0.4; // and beyond the corners of a field of squares

/**
 * A board as one seat sees it.
 * @typedef {object} Layout
 * @property {number} turn
 * @property {Frame} frame
 * @property {(x: number, y: number) => Spot} at
 * @property {Map<string, Spot>} spots
 * @property {Map<string, Spot>} runs
 * @property {Map<string, Place>} stands
 */

/** @param {Board} board @param {number} turn degrees, clockwise @returns {Layout} */
export function layOut(board, turn) {
  const radians = (turn * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const midX = board.left + board.width / 2;
  const midY = board.top + board.height / 2;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: tidy(midX + (x - midX) * cos - (y - midY) * sin),
    y: tidy(midY + (x - midX) * sin + (y - midY) * cos),
  });
  const spots = new Map(board.sites.map((site) => [site.id, at(site.x, site.y)]));
  const runs = new Map(
    board.sites
      .filter(({ run }) => run[0] || run[1])
      .map(({ id, run: [x, y] }) => [id, { x: tidy(x * cos - y * sin), y: tidy(x * sin + y * cos) }]),
  );
  const stands = new Map(board.sites.map(({ id, stand: [x, y, scale] }) => [id, { x, y, scale }]));
  return { turn, frame: frameOf(board, turn, at), at, spots, runs, stands };
}

/** @param {Board} board @param {number} turn @param {(x: number, y: number) => Spot} at @returns {Frame} */
function frameOf(board, turn, at) {
  const [corners, rim] = turn % 90 === 0 ? [cornersOf(board), RIM] : outermost(board);
  const { left, top, width, height } = spanOf(corners.map(({ x, y }) => at(x, y)));
  return { left: left - rim, top: top - rim, width: width + 2 * rim, height: height + 2 * rim };
}

/**
 * What is seen of a board that lies askew, and how much rim it gets: squares meet in a field with corners, beside which
 * its letters have room; else the outermost places are measured.
 * @param {Board} board @returns {[Spot[], number]}
 */
function outermost(board) {
  if (!board.sites.some(({ shape }) => shape === "square")) return [[...board.sites, ...board.captions], WIDE_RIM];
  const { left, top, width, height } = spanOf(board.sites);
  return [cornersOf({ left: left - 0.5, top: top - 0.5, width: width + 1, height: height + 1 }), CORNER_RIM];
}

/** @param {Frame} frame @returns {Spot[]} */
function cornersOf({ left, top, width, height }) {
  const [right, bottom] = [left + width, top + height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}

/** @param {number} value */
function tidy(value) {
  return Math.round(value * 1000) / 1000;
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The site to which an arrow key leads: near, and in that direction rather than beside it.
 * @param {Layout} layout @param {string} from @param {string} key @returns {string | null}
 */
export function towards(layout, from, key) {
  const way = WAYS[key];
  const start = layout.spots.get(from);
  if (!start || !way) return null;
  const [dx, dy] = way;
  let best = null;
  let least = Infinity;
  for (const [id, spot] of layout.spots) {
    const ahead = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const aside = Math.abs((spot.x - start.x) * dy - (spot.y - start.y) * dx);
    if (ahead < 0.2 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/**
 * A closed outline with rounded corners.
 * @param {Spot[]} points @param {number} radius
 */
export function rounded(points, radius) {
  const path = points.map((corner, i) => {
    const enter = towardsBy(corner, points.at(i - 1) ?? corner, radius);
    const leave = towardsBy(corner, points[(i + 1) % points.length] ?? corner, radius);
    return `${i ? "L" : "M"}${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
  });
  return `${path.join("")}Z`;
}

/** @param {Spot} from @param {Spot} to @param {number} far */
function towardsBy(from, to, far) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(far, length / 2) / length;
  return { x: tidy(from.x + (to.x - from.x) * share), y: tidy(from.y + (to.y - from.y) * share) };
}

/** The upright frame around some spots. @param {readonly Spot[]} spots @returns {Frame} */
export function spanOf(spots) {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The frame of a box around its spot. @param {Site} site */
export function boxOf({ wide, size }) {
  return { x: -wide / 2, y: -size / 2, width: wide, height: size, rx: 0.12 };
}

/**
 * How far a spot is from a site, or from the row in which its pieces lie.
 * @param {Layout} layout
 * @param {string} site
 * @param {Spot} spot
 */
export function away(layout, site, spot) {
  const start = layout.spots.get(site) ?? spot;
  const run = layout.runs.get(site);
  if (!run) return distance(start, spot);
  const along = ((spot.x - start.x) * run.x + (spot.y - start.y) * run.y) / (run.x * run.x + run.y * run.y);
  const share = Math.min(Math.max(along, 0), 1);
  return distance({ x: start.x + share * run.x, y: start.y + share * run.y }, spot);
}

/** @param {Spot} a @param {Spot} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const STACK = 0.16; // how much higher a flat piece lies on another one
const MIDDLE = { x: 0, y: 0, scale: 1 };
/**
 * How upright pieces share a site: up to so many, in so many columns, so far apart across and down, and how large.
 * @type {[most: number, columns: number, across: number, down: number, scale: number][]}
 */
const CROWDS = [
  [1, 1, 0, 0, 1],
  [2, 2, 0.4, 0, 0.86],
  [4, 2, 0.4, 0.34, 0.66],
  [6, 3, 0.29, 0.34, 0.58],
  [9, 3, 0.29, 0.26, 0.5],
  [Infinity, 4, 0.22, 0.26, 0.44],
];
const UPRIGHT = new Set(["pawn"]); // these cannot stand on each other's heads
const ROW = 0.82; // how far apart pieces lie in a row
const SLAB = 0.262; // the same for those that lie on their edge

/**
 * Where a piece is drawn beside the middle of its site, and how large.
 * @param {{kind: string, level: number, site: string}} piece
 * @param {readonly {level: number, site: string}[]} all
 * @param {Layout} layout
 * @returns {Place}
 */
export function offset(piece, all, layout) {
  const run = layout.runs.get(piece.site);
  const highest = all.reduce(
    (most, other) => (other.site === piece.site ? Math.max(most, other.level) : most),
    piece.level,
  );
  if (run) {
    const length = Math.hypot(run.x, run.y);
    const step = Math.min(piece.kind === "slab" ? SLAB : ROW, highest ? length / highest : length);
    return { x: tidy((run.x / length) * step * piece.level), y: tidy((run.y / length) * step * piece.level), scale: 1 };
  }
  const stand = layout.stands.get(piece.site) ?? MIDDLE;
  const { x, y, scale } = UPRIGHT.has(piece.kind)
    ? inCrowd(piece.level, highest + 1)
    : { x: 0, y: -STACK * piece.level, scale: 1 };
  return {
    x: tidy(stand.x + x * stand.scale),
    y: tidy(stand.y + y * stand.scale),
    scale: tidy(stand.scale * scale),
  };
}

/** The place of one of several upright pieces, those behind first. @param {number} at @param {number} count */
function inCrowd(at, count) {
  const [, columns, across, down, scale] = CROWDS.find(([most]) => count <= most) ?? [0, 1, 0, 0, 1];
  const rows = Math.ceil(count / columns);
  const row = Math.floor(at / columns);
  const here = row === rows - 1 ? count - row * columns : columns;
  return { x: across * ((at % columns) - (here - 1) / 2), y: down * (row - (rows - 1) / 2), scale };
}
