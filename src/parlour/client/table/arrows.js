// Arrows above the pieces: what is advised, and the best lines of a review or an analysis.
import { html } from "../dom.js";
/** @import { Layout } from "./geometry.js" */
/** @import { Hand } from "./input.js" */

const HEAD = 0.32; // how long the head is, in sites
const SHORT = 0.18; // how far from the middle of its sites an arrow begins and ends

/**
 * An arrow from the first of some sites to the last; the best has rank 0.
 * @typedef {{sites: string[], rank: number}} Arrow
 */

/** @param {{layout: Layout, hand: Hand}} props */
export function Arrows({ layout, hand }) {
  const hinted = hand.hinted.value;
  const all = [...(hinted ? [{ sites: hinted.sites, rank: 0 }] : []), ...hand.arrows.value];
  return html`<g class="arrows" aria-hidden="true">
    ${[...all].reverse().map(({ sites, rank }, at) => {
      const [from, to] = [layout.spots.get(sites[0] ?? ""), layout.spots.get(sites[sites.length - 1] ?? "")];
      if (!from || !to) return null;
      if (sites.length < 2)
        return html`<circle key=${at} class="arrow-ring arrow-${rank}" cx=${to.x} cy=${to.y} r="0.42" />`;
      const [across, down] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(across, down) || 1;
      const [x, y] = [across / length, down / length];
      const start = { x: from.x + x * SHORT, y: from.y + y * SHORT };
      const tip = { x: to.x - x * SHORT, y: to.y - y * SHORT };
      const neck = { x: tip.x - x * HEAD, y: tip.y - y * HEAD };
      const side = HEAD * 0.55;
      const [left, right] = [side, -side].map((far) => `${neck.x - y * far},${neck.y + x * far}`);
      const head = `${tip.x},${tip.y} ${left} ${right}`;
      return html`<g key=${at} class="arrow arrow-${rank}" data-arrow=${`${sites[0]} ${sites[sites.length - 1]}`}>
        <line x1=${start.x} y1=${start.y} x2=${neck.x} y2=${neck.y} /><polygon points=${head} />
      </g>`;
    })}
  </g>`;
}
