// Runs before the first paint, so that a dark room stays dark and the language is right from the start.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("parlour.theme") ?? '"system"');
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const language = JSON.parse(localStorage.getItem("parlour.language") ?? "null") ?? navigator.language.slice(0, 2);
    if (language === "de") document.documentElement.lang = "de";
  } catch {
    // nothing kept, or storage forbidden: the defaults in the page stand
  }
})();
