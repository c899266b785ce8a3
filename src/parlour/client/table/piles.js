// Piles with a figure on them: chips, coasters, matches. What changes hands is seen to go from pile to pile.
/** @import { Piece } from "../wire.js" */
/** @import { Body, Landing, Step } from "./types.js" */

const FLIGHT = 620; // ms from pile to pile
const EARLY = 80; // ms before it is due, a pile is there: a late frame would leave a gap
const SETTLE = 200; // ms until what has landed lies still; nobody waits for it
const APART = 140; // ms between two that set out together
const LONG = 60_000; // until it is taken away

/** Which piles pass things to each other, by their drawing. @type {Record<string, string>} */
const OF = { chips: "chips", coasters: "coasters", tower: "coasters", matches: "matches", matchbox: "matches" };

/** Not seen for a while. @param {number} body @param {number} start @param {number} length @returns {Step} */
const hidden = (body, start, length) => ({ body, kind: "hidden", path: [], hop: false, start, length });

/** @param {Piece} piece */
export const isPile = (piece) => piece.kind in OF;

/**
 * What goes from a pile to another; from or to "": not from a pile, or to none.
 * @typedef {{of: string, colour: string, from: string, to: string, count: number}} Flow
 */

/**
 * What went from pile to pile between two scenes: who has less gave to who has more.
 * @param {readonly Piece[]} before @param {readonly Piece[]} after @returns {Flow[]}
 */
function flows(before, after) {
  const sites = new Map([...before, ...after].map((pile) => [pile.site, pile]));
  const changes = [...sites].map(([site, { kind, colour }]) => ({
    site,
    of: OF[kind] ?? "",
    colour,
    by: figure(after, site) - figure(before, site),
  }));
  const gave = changes.filter(({ by }) => by < 0);
  const got = changes.filter(({ by }) => by > 0);
  /** @type {Flow[]} */
  const found = [];
  for (const giver of gave) {
    for (const taker of got) {
      const count = Math.min(-giver.by, taker.by);
      if (giver.of !== taker.of || count <= 0) continue;
      found.push({ of: giver.of, colour: giver.colour, from: giver.site, to: taker.site, count });
      giver.by += count;
      taker.by -= count;
    }
  }
  const off = gave
    .filter(({ by }) => by < 0)
    .map(({ site, of, colour, by }) => ({ of, colour, from: site, to: "", count: -by }));
  const on = got
    .filter(({ by }) => by > 0)
    .map(({ site, of, colour, by }) => ({ of, colour, from: "", to: site, count: by }));
  return [...found, ...off, ...on];
}

/** @param {readonly Piece[]} piles @param {string} site */
const figure = (piles, site) => Number(piles.find((pile) => pile.site === site)?.label ?? 0);

/**
 * Carry piles to the next scene: each changes its figure when something leaves it or lands on it.
 * @param {readonly Body[]} before
 * @param {readonly Piece[]} after
 * @param {number} clock when the first sets out
 * @param {() => number} number for a new body
 * @returns {{bodies: Body[], steps: Step[], landings: Landing[]}}
 */
export function passOn(before, after, clock, number) {
  /** @type {Step[]} */
  const steps = [];
  /** @type {Landing[]} */
  const landings = [];
  /** @type {Map<string, number>} */
  const changes = new Map();
  const flying = flows(before, after).map((flow, at) => {
    const [start, path] = [clock + at * APART, [flow.from, flow.to].filter(Boolean)];
    const body = {
      id: number(),
      kind: flow.of,
      colour: flow.colour,
      site: path.at(-1) ?? "",
      level: 0,
      label: String(flow.count),
      leaving: true,
      flying: true,
    };
    const kind = path.length > 1 ? "walk" : flow.to ? "come" : "go";
    steps.push({ body: body.id, kind, path, hop: true, start, length: FLIGHT });
    steps.push(hidden(body.id, 0, start), hidden(body.id, start + FLIGHT, LONG));
    if (flow.from) changes.set(flow.from, Math.min(changes.get(flow.from) ?? Infinity, start));
    landings.push({ of: flow.of, at: start + FLIGHT });
    if (flow.to) changes.set(flow.to, start + FLIGHT);
    return body;
  });
  const standing = after.map((pile) => {
    const old = before.find(({ site, kind }) => site === pile.site && kind === pile.kind);
    const when = changes.get(pile.site);
    if (when === undefined) return { ...pile, id: old?.id ?? number() };
    const body = { ...pile, id: number() };
    steps.push(hidden(body.id, 0, Math.max(0, when - EARLY)));
    steps.push({ body: body.id, kind: "settle", path: [], hop: false, start: when, length: SETTLE });
    return body;
  });
  const kept = new Set(standing.map(({ id }) => id));
  const gone = before
    .filter(({ id }) => !kept.has(id))
    .map((pile) => {
      steps.push(hidden(pile.id, changes.get(pile.site) ?? clock, LONG));
      return { ...pile, leaving: true };
    });
  return { bodies: [...standing, ...gone, ...flying], steps, landings };
}
