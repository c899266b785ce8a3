/** The worker that all windows of this browser share: their tables are on one line. */
import { openLine } from "./line.js";

/**
 * A window, the tables it follows, and when it last said that it is there.
 * @typedef {{ port: MessagePort, codes: Set<string>, seen: number }} Window
 */

const CALL = 20_000; // ms between two calls to every window
const GONE = 70_000; // ms without an answer after which a window is closed, or sleeps; when it wakes it says so

/** @type {Set<Window>} */
const windows = new Set();
const line = openLine((heard) => {
  for (const window of windows) if (window.codes.has(heard.code)) window.port.postMessage(heard);
});

/** Follow no more what nobody wants. */
function tidy() {
  for (const code of line.tables()) if (![...windows].some((window) => window.codes.has(code))) line.leave(code);
}

setInterval(() => {
  for (const window of windows) {
    if (Date.now() - window.seen > GONE) windows.delete(window);
    else window.port.postMessage({ call: true });
  }
  tidy();
}, CALL);

addEventListener("online", () => line.wake());
addEventListener("connect", (event) => {
  const [port] = /** @type {MessageEvent} */ (event).ports;
  if (!port) return;
  /** @type {Window} */
  const window = { port, codes: new Set(), seen: Date.now() };
  port.onmessage = ({ data }) => {
    window.seen = Date.now();
    windows.add(window); // one that slept is here again
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
