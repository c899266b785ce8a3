/** Addresses and pages: the browser's own history, nothing else. */
import { signal } from "./dom.js";

/**
 * @typedef {{ page: "shelf" } | { page: "game", id: string } | { page: "table", code: string } | { page: "open" }
 *   | { page: "me" }
 *   | { page: "analysis", id: string }
 *   | { page: "nowhere" }} Place
 */

/** Where we are. */
export const place = signal(read(location.pathname));
/** The part of the address after ?. */
export const query = signal(new URLSearchParams(location.search));
/** The part after #. */
export const anchor = signal(decodeURIComponent(location.hash.slice(1)));

/**
 * @param {string} path
 * @returns {Place}
 */
function read(path) {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "shelf" };
  if (first === "me" && !second) return { page: "me" };
  if (first === "open" && !second) return { page: "open" };
  if (first === "game" && second && rest.length === 0) return { page: "game", id: second };
  if (first === "analysis" && second && rest.length === 0) return { page: "analysis", id: second };
  if (first === "table" && second && rest.length === 0) return { page: "table", code: second };
  return { page: "nowhere" };
}

function look() {
  const next = read(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(place.peek())) place.value = next;
  query.value = new URLSearchParams(location.search);
  anchor.value = decodeURIComponent(location.hash.slice(1));
}

/**
 * Let this address, and all that are gone to from here, say something: by it, what is shared opens as it was here.
 * @param {"lang"} name
 * @param {string} value
 */
export function carry(name, value) {
  history.replaceState(history.state, "", saying(location.href, name, value));
  look();
}

/** @param {string} address @param {string} name @param {string} value */
export function saying(address, name, value) {
  const to = new URL(address, location.href);
  to.searchParams.set(name, value);
  return to.pathname + to.search + to.hash;
}

/**
 * Go to another page of the box.
 * @param {string} address
 * @param {{ replace?: boolean }} [how] replace: back does not return here
 */
export function go(address, { replace = false } = {}) {
  history.replaceState({ ...history.state, scroll: scrollY }, "");
  const lang = query.peek().get("lang");
  const to = lang ? saying(address, "lang", lang) : address;
  if (replace) history.replaceState({}, "", to);
  else history.pushState({}, "", to);
  look();
}

/** Follow the back button and plain links. Called once. */
export function follow() {
  history.scrollRestoration = "manual"; // pages come from the network: we scroll when they are there
  window.addEventListener("popstate", look);
  window.addEventListener("pagehide", () => history.replaceState({ ...history.state, scroll: scrollY }, ""));
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || read(to.pathname).page === "nowhere") return;
    // the browser jumps by itself
    if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}

/** Where this page was scrolled to when it was left. */
export const lastScroll = () => Number(history.state?.scroll ?? 0);
