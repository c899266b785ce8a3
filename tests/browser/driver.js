// Plays at a table as somebody who knows no rules: touches whatever the screen offers, at random, until the game is over or `most` touches are made.
// It runs inside the page, because a thousand touches from outside take minutes. What is covered by something else cannot be touched by a person either: that is an error.
// After many touches it leaves throws and forced moves to the server, as somebody tired would; what is a real choice it still makes itself.
async (/** @type {{ most: number, seed: number }} */ { most, seed }) => {
  const TIRED = 40;
  let chance = seed;
  const random = () => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return chance / 2 ** 32;
  };
  const table = () => document.querySelector(".table-page");
  const over = () => document.querySelector("[data-over]") !== null;
  const all = (what) => [...document.querySelectorAll(what)];
  const pressed = () => all("[aria-pressed=true]").map((found) => found.dataset.place ?? found.dataset.die).join();
  const shown = () => `${table()?.dataset.number} ${pressed()}`;

  const offered = (/** @type {boolean} */ rethrows) => {
    const picked = document.querySelector(".sites [aria-pressed=true]") !== null;
    const targets = new Set(all(".mark-target").map((mark) => mark.parentElement.dataset.mark));
    const sites = all(".site.able").filter((site) => !picked || targets.has(site.dataset.place));
    const again = all("[data-action=again]:not([disabled])");
    const dice = all("button[data-die]");
    const rethrow = again.length ? again : rethrows ? dice : [];
    for (const choices of [all("[data-action=throw]"), rethrow, all(".write.able"), [...sites, ...all("[data-button]")], dice]) {
      if (choices.length) return choices;
    }
    return [];
  };
  const ready = () => table()?.dataset.busy === "false" && (over() || (table().dataset.hand !== "-1" && offered(true).length > 0));

  /** Wait until the page has changed so far that a condition holds; whether it did in time. */
  const until = (/** @type {() => boolean} */ condition, /** @type {number} */ ms) =>
    condition() ||
    new Promise((done) => {
      const finish = (/** @type {boolean} */ came) => {
        watcher.disconnect();
        clearTimeout(timer);
        done(came);
      };
      const watcher = new MutationObserver(() => condition() && finish(true));
      const timer = setTimeout(() => finish(condition()), ms);
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    });

  const touch = (found) => {
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = found.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(found.contains(hit) || hit.contains(found))) throw new Error(`covered: ${found.outerHTML} by ${hit?.outerHTML.slice(0, 200)}`);
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  };

  const strange = new Set(); // messages without words show their id, and arguments that are missing their braces
  for (let touches = 0; touches < most; touches += 1) {
    await new Promise((drawn) => setTimeout(drawn)); // what was touched last may just be drawn anew
    if (!(await until(ready, 60000))) throw new Error(`nothing to touch: ${table()?.outerHTML.slice(0, 300)}`);
    const desk = document.querySelector(".desk")?.textContent ?? ""; // the log is read once, at the end: it grows
    for (const [found] of desk.matchAll(/\b[a-z]+-(?:prompt|log|why|end|button|label|note)-[\w-]+|\{\s*\$[\w-]+\s*\}/g)) strange.add(found);
    if (over()) return { over: true, touches, strange: [...strange] };
    const rest = touches > TIRED ? all("[data-action=rest]") : [];
    const choices = rest.length ? rest : offered(random() < 0.4);
    const before = shown();
    touch(choices[Math.floor(random() * choices.length)]);
    await until(() => shown() !== before || table()?.dataset.hand === "-1", 100); // else nothing came of it: a second touch where a piece has just arrived
  }
  return { over: over(), touches: most, strange: [...strange] };
};
