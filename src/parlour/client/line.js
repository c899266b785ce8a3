/**
 * One line to the server for any number of tables. It knows nothing of pages, so that it can live in a worker that all
 * windows of a browser share (line-worker.js), or in a page of its own where there are no such workers (lines.js).
 */

/**
 * What is heard of a table.
 * open     everything that happens from now on is told
 * lost     the line is down, for the so many-th time in a row; it is tried again
 * wire     the server's version of the wire
 * entry, status, again, missing: as on the wire
 * dropped  the worker had given this window up: it hears nothing more until it asks again
 * @typedef {object} Heard
 * @property {string} code
 * @property {"open" | "lost" | "wire" | "entry" | "status" | "again" | "missing" | "dropped"} kind
 * @property {any} data
 */

const QUIET = 40_000; // ms without a word, of which the server has one at least every 15 s, until a line is given up
const PAUSES = [500, 1000, 2000, 4000, 8000]; // ms until a lost line is tried again, and again
const TOGETHER = 20; // ms in which tables that are asked for go on the same line
const KINDS = /** @type {const} */ (["entry", "status", "again", "missing"]);

/** @param {(heard: Heard) => void} tell */
export function openLine(tell) {
  /** The tables we follow, each with the last entry that was told of it. @type {Map<string, number>} */
  const tables = new Map();
  /** What shows that we sit at them. @type {Map<string, string>} */
  const tickets = new Map();
  /** What was last said of a table that is no entry, for whoever comes later. @type {Map<string, any>} */
  const statuses = new Map();
  /** @type {EventSource | null} */
  let source = null;
  let open = false;
  let lost = 0; // times in a row
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let quiet;

  /** @param {Heard["kind"]} kind @param {any} [data] */
  const tellAll = (kind, data) => {
    for (const code of tables.keys()) tell({ code, kind, data });
  };

  /** @param {number} ms */
  function soon(ms) {
    clearTimeout(next);
    next = setTimeout(connect, ms);
  }

  function connect() {
    source?.close();
    source = null;
    open = false;
    clearTimeout(next);
    clearTimeout(quiet);
    if (tables.size === 0) return;
    const places = [...tables].map(([code, after]) => {
      const ticket = tickets.get(code);
      return `at=${encodeURIComponent(code)}.${after}${ticket ? `.${ticket}` : ""}`;
    });
    const stream = new EventSource(`/api/live?${places.join("&")}`);
    source = stream;
    const alive = () => {
      clearTimeout(quiet);
      // a closed laptop or a dead router can leave a stream that never ends and never speaks
      quiet = setTimeout(lose, QUIET);
    };
    const lose = () => {
      if (source !== stream) return;
      stream.close();
      source = null;
      open = false;
      clearTimeout(quiet);
      lost += 1;
      tellAll("lost", lost);
      const pause = PAUSES[Math.min(lost, PAUSES.length) - 1] ?? 0;
      soon(pause * (0.75 + Math.random() / 2)); // so that not everybody comes back at once
    };
    alive();
    stream.onerror = lose;
    stream.addEventListener("still", alive);
    stream.addEventListener("wire", (event) => {
      alive();
      open = true;
      lost = 0;
      tellAll("wire", JSON.parse(event.data).version);
      tellAll("open");
    });
    for (const kind of KINDS)
      stream.addEventListener(kind, (event) => {
        alive();
        const [code = "", number] = event.lastEventId.split(".");
        const data = JSON.parse(event.data);
        if (!tables.has(code)) return;
        if (kind === "missing") tables.delete(code);
        else tables.set(code, Math.max(tables.get(code) ?? 0, Number(number)));
        if (kind === "status") statuses.set(code, data);
        tell({ code, kind, data });
      });
  }

  return {
    /**
     * Hear of a table everything behind an entry.
     * @param {string} code
     * @param {number} after
     * @param {string} ticket
     */
    follow(code, after, ticket) {
      const known = tables.get(code);
      const same = tickets.get(code) === ticket;
      tickets.set(code, ticket);
      if (open && same && known !== undefined && known <= after) {
        tell({ code, kind: "open", data: undefined });
        if (statuses.has(code)) tell({ code, kind: "status", data: statuses.get(code) });
        return;
      }
      tables.set(code, Math.min(known ?? after, after));
      soon(TOGETHER);
    },
    /** @param {string} code */
    leave(code) {
      statuses.delete(code);
      tickets.delete(code);
      if (tables.delete(code) && tables.size === 0) connect(); // else a table too many is told to nobody
    },
    /** Somebody looks again, or the network is back: a lost line is tried at once. */
    wake() {
      if (tables.size > 0 && !source) connect();
    },
    /** The tables on this line. */
    tables: () => [...tables.keys()],
  };
}
