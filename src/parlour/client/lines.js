/**
 * The one line of this browser, as a page sees it: in a worker that all windows share, else in this page. Browsers open
 * six connections to a server at most, so that with a line for every window the seventh would wait for ever.
 */
import { openLine } from "./line.js";
import { VERSION } from "./renew.js";
/** @import { Heard } from "./line.js" */

/** @type {Map<string, (heard: Heard) => void>} */
const hearers = new Map();

/** From which entry on they asked, and with which tickets. @type {Map<string, { after: number, ticket: string }>} */
const wanted = new Map();

/** @param {Heard} heard */
const tell = (heard) => hearers.get(heard.code)?.(heard);

/**
 * Says something to the line.
 * @typedef {{ follow: string, after: number, ticket: string }} Follow
 * @typedef {Follow | { leave: string } | { wake: true } | { bye: true }} Wish
 */

/** @returns {(wish: Wish) => void} */
function shared() {
  // a worker of an earlier version may still live: it keeps its name, and its windows
  const worker = new SharedWorker("/client/line-worker.js", { type: "module", name: `parlour-${VERSION}` });
  worker.port.onmessage = ({ data }) => (data.call ? worker.port.postMessage({ here: true }) : tell(data));
  worker.onerror = () => {
    // it could not be fetched, or is forbidden here
    say = own();
    for (const [code, { after, ticket }] of wanted) say({ follow: code, after, ticket });
  };
  worker.port.start();
  return (wish) => worker.port.postMessage(wish);
}

/** @returns {(wish: Wish) => void} */
function own() {
  const line = openLine(tell);
  window.addEventListener("online", line.wake);
  return (wish) => {
    if ("follow" in wish) line.follow(wish.follow, wish.after, wish.ticket);
    else if ("leave" in wish) line.leave(wish.leave);
    else if ("bye" in wish) line.tables().forEach(line.leave);
    else line.wake();
  };
}

const HIDDEN = 3; // of the six connections that a browser has: those of windows at which nobody looks

/** Whether this browser's windows share a line. */
export const sharing = typeof SharedWorker === "function";
/** @type {((wish: Wish) => void) | undefined} */
let say;
/** @param {Wish} wish */
const ask = (wish) => (say ??= sharing ? shared() : own())(wish);

/**
 * Hear of a table everything behind an entry, until what is given back is called.
 * @param {string} code
 * @param {number} after
 * @param {string} ticket what shows that we sit there
 * @param {(heard: Heard) => void} hear
 */
export function follow(code, after, ticket, hear) {
  hearers.set(code, hear);
  wanted.set(code, { after, ticket });
  ask({ follow: code, after, ticket });
  return () => {
    if (hearers.get(code) !== hear) return;
    hearers.delete(code);
    wanted.delete(code);
    ask({ leave: code });
  };
}

/**
 * Stay on the line though nobody looks. Where windows share one, that costs nothing; else only a few may, because each
 * has a connection of its own. Gives the way to let go of that, or null for whoever has to leave.
 * @returns {Promise<(() => void) | null>}
 */
export async function stayOn() {
  if (sharing) return () => {};
  for (let place = 0; navigator.locks && place < HIDDEN; place++) {
    const letGo = await new Promise((/** @type {(letGo: (() => void) | null) => void} */ got) => {
      void navigator.locks.request(`parlour-hidden-${place}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise((done) => got(() => done(undefined))) : got(null),
      );
    });
    if (letGo) return letGo;
  }
  return null;
}

/** Try a lost line at once. */
export const wake = () => ask({ wake: true });

// a page that is put aside needs no line; when it comes back, its tables ask again
window.addEventListener("pagehide", () => say?.({ bye: true }));
document.addEventListener("freeze", () => say?.({ bye: true }));
