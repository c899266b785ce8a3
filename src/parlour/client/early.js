// Runs before the first paint, so that a dark room stays dark, the language is right from the start, and boards look as
// somebody here wants them.
(() => {
  const recall = (/** @type {string} */ name) => JSON.parse(localStorage.getItem(`parlour.${name}`) ?? "null");
  /** @param {Partial<HTMLLinkElement>} link */
  const link = (link) => document.head.append(Object.assign(document.createElement("link"), link));
  const root = document.documentElement;
  try {
    const theme = recall("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const language =
      recall("language") ??
      navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "de");
    if (language === "de") root.lang = "de";
    link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `/api/words/${root.lang}` });
    for (const name of ["board", "pieces"]) if (recall(name)) root.dataset[name] = recall(name);
    if (recall("board") || recall("pieces")) link({ rel: "stylesheet", href: "/client/table/styles.css" });
  } catch {
    // nothing kept, or storage forbidden: the defaults in the page stand
  }
})();
