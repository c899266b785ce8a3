/** The worker that all windows of this browser share: their tables are on one line. */
import { openLine } from "./line.js";

/**
 * A window, the tables it follows, and how many calls it has not answered.
 * @typedef {{ port: MessagePort, codes: Set<string>, unanswered: number }} Window
 */

const CALL = 20_000; // ms between two calls to every window
const GONE = 3; // calls without an answer after which a window is closed, or sleeps; a machine that slept has made none

/** @type {Set<Window>} */
const windows = new Set();
const line = openLine((heard) => {
  for (const window of windows) if (window.codes.has(heard.code)) window.port.postMessage(heard);
});

/** Follow no more what nobody wants. */
function tidy() {
  for (const code of line.tables()) if (![...windows].some((window) => window.codes.has(code))) line.leave(code);
}

/** A window that was given up is here again: it has to ask for its tables anew. @param {Window} window */
function comeBack(window) {
  windows.add(window);
  for (const code of window.codes) window.port.postMessage({ code, kind: "dropped", data: undefined });
  window.codes.clear();
}

setInterval(() => {
  for (const window of windows) {
    if (window.unanswered >= GONE) windows.delete(window);
    else {
      window.unanswered += 1;
      window.port.postMessage({ call: true });
    }
  }
  tidy();
}, CALL);

addEventListener("online", () => line.wake());
addEventListener("connect", (event) => {
  const [port] = /** @type {MessageEvent} */ (event).ports;
  if (!port) return;
  /** @type {Window} */
  const window = { port, codes: new Set(), unanswered: 0 };
  port.onmessage = ({ data }) => {
    window.unanswered = 0;
    if (!windows.has(window)) comeBack(window);
    if (data.follow) {
      window.codes.add(data.follow);
      line.follow(data.follow, data.after, data.ticket);
    } else if (data.leave) {
      window.codes.delete(data.leave);
      tidy();
    } else if (data.wake) {
      line.wake();
    } else if (data.bye) {
      window.codes.clear();
      windows.delete(window);
      tidy();
    }
  };
  port.start();
});
