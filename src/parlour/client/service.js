/**
 * Keeps the box for a time without the server: the page with its modules, styles and fonts, the words, the shelf, and
 * whatever rules and pictures were looked at. The server is always asked first, so that an update shows at once; what
 * is kept is for when it does not answer, and says so by a header.
 */

const BOX = "parlour-box";
const KEPT = "parlour-kept"; // the header of an answer that is not the server's
/** The language that was spoken when this worker was asked for; others are kept as soon as somebody speaks them. */
const LANGUAGE = new URLSearchParams(location.search).get("lang") ?? "en";
const WORDS = [`/api/words/${LANGUAGE}`, `/api/words/${LANGUAGE}/play`];
const SHELL = ["/api/shelf", "/api/names", ...WORDS, `/client/manifest.webmanifest?lang=${LANGUAGE}`];
const ENTRY = "/client/bundle/app.js";
const READ = /^\/(client\/|api\/(words|shelf|names|games|rules)\b)/;
const FILES = /"(\/client\/[\w/.-]+\.(?:js|css|svg|woff2))"/g;

/** @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(keepShell().then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.method === "GET" && READ.test(pathname)) event.respondWith(asked(event, request, request.url));
  else if (pathname.startsWith("/api/games/") && pathname.endsWith("/preview")) event.respondWith(picture(event));
});

/** Everything that the page begins with, and the parts of it that are fetched later. */
async function keepShell() {
  const box = await caches.open(BOX);
  const told = new Set(["/", ...SHELL]);
  for (const address of told) {
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) continue;
    await box.put(address, answer.clone());
    if (address !== "/" && !address.startsWith("/client/bundle/")) continue;
    for (const [, file = ""] of (await answer.text()).matchAll(FILES)) told.add(file);
  }
}

/** Every address of the box begins with the same page. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await kept("/")) ?? Response.error();
  }
}

/**
 * What the server answers, else what it answered last.
 * @param {any} event
 * @param {Request} request
 * @param {string} address under which it is kept
 */
async function asked(event, request, address) {
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(address, answer.clone()));
    return answer;
  } catch {
    return (await kept(address)) ?? Response.error();
  }
}

/** A picture of a game as it is laid out usually; what somebody tries in the form is not kept. @param {any} event */
async function picture(event) {
  const body = await event.request.clone().text();
  const usual = body.endsWith('"options":{}}');
  return usual ? asked(event, event.request, `${event.request.url}?${encodeURIComponent(body)}`) : fetch(event.request);
}

/** @param {string} address @param {Response} answer */
async function keep(address, answer) {
  const box = await caches.open(BOX);
  const before = await box.match(address);
  await box.put(address, answer);
  // with a new beginning, the parts that are fetched later are new too
  if (address.endsWith(ENTRY) && before && before.headers.get("etag") !== answer.headers.get("etag")) await keepShell();
}

/** @param {string} address */
async function kept(address) {
  const found = await (await caches.open(BOX)).match(address);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set(KEPT, "yes");
  return new Response(await found.blob(), { status: found.status, headers });
}

// A reminder was touched: to the table that it is about.
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const address = event.notification.data ?? "/";
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === address);
      return open ? open.focus() : worker.clients.openWindow(address);
    }),
  );
});
