// Runs before the first paint, so that a dark room stays dark, the language is right from the start, and boards look as
// somebody here wants them.
(() => {
  /** The letters that a language needs besides those of the page's own fonts. @type {Record<string, string[]>} */
  const LETTERS = {
    pl: ["young-serif/young-serif-latin-ext-400-normal", "figtree/figtree-latin-ext-wght-normal"],
    ru: ["vollkorn/vollkorn-cyrillic-600-normal", "onest/onest-cyrillic-wght-normal"],
  };
  const recall = (/** @type {string} */ name) => JSON.parse(localStorage.getItem(`parlour.${name}`) ?? "null");
  /** @param {Partial<HTMLLinkElement>} link */
  const link = (link) => document.head.append(Object.assign(document.createElement("link"), link));
  const root = document.documentElement;
  /** @param {string} name @param {string} href */
  const ahead = (name, href) => link({ rel: "preload", as: name, crossOrigin: "anonymous", href });
  /** What was chosen here, if it can be known. */
  const chosen = () => {
    try {
      return recall("language");
    } catch {
      return null;
    }
  };
  const wished = [new URLSearchParams(location.search).get("lang"), chosen(), ...navigator.languages];
  const codes = wished.map((tag) => String(tag).split("-")[0]?.toLowerCase());
  root.lang = codes.find((code) => root.dataset.languages?.split(" ").includes(code ?? "")) ?? root.lang;
  ahead("fetch", `/api/words/${root.lang}`);
  for (const file of LETTERS[root.lang] ?? []) ahead("font", `/client/fonts/${file}.woff2`);
  try {
    const theme = recall("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    for (const name of ["board", "pieces"]) if (recall(name)) root.dataset[name] = recall(name);
    if (recall("board") || recall("pieces")) link({ rel: "stylesheet", href: "/client/table/styles.css" });
  } catch {
    // nothing kept, or storage forbidden: the defaults in the page stand
  }
})();
