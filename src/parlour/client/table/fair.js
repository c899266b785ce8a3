/**
 * Checks the dice of a finished game in the browser: the seed against the seal that was seen first, one's own share
 * against what was mixed in, the odds against those of fair dice, and every throw against all of these. Nothing is
 * believed but the rules of dice.
 */
import { get } from "../api.js";
import { Icon } from "../art/icons.js";
import { commitmentOf, keptOf, mixed } from "../chance.js";
import { html, useState } from "../dom.js";
import { encoded, fromHex, hmac } from "../sha256.js";
import { say, t } from "../words.js";
import { takenBack } from "./announce.js";
/** @import { LogEntry, Message, Outcome, Throws, View } from "../wire.js" */

const RANGE = 1n << 64n;
const SIDES = 6;

/** Whether anything is thrown at this table. @param {View} view */
export const hasDice = ({ moment, log }) =>
  moment.can_throw || moment.scene.dice.length > 0 || log.some((entry) => entry.kind === "throw");

/**
 * What throw `number` draws below a limit; draws that would favour small values are drawn again.
 * @param {Uint8Array} key
 * @param {number} number
 * @param {number} limit
 */
function drawn(key, number, limit) {
  const most = BigInt(limit);
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(key, encoded(`throw ${number} ${attempt}`));
    const value = new DataView(digest.buffer).getBigUint64(0);
    if (value < RANGE - (RANGE % most)) return Number(value % most);
  }
}

/** @param {number[]} dice */
const sorted = (dice) => [...dice].sort((one, other) => one - other);

/** In how many ways dice can fall so that they show this. @param {number[]} dice */
function ways(dice) {
  let found = 1;
  /** @type {Record<number, number>} */
  const seen = {};
  dice.forEach((face, at) => {
    seen[face] = (seen[face] ?? 0) + 1;
    found = (found * (at + 1)) / seen[face];
  });
  return Math.round(found);
}

/** Whether these lists of equal length stand in order. @param {number[][]} lists */
function inOrder(lists) {
  return lists.every((list, at) => {
    const before = lists[at - 1] ?? list;
    const differs = list.findIndex((face, place) => face !== before[place]);
    return differs < 0 || (before[differs] ?? 0) < (list[differs] ?? 0);
  });
}

/**
 * Whether these are all that so many fair dice can show, each as often as it does, in an order that leaves no choice.
 * @param {Outcome[]} outcomes
 */
function fairOdds(outcomes) {
  const count = outcomes[0]?.dice.length ?? 0;
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const { dice, weight } of outcomes) {
    if (dice.length !== count || dice.some((face) => face < 1 || face > SIDES || !Number.isInteger(face))) return false;
    if (!(weight > 0)) return false;
    const shown = sorted(dice).join();
    weights.set(shown, (weights.get(shown) ?? 0) + weight);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (count === 0 || total !== SIDES ** count) return false;
  if ([...weights].some(([shown, weight]) => weight !== ways(shown.split(",").map(Number)))) return false;
  const told = outcomes.map(({ dice }) => dice);
  return inOrder(told) || inOrder(told.map((dice) => sorted(dice).reverse()));
}

/** The outcome that a drawn number means. @param {Outcome[]} outcomes @param {number} value */
function meant(outcomes, value) {
  let past = 0;
  return outcomes.find(({ weight }) => (past += weight) > value);
}

/** How many throws that stand had been seen before, because they were taken back. @param {LogEntry[]} log */
function knownBefore(log) {
  /** @type {number[]} */
  let line = []; // the numbers of the entries that are throws
  /** @type {Set<number>} */
  const lost = new Set();
  for (const entry of log) {
    if (entry.kind === "throw") line.push(entry.number);
    if (entry.kind !== "undo") continue;
    line.forEach((number, at) => number >= entry.back && lost.add(at));
    line = line.filter((number) => number < entry.back);
  }
  return line.filter((_, at) => lost.has(at)).length;
}

/** @param {LogEntry} entry */
const diceOf = (entry) => sorted(entry.events.find((event) => event.kind === "throw")?.dice ?? []).join();

/** What was found, to be said in whatever language is spoken then. @typedef {{good: boolean, said: Message[]}} Found */

/** @param {string} id @param {Message["args"]} [args] @returns {Message} */
const message = (id, args = {}) => ({ id, args });

/** @param {View} view @returns {Promise<Found>} */
async function checkDice(view) {
  const bad = (/** @type {Message} */ why) => ({ good: false, said: [why] });
  const gone = takenBack(view.log);
  const seen = view.log.filter((entry) => entry.kind === "throw" && !gone.has(entry.number));
  /** @type {Throws} */
  const { tables, throws } = await get(`/api/tables/${view.code}/throws`);
  const seed = view.moment.seed ?? "";
  const kept = keptOf(view.code);
  if (commitmentOf(seed) !== (kept.commitment ?? view.commitment)) return bad(message("table-check-seal"));
  const own = Object.entries(kept.shares ?? {}).filter(([seat]) => view.seats[Number(seat)]?.seal);
  if (own.some(([seat, share]) => view.seats[Number(seat)]?.share !== share)) return bad(message("table-check-share"));
  if (throws.length !== seen.length)
    return bad(message("table-check-count", { listed: throws.length, seen: seen.length }));
  const key = fromHex(
    mixed(
      seed,
      view.seats.map((seat) => seat.share),
    ),
  );
  /** @type {Map<number, Outcome[]>} */
  const odds = new Map(); // by the number of dice: a game has one list for each
  for (const [number, { action, table }] of throws.entries()) {
    const outcomes = tables[table] ?? [];
    const dice = outcomes[0]?.dice.length ?? 0;
    const known = odds.get(dice) ?? outcomes;
    odds.set(dice, known);
    if (!fairOdds(outcomes) || !sameOdds(known, outcomes))
      return bad(message("table-check-odds", { number: number + 1 }));
    const found = meant(outcomes, drawn(key, number, SIDES ** dice));
    const entry = seen[number];
    if (
      !found ||
      !entry ||
      found.action !== action ||
      entry.action !== action ||
      diceOf(entry) !== sorted(found.dice).join()
    )
      return bad(message("table-check-throw", { number: number + 1 }));
  }
  const again = knownBefore(view.log);
  const said = [message(own.length ? "table-check-good-shared" : "table-check-good", { count: throws.length })];
  if (again) said.push(message("table-check-known", { count: again }));
  return { good: true, said };
}

/** @param {Outcome[]} one @param {Outcome[]} other */
const sameOdds = (one, other) =>
  one === other ||
  (one.length === other.length &&
    one.every(({ dice, weight }, at) => {
      const twin = other[at];
      return twin !== undefined && weight === twin.weight && sorted(dice).join() === sorted(twin.dice).join();
    }));

/** One click, and what was checked in words. @param {{view: View}} props */
export function FairCheck({ view }) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [busy, setBusy] = useState(false);
  if (!view.moment.seed || !view.log.some((entry) => entry.kind === "throw")) return null;
  const check = async () => {
    setBusy(true);
    try {
      setFound(await checkDice(view));
    } catch {
      setFound({ good: false, said: [message("table-check-offline")] });
    } finally {
      setBusy(false);
    }
  };
  return html`<div class="fair-check">
    ${
      !found &&
      html`<button type="button" class="button" data-action="check-dice" disabled=${busy} onClick=${check}>
        <${Icon} name="check" size=${20} />${t(busy ? "table-check-going" : "table-check")}
      </button>`
    }
    <p
      role="status"
      class=${found ? (found.good ? "fair-good" : "fair-bad") : ""}
      data-check=${found ? (found.good ? "good" : "bad") : ""}
    >
      ${found?.said.map(say).join(" ")}
    </p>
  </div>`;
}
