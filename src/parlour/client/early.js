// Runs before the first paint, so that a dark room stays dark and the language is right from the start.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("parlour.theme") ?? '"system"');
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const language =
      JSON.parse(localStorage.getItem("parlour.language") ?? "null") ??
      navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "de");
    if (language === "de") document.documentElement.lang = "de";
    const words = document.createElement("link");
    Object.assign(words, {
      rel: "preload",
      as: "fetch",
      crossOrigin: "anonymous",
      href: `/api/words/${document.documentElement.lang}`,
    });
    document.head.append(words);
  } catch {
    // nothing kept, or storage forbidden: the defaults in the page stand
  }
})();
