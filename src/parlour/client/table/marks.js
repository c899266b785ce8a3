// What stays marked on the board, and where one may act.
import { html } from "../dom.js";
import { boxOf, offset } from "./geometry.js";
/** @import { Board, Site } from "../wire.js" */
/** @import { Layout, Spot } from "./geometry.js" */
/** @import { Hand } from "./input.js" */
/** @import { Body } from "./types.js" */

const BOW = 0.42; // how far an arc swings out, in its own length
const UNTRACED = new Set(["chips", "slot", "bet", "tray", "cube"]); // what lies there tells by itself what happened
// thin rings that must be seen on any ground, and what lies light under them
const HALOES = /** @type {Record<string, string>} */ ({ movable: "halo", preview: "halo", was: "was-halo" });

/**
 * What stays marked and what may be touched.
 * @param {{board: Board, layout: Layout, hand: Hand, when: "always" | "touch" | "never"}} props
 */
export function Marks({ board, layout, hand, when }) {
  const trace = hand.stage.trace.value;
  const standing = new Map(hand.stage.bodies.value.filter((body) => !body.leaving).map((body) => [body.site, body]));
  const { starts, targets, ways, picked, hinted } = hand;
  const hint = hinted.value?.sites ?? [];
  const unsent = hand.unsentWay.value;
  const prepared = hand.premove?.way.value ?? [];
  const own = hand.stage.moment.value?.scene.seats[hand.seat.value]?.colours ?? [];
  const acting = hand.stage.moment.value?.scene.colour;
  const alarms = hand.stage.moment.value?.scene.alarms ?? [];
  const bodies = hand.stage.bodies.value.filter((body) => !body.leaving);
  return html`<g class="marks" aria-hidden="true">
    ${when !== "never" && html`<${Ways} ways=${ways.value} layout=${layout} />`}
    ${unsent.length > 0 && html`<g data-waiting><${Ways} ways=${new Map([["", unsent]])} layout=${layout} /></g>`}
    ${prepared.length > 1 && html`<g data-prepared><${Ways} ways=${new Map([["", prepared]])} layout=${layout} /></g>`}
    ${board.sites.map((site) => {
      const body = standing.get(site.id);
      const r = radius(site);
      const classes = [];
      const target = when !== "never" && targets.value.has(site.id);
      if (target) classes.push(picked.value.length ? "target" : "preview");
      else if (starts.value.has(site.id) && !picked.value.length) {
        const name = !body ? "free" : own.includes(body.colour) ? "movable" : "target";
        if (when === "always" || (when === "touch" && name === "target")) classes.push(name);
      }
      if (picked.value.includes(site.id)) classes.push("picked");
      if (hint.includes(site.id)) classes.push("hinted");
      if (unsent.includes(site.id)) classes.push("waiting");
      if (prepared.includes(site.id)) classes.push("prepared");
      // what is being done now matters more
      const quiet = !classes.length || (classes.length === 1 && classes[0] === "movable");
      const traced = UNTRACED.has(site.role) ? null : trace;
      const came = traced?.to.includes(site.id); // to take what stood there
      if (quiet && came) classes.push("came");
      else if (!came && traced?.from.includes(site.id)) classes.push("was");
      if (alarms.includes(site.id)) classes.push("alarm");
      if (!classes.length) return null;
      const arrives = (target || classes[0] === "was") && !(target && body && body.colour !== acting);
      const run = site.role === "tray" ? layout.runs.get(site.id) : undefined;
      const framed = site.shape === "box" || run; // wherever things lie in it
      const spot = framed ? layout.spots.get(site.id) : markedSpot(site.id, arrives, bodies, layout);
      if (!spot) return null;
      const hops = ways.value.get(site.id)?.length ?? 0;
      const where = { body, site, run };
      return html`<g
        key=${site.id}
        transform="translate(${spot.x} ${spot.y})"
        data-mark=${site.id}
        class="site-marks ${hops ? "by-hops" : ""}"
        style=${hops ? after(hops - 1) : {}}
      >
        ${classes.map(
          (name) =>
            html`${HALOES[name] && html`<${Ring} ...${where} name=${HALOES[name]} r=${r} />`}<${Ring}
                ...${where}
                name=${name}
                r=${name === "free" ? 0.1 : name === "came" ? r + 0.02 : r}
              />`,
        )}
        ${classes.includes("came") && html`<${Ring} ...${where} name="came-edge" r=${r + 0.06} />`}
      </g>`;
    })}
  </g>`;
}

/**
 * Round, as most pieces are; around a die, square; a box is marked by its frame, and so is a square with a number in
 * its corner, which a ring would cut.
 * @param {{name: string, r: number, body: Body | undefined, site: Site, run: Spot | undefined}} props
 */
function Ring({ name, r, body, site, run }) {
  if (run) {
    const tray = { x: -0.35, y: -0.5, width: Math.hypot(run.x, run.y) + 0.95, height: 1, rx: 0.12 };
    const turn = (Math.atan2(run.y, run.x) * 180) / Math.PI;
    return html`<rect class="mark-${name} mark-box" ...${tray} transform="rotate(${turn})" />`;
  }
  if (site.shape === "box") return html`<rect class="mark-${name} mark-box" ...${boxOf(site)} />`;
  if (isNumbered(site) && name !== "free") {
    const half = site.size / 2 + (name === "came-edge" ? 0.065 : 0.03); // mostly outside: the number lies within
    return html`<rect class="mark-${name}" x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="0.08" />`;
  }
  if (!body?.kind.startsWith("die") || name === "free") return html`<circle class="mark-${name}" r=${r} />`;
  return html`<rect class="mark-${name}" x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx="0.14" />`;
}

/** A square whose number is printed in a corner. @param {Site} site */
const isNumbered = ({ shape, label, label_at: [x, y] }) => shape === "square" && Boolean(label) && Boolean(x || y);

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
  if (!spot) return spot;
  if (!layout.runs.has(site)) return spot; // the field itself, wherever pieces stand on it
  const kind = there[0]?.kind ?? "stone";
  const beside = offset({ kind, site, level: Math.max(0, there.length - (arrives ? 0 : 1)) }, bodies, layout);
  return { x: spot.x + beside.x, y: spot.y + beside.y };
}

/**
 * A ring around what stands there; on a square or in a row it stays inside, and where pieces stand aside for what is
 * printed, or are small, it is as large as the field.
 * @param {Site} site
 */
export function radius(site) {
  if (site.role === "bar") return 0.36; // which is narrow
  if (site.run[0] || site.run[1]) return 0.47;
  const [x, y, scale] = site.stand;
  if (site.shape === "circle" && (x || y || scale !== 1)) return site.size / 2 + 0.04;
  return site.shape === "square" ? Math.min(0.47, site.size / 2) : Math.max(0.36, site.size / 2) + 0.06;
}
