// What is printed: the plate, patches, lines, places to stand and captions of any Board.
import { html } from "../dom.js";
import { Picture } from "../art/pictures.js";
import { signPath } from "../art/signs.js";
import { say } from "../words.js";
import { boxOf, rounded, spanOf } from "./geometry.js";

/** @typedef {import("../wire.js").Board} Board */
/** @typedef {import("../wire.js").Site} Site */
/** @typedef {import("./geometry.js").Layout} Layout */

/** The radius of a plate's corners, in fields. */
export const CORNER = 0.4;

/**
 * How round the corners of a patch are: squares of a chequered board meet, and long points stay sharp.
 * @type {Record<string, number>}
 */
const ROUND = {
  light: 0,
  picture: 0.08,
  "spike-light": 0.04,
  "spike-dark": 0.04,
  felt: 0.1,
  tray: 0.12,
  mark: 0.09,
  round: 0,
};

/** How large captions are that are words, by their role, and how wide their letters at most, of that. */
const LARGE = /** @type {Record<string, number>} */ ({ title: 0.4, small: 0.24 });
const LETTER = 0.62;

/** @param {string} colour */
const ink = (colour) => (colour ? `c-${colour}` : "");

/** @param {{board: Board, layout: Layout}} props */
export function Plate({ board, layout }) {
  const { left, top, width, height } = layout.frame;
  const box = { x: left, y: top, width, height, rx: CORNER };
  const inner = { x: left + 0.16, y: top + 0.16, width: width - 0.32, height: height - 0.32, rx: CORNER - 0.12 };
  const field = fieldOf(board, layout);
  return html`<g class="plate plate-${board.plate} ${field ? "plate-chequered" : ""}" aria-hidden="true">
    <rect class="plate-base" ...${box} />
    <rect class="plate-grain" ...${box} />
    <rect class="plate-light" ...${box} />
    <rect class="plate-edge" ...${inner} />
    ${board.plate === "felt" && html`<rect class="plate-rim" ...${box} />`}
    ${field && html`<path class="plate-field" d=${field} />`}
    ${board.areas.map((area) => html`<${Patch} area=${area} layout=${layout} />`)}
    ${board.lines.map((line) => html`<${Stroke} line=${line} layout=${layout} />`)}
    ${board.sites.map((site) => html`<${Print} key=${site.id} site=${site} layout=${layout} />`)}
    ${board.captions.map((caption) => {
      const alike = board.captions.filter(({ role, width }) => role === caption.role && width === caption.width);
      return html`<${Words} caption=${caption} layout=${layout} large=${Math.min(...alike.map(largest))} />`;
    })}
  </g>`;
}

/**
 * The outline of all squares of a chequered board, whatever its shape; "" where a board has none.
 * @param {Board} board @param {Layout} layout
 */
function fieldOf(board, layout) {
  const chequered = (/** @type {Site} */ { role, shape }) =>
    shape === "square" && (role === "dark" || role === "light");
  if (board.plate !== "wood" || !board.sites.some(chequered)) return "";
  const squares = board.sites
    .filter((site) => chequered(site) || site.role === "home")
    .map(
      ({ x, y }) =>
        /** @type {import("../wire.js").Point[]} */ ([
          [x - 0.5, y - 0.5],
          [x + 0.5, y - 0.5],
          [x + 0.5, y + 0.5],
          [x - 0.5, y + 0.5],
        ]),
    );
  const printed = board.areas.filter(({ role }) => role === "light").map(({ points }) => points);
  return [...squares, ...printed]
    .map((points) =>
      points
        .map(([x, y]) => layout.at(x, y))
        .map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`)
        .join(""),
    )
    .map((outline) => `${outline}Z`)
    .join("");
}

/** @param {{area: import("../wire.js").Area, layout: Layout}} props */
function Patch({ area, layout }) {
  const outline = rounded(
    area.points.map(([x, y]) => layout.at(x, y)),
    ROUND[area.role] ?? 0.3,
  );
  const patch = html`<path class="area area-${area.role} ${ink(area.colour)}" d=${outline} />`;
  if (area.role === "seat") return html`${patch}<${Owner} area=${area} layout=${layout} />`;
  return area.art ? html`${patch}<${Middle} area=${area} layout=${layout} />` : patch;
}

/**
 * Whose place it is: the sign of its colour in the corner.
 * @param {{area: import("../wire.js").Area, layout: Layout}} props
 */
function Owner({ area, layout }) {
  const { left, top } = spanOf(area.points.map(([x, y]) => layout.at(x, y)));
  return html`<path
    class="seat-sign ${ink(area.colour)}"
    d=${signPath(area.colour)}
    transform="translate(${left + 0.27} ${top + 0.28}) scale(0.0155) translate(-12 -12)"
  />`;
}

/** The picture of a patch, as large as it fits. @param {{area: import("../wire.js").Area, layout: Layout}} props */
function Middle({ area, layout }) {
  // Measured before it is turned: as large on a board that lies askew.
  const { left, top, width, height } = spanOf(area.points.map(([x, y]) => ({ x, y })));
  const middle = layout.at(left + width / 2, top + height / 2);
  return html`<g transform="translate(${middle.x} ${middle.y}) scale(${Math.min(width, height)})"
    ><${Picture} name=${area.art}
  /></g>`;
}

/** @param {{line: import("../wire.js").Line, layout: Layout}} props */
function Stroke({ line, layout }) {
  const points = line.points.map(([x, y]) => layout.at(x, y));
  const d = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  const classes = `line line-${line.role} ${ink(line.colour)}`;
  if (line.role === "mesh") return html`<path class=${classes} d=${d} />`;
  if (line.role !== "arrow") return html`<path class="line-glint" d=${d} /><path class=${classes} d=${d} />`;
  return html`<path class=${classes} d=${d + arrowHead(points)} />`;
}

/** @param {import("./geometry.js").Spot[]} points */
function arrowHead(points) {
  const [tip, back] = [points.at(-1), points.at(-2)];
  if (!tip || !back) return "";
  const along = Math.atan2(tip.y - back.y, tip.x - back.x);
  const wing = (/** @type {number} */ turn) =>
    `${tip.x - 0.2 * Math.cos(along + turn)} ${tip.y - 0.2 * Math.sin(along + turn)}`;
  return `M${wing(0.6)}L${tip.x} ${tip.y}L${wing(-0.6)}`;
}

/** @param {{site: Site, layout: Layout}} props */
function Print({ site, layout }) {
  const spot = /** @type {import("./geometry.js").Spot} */ (layout.spots.get(site.id));
  return html`<g
    class="print print-${site.shape} role-${site.role} ${ink(site.colour)}"
    transform="translate(${spot.x} ${spot.y})"
  >
    <${Ground} site=${site} turn=${layout.turn} />
    ${
      site.role === "key" &&
      html`<path class="key-sign" d=${signPath(site.colour)} transform="scale(0.016) translate(-12 -12)" />`
    }
    ${
      site.art &&
      html`<g transform="translate(0 ${site.label ? 0.07 : 0}) scale(${0.82 * site.size})"
        ><${Picture} name=${site.art}
      /></g>`
    }
    ${site.label && html`<${Label} site=${site} at=${site.label_at} size=${site.label_size} />`}
  </g>`;
}

/** @param {{site: Site, at: import("../wire.js").Point, size: number}} props */
function Label({ site, at: [x, y], size }) {
  return html`<text class="site-label" x=${x} y=${y} dy="0.36em" style=${{ "--size": String(size) }}
    >${site.label}</text
  >`;
}

/** Where a label goes whose middle is taken, and how high it is there: beside the neck of a pawn. */
const ASIDE = { at: /** @type {import("../wire.js").Point} */ ([-0.265, -0.07]), size: 0.2 };

/** Letters in the middle of a field step aside for what stands there. @param {Site} site */
export const stepsAside = ({ label, label_at: [x, y] }) => Boolean(label) && !x && !y;

/**
 * The labels that stepped aside: those of the sites that are taken.
 * @param {{board: Board, layout: Layout, taken: ReadonlySet<string>}} props
 */
export function Aside({ board, layout, taken }) {
  return html`<g class="plate-${board.plate}" aria-hidden="true">
    ${board.sites
      .filter((site) => stepsAside(site) && taken.has(site.id))
      .map((site) => {
        const spot = /** @type {import("./geometry.js").Spot} */ (layout.spots.get(site.id));
        return html`<g
          key=${site.id}
          class="print print-aside role-${site.role} ${ink(site.colour)}"
          transform="translate(${spot.x} ${spot.y})"
          ><${Label} site=${site} ...${ASIDE}
        /></g>`;
      })}
  </g>`;
}

/** The place itself, slightly sunk into the plate. @param {{site: Site, turn: number}} props */
function Ground({ site, turn }) {
  const r = site.size / 2;
  if (site.shape === "none") return null;
  if (site.shape === "square") {
    const box = { x: -r, y: -r, width: 2 * r, height: 2 * r };
    return html`<g transform="rotate(${turn})"><rect class="ground" ...${box} /></g>`;
  }
  if (site.shape === "hexagon") {
    const corners = [0, 1, 2, 3, 4, 5].map(
      (k) => `${r * Math.sin((k * Math.PI) / 3)},${-r * Math.cos((k * Math.PI) / 3)}`,
    );
    return html`<polygon class="ground" points=${corners.join(" ")} transform="rotate(${turn})" />`;
  }
  if (site.shape === "box") return html`<rect class="ground" ...${boxOf(site)} />`;
  if (site.shape === "point") return html`<circle class="dot" r="0.09" />`;
  if (site.shape === "well") return html`<circle class="ground" r=${0.5 * r} /><circle class="hollow" r=${0.5 * r} />`;
  return html`<circle class="ground" r=${r} /><circle class="hollow" r=${r} />`;
}

/** @param {import("../wire.js").Caption} caption */
const written = (caption) => (caption.words ? say(caption.words) : caption.text);

/**
 * How large a caption can be in its room; 0 where it has no room of its own.
 * @param {import("../wire.js").Caption} caption
 */
const largest = (caption) =>
  caption.width ? Math.min(LARGE[caption.role] ?? 0.3, caption.width / (LETTER * written(caption).length)) : 0;

/**
 * Captions of the same kind are as large as the longest of them allows.
 * @param {{caption: import("../wire.js").Caption, layout: Layout, large: number}} props
 */
function Words({ caption, layout, large }) {
  const spot = layout.at(caption.x, caption.y);
  const text = written(caption);
  const size = large ? { fontSize: `${large}px` } : {};
  return html`<text class="caption caption-${caption.role}" x=${spot.x} y=${spot.y} dy="0.36em" style=${size}
    >${text}</text
  >`;
}
