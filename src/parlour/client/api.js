/**
 * Talks to the server: requests with timeouts, and acts that are sent again, under the same message id, until they are
 * acknowledged. What was decided is kept in this browser from the moment it is decided.
 */
import { keepShare, keptOf, sealOf, shareFor } from "./chance.js";
import { effect, signal } from "./dom.js";
import { keep, kept, recall } from "./keep.js";
import { renewing, VERSION } from "./renew.js";
import { encoded, sha256, toHex } from "./sha256.js";
/** @import { Acted, ActWish, AlmanacPage, GameInfo, Language, MyTable, Options } from "./wire.js" */
/** @import { Preview, PrintWish } from "./wire.js" */
/** @import { Problem, RulesText, SatAgain, Series, Shelf, TableWish, View } from "./wire.js" */

const TIMEOUT = 10_000; // ms for one attempt
const MOST_TOKENS = 1000; // that the server looks at in one request
const MARK = 12; // digits of a token's hash by which it is known
const TICKET = 16; // digits of what lets us look at a locked table
const PING = 2500; // ms between questions whether the server is back
const PAUSES = [300, 1000, 2500]; // ms between attempts at reading
const SOON = 4; // seconds: whoever has to wait for longer is told so at once

/** An answer that is no success. `status` 0: no answer at all. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Partial<Problem>} body
   */
  constructor(status, body) {
    super(body.detail ?? body.error ?? `status ${status}`);
    this.status = status;
    this.body = body;
  }

  /** In how many seconds the server wants to be asked again, where it says so. */
  get seconds() {
    return Number(this.body.message?.args["seconds"] ?? 0);
  }

  /** Whether trying again later may help. */
  get passing() {
    return this.status === 0 || this.status === 429 || this.status > 500; // 500 is a mistake, which stays one
  }
}

/** Whether the last request found the server. */
export const reached = signal(navigator.onLine);
window.addEventListener("offline", () => (reached.value = false));

effect(() => {
  if (!reached.value) void comeBack();
});

/** Ask until the server answers, so that nobody has to press anything. */
async function comeBack() {
  while (!reached.peek()) {
    await soon(PING);
    await once("/api/health").catch(() => {}); // an answer sets `reached`
  }
}

/**
 * After so many milliseconds, or when the browser says that the line is back.
 * @param {number} ms
 */
function soon(ms) {
  return Promise.race([pause(ms), new Promise((back) => window.addEventListener("online", back, { once: true }))]);
}

/** @param {number} ms */
export function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/** A fresh message id. */
export function messageId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  // plain http on another machine has no randomUUID, but has good random numbers
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * One attempt.
 * @param {string} path
 * @param {{ body?: unknown, text?: boolean, timeout?: number, signal?: AbortSignal | undefined }} [how]
 * @returns {Promise<any>}
 */
export async function once(path, { body, text = false, timeout = TIMEOUT, signal: stop } = {}) {
  const limit = AbortSignal.timeout(timeout);
  /** @type {RequestInit} */
  const request = { signal: stop ? AbortSignal.any([limit, stop]) : limit, cache: text ? "default" : "no-store" };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  /** @type {Response} */
  let response;
  try {
    // whoever sits at a table may look at it, also where it is locked
    const looks = body === undefined || !(/** @type {object} */ (body).hasOwnProperty("tokens"));
    response = await fetch(looks ? withTicket(path) : path, request);
    const version = Number(response.headers.get("parlour-wire") ?? VERSION);
    if (renewing(version)) return new Promise(() => {}); // this page ends: nobody is answered, and what is kept stays
    if (response.ok) {
      const answer = await (text ? response.text() : response.json());
      reached.value = !response.headers.has("parlour-kept"); // else it is what this browser has kept (service.js)
      return answer;
    }
  } catch (error) {
    if (stop?.aborted) throw error;
    reached.value = false;
    throw new Refused(0, { detail: String(error) });
  }
  reached.value = true;
  const wrong = await response.json().catch(() => ({}));
  throw new Refused(response.status, wrong);
}

/**
 * Read something, with a few more attempts when the server cannot be reached. Also for posts that change nothing.
 * @param {string} path
 * @param {{ body?: unknown, text?: boolean, timeout?: number, signal?: AbortSignal }} [how]
 * @returns {Promise<any>}
 */
export async function get(path, how) {
  for (const ms of PAUSES) {
    try {
      return await once(path, how);
    } catch (error) {
      if (!(error instanceof Refused && error.passing && error.seconds <= SOON)) throw error;
      await pause(ms);
    }
  }
  return once(path, how);
}

/**
 * Send something that carries its own message id, so that repeating it is safe.
 * @param {string} path
 * @param {{ message: string }} body
 * @returns {Promise<any>}
 */
export const send = (path, body) => get(path, { body });

// What the pages ask for

/** @returns {Promise<Shelf>} */
export const getShelf = () => get("/api/shelf");
/** @returns {Promise<Record<string, string[]>>} every name of every game, by its id */
export const getNames = () => get("/api/names");
/** @param {string} id @returns {Promise<GameInfo>} */
export const getGame = (id) => get(`/api/games/${encodeURIComponent(id)}`);
/** @param {string} id @returns {Promise<AlmanacPage>} */
export const getAlmanac = (id) => get(`/api/games/${encodeURIComponent(id)}/almanac`);
/** @param {Language} lang @param {string} id @returns {Promise<RulesText>} */
export const getRules = (lang, id) => get(`/api/rules/${lang}/${encodeURIComponent(id)}`);
/**
 * The start position, for a picture.
 * @param {string} id
 * @param {number} seats
 * @param {Options} options
 * @param {string} [position] where the game begins, if not as its rules have it
 * @returns {Promise<Preview>}
 */
export const getPreview = (id, seats, options, position = "") =>
  get(`/api/games/${encodeURIComponent(id)}/preview`, {
    body: { seats, options, ...(position ? { position } : {}) },
  });
/**
 * An example position of the rules.
 * @param {string} id
 * @param {string} name
 * @returns {Promise<Preview>}
 */
export const getPosition = (id, name) =>
  get(`/api/games/${encodeURIComponent(id)}/positions/${encodeURIComponent(name)}`);
/**
 * Board and score sheet as a file for the printer.
 * @param {string} id
 * @param {PrintWish} wish
 * @returns {Promise<Blob>}
 */
export async function getPrint(id, wish) {
  const answer = await fetch(`/api/games/${encodeURIComponent(id)}/print`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.blob();
}
/** How a table stands. @param {string} code @returns {Promise<Preview>} */
export const getStanding = (code) => get(`/api/tables/${encodeURIComponent(code)}/picture`);
/** @returns {Promise<MyTable[]>} tables at which this browser holds a seat, newest first */
export async function getMine() {
  const held = kept("seats.")
    .flatMap((code) => Object.values(tokensOf(code)))
    .slice(-MOST_TOKENS);
  if (held.length === 0) return [];
  const { tables } = await get("/api/mine", { body: { tokens: held } });
  return tables;
}

/**
 * Have a table forgotten, by the server and here.
 * @param {string} code
 */
export async function deleteTable(code) {
  await get(`/api/tables/${encodeURIComponent(code)}/delete`, { body: { tokens: Object.values(tokensOf(code)) } });
  for (const name of [`seats.${code}`, `chance.${code}`]) keep(name, undefined);
}

/**
 * Create a table and keep its tokens. The same message gives the same table, however often it is sent.
 * @param {TableWish} wish
 * @returns {Promise<string>} the table's code
 */
export async function createTable(wish) {
  const shares = wish.seats.map((seat, at) => (seat.kind === "person" ? shareFor(wish.message, at) : ""));
  const seats = wish.seats.map((seat, at) => (shares[at] ? { ...seat, seal: sealOf(shares[at]) } : seat));
  const sealed = { ...wish, seats };
  const { code, tokens } = await send("/api/tables", sealed);
  keep(`seats.${code}`, tokens);
  shares.forEach((share, at) => share && keepShare(code, at, share));
  return code;
}

/**
 * Take an open seat and keep its token.
 * @param {string} code
 * @param {number} seat
 * @param {string} name
 * @param {string} message
 */
export async function joinTable(code, seat, name, message) {
  const share = shareFor(message, seat);
  const taken = await send(
    `/api/tables/${encodeURIComponent(code)}/join`,
    /** @type {any} */ ({ seat, name, message, seal: sealOf(share) }),
  );
  keep(`seats.${code}`, { ...tokensOf(code), [taken.seat]: taken.token });
  keepShare(code, taken.seat, share);
}

/**
 * Sit down for the game after this one, with every seat of this browser, and keep the tokens. Asking again changes
 * nothing.
 * @param {View} view
 * @param {Options | null} options other ones than before, if nobody has asked yet
 * @returns {Promise<string>} the next table's code
 */
export async function sitAgain(view, options) {
  const held = Object.entries(tokensOf(view.code)).sort(([one], [other]) => Number(one) - Number(other));
  const shares = held.map(([seat]) => shareFor(`again ${view.code}`, Number(seat)));
  const wish = { tokens: held.map(([, token]) => token), seals: shares.map(sealOf), ...(options ? { options } : {}) };
  const { code, seats } = /** @type {SatAgain} */ (
    await get(`/api/tables/${encodeURIComponent(view.code)}/again`, { body: wish })
  );
  keep(`seats.${code}`, { ...tokensOf(code), ...Object.fromEntries(seats.map(({ seat, token }) => [seat, token])) });
  seats.forEach(({ seat }, at) => keepShare(code, seat, shares[at] ?? ""));
  return code;
}

/**
 * Say that a window is at a table, and whether somebody looks at it; null: it is closed, which is said though the page
 * ends.
 * @param {string} code
 * @param {string} name of the window
 * @param {boolean | null} looks
 */
export async function sayHere(code, name, looks) {
  const body = JSON.stringify({ tokens: Object.values(tokensOf(code)), window: name, looks });
  await fetch(`/api/tables/${encodeURIComponent(code)}/here`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: true,
  });
}

/** How the series stands that a table belongs to. @param {string} code @returns {Promise<Series>} */
export const getSeries = (code) => get(`/api/tables/${encodeURIComponent(code)}/series`);

/** @type {Map<string, string>} */
const marks = new Map();

/** What everybody may know of a token: by that a browser recognises its seats. @param {string} token */
export function markOf(token) {
  const known = marks.get(token) ?? toHex(sha256(encoded(token))).slice(0, MARK);
  marks.set(token, known);
  return known;
}

/** What shows that we sit at a table, to look at it where it is locked; nobody can act with it. @param {string} code */
export function ticketOf(code) {
  const known = Object.values(tokensOf(code)).map((token) => {
    const digest = toHex(sha256(encoded(token)));
    return toHex(sha256(encoded(`look ${digest}`))).slice(0, TICKET);
  });
  return known.join("-");
}

/** An address under a table, with that. @param {string} path */
export function withTicket(path) {
  const [, code = ""] = path.match(/^\/api\/tables\/([^/?]+)/) ?? [];
  const ticket = code && ticketOf(decodeURIComponent(code));
  return ticket ? `${path}${path.includes("?") ? "&" : "?"}ticket=${ticket}` : path;
}

/**
 * Say that we have lost the link to a seat, and keep the token that will be its own when somebody vouches for us.
 * @param {string} code
 * @param {number} seat
 */
export async function loseSeat(code, seat) {
  const body = { seat, message: messageId() };
  const { token } = await send(`/api/tables/${encodeURIComponent(code)}/lost`, body);
  keep(`seats.${code}`, { ...tokensOf(code), [seat]: token });
}

/**
 * Tell what our seats add to the dice, now that the table's own seal is known and kept.
 * @param {View} view
 */
export async function tellShares(view) {
  const { commitment, shares = {} } = keptOf(view.code);
  if (commitment !== view.commitment) return; // another seal than the first: these dice cannot be trusted anyway
  for (const [seat, token] of Object.entries(tokensOf(view.code))) {
    const { seal, share } = view.seats[Number(seat)] ?? {};
    if (!seal || share || !shares[seat]) continue;
    const wish = { tokens: [token], seat: Number(seat), share: shares[seat] };
    await get(`/api/tables/${encodeURIComponent(view.code)}/share`, { body: wish });
  }
}

/**
 * The seats this browser holds at a table: seat -> token.
 * @param {string} code
 * @returns {Record<string, string>}
 */
export const tokensOf = (code) => recall(`seats.${code}`, {});

// Acts that are kept until the server has them

/**
 * What was decided at a table; the tokens of its seats are added when it is sent.
 * @typedef {{ code: string } & Omit<ActWish, "tokens">} Act
 */

/** Acts that were decided here and are not acknowledged yet. They survive a reload. */
export const waiting = signal(/** @type {Act[]} */ (recall("acts", [])));

/** An act from an earlier visit that the table had no more use for when it could be sent at last. */
export const dropped = signal(/** @type {Act | null} */ (null));

/**
 * Another window of this browser may keep acts too, so what is stored is read again before it is changed.
 * @param {(acts: Act[]) => Act[]} change
 */
function changeWaiting(change) {
  const acts = change(recall("acts", []));
  keep("acts", acts.length ? acts : undefined);
  waiting.value = acts;
}

/** @type {Map<string, { done: (answer: Acted) => void, failed: (error: Refused) => void }>} */
const callers = new Map();
/** The tables whose queue is being sent. @type {Set<string>} */
const sending = new Set();

/**
 * Keep an act and send it until it is acknowledged. Resolves then; rejects with Refused when the server said no.
 * @param {Act} act
 * @returns {Promise<Acted>}
 */
export function sendAct(act) {
  changeWaiting((acts) => [...acts, act]);
  return new Promise((done, failed) => {
    callers.set(act.message, { done, failed });
    void sendWaiting();
  });
}

/**
 * Send what is kept, for as long as it takes. Called at the start, and whenever the line comes back.
 * Each table has a queue of its own: one that cannot be written to keeps no other waiting.
 */
export async function sendWaiting() {
  await Promise.all([...new Set(waiting.value.map((act) => act.code))].map(sendAt));
}

/** The oldest first. @param {string} code */
async function sendAt(code) {
  if (sending.has(code)) return;
  sending.add(code);
  const next = () => waiting.value.find((act) => act.code === code);
  try {
    for (let act = next(), tries = 0; act; act = next()) {
      const { code: _, ...body } = act;
      try {
        const answer = await once(`/api/tables/${encodeURIComponent(code)}/act`, {
          body: { ...body, tokens: Object.values(tokensOf(code)) },
        });
        settle(act);
        callers.get(act.message)?.done(answer);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.passing) {
          await soon(PAUSES[Math.min(tries++, PAUSES.length - 1)] ?? PING);
          continue;
        }
        settle(act);
        const caller = callers.get(act.message);
        if (caller) caller.failed(error);
        else dropped.value = act;
      }
      tries = 0;
      callers.delete(act.message);
    }
  } finally {
    sending.delete(code);
  }
}

/** @param {Act} act */
function settle(act) {
  changeWaiting((acts) => acts.filter((other) => other.message !== act.message));
}
