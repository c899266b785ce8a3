/** Styles that only some pages, or some people, need. */

/**
 * Fetch a style; it comes behind the others.
 * @param {string} path
 * @returns {Promise<void>}
 */
export function wear(path) {
  if (document.querySelector(`link[href="${path}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  return new Promise((worn, failed) => {
    link.onload = () => worn();
    link.onerror = () => {
      link.remove(); // so that it can be tried again
      failed(new Error(`no ${path}`));
    };
    document.head.append(link);
  });
}
