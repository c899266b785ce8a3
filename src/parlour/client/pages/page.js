/** What every page needs: a title, something while it loads, and its scroll position back. */
import { useEffect, useLayoutEffect, useState } from "../dom.js";
import { Refused } from "../api.js";
import { anchor, lastScroll } from "../router.js";
import { t } from "../words.js";

/** @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = t("ui-title", { page: title });
  }, [title]);
}

/**
 * Fetch something for a page.
 * @template T
 * @param {() => Promise<T>} fetching
 * @param {unknown[]} follows fetched again when these change
 * @returns {{ found: T | null, wrong: Refused | null, again: () => void }}
 */
export function useFetched(fetching, follows) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  const [wrong, setWrong] = useState(/** @type {Refused | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setWrong(null);
    fetching().then(
      (answer) => gone || setFound(answer),
      (error) => gone || setWrong(error instanceof Refused ? error : new Refused(500, { detail: String(error) })),
    );
    return () => {
      gone = true;
    };
  }, [...follows, tries]);
  return { found, wrong, again: () => setTries((before) => before + 1) };
}

/**
 * Go back to where the page was scrolled to, once it has its height.
 * @param {boolean} there
 */
export function useScroll(there) {
  useLayoutEffect(() => {
    if (there && !anchor.peek()) scrollTo(0, lastScroll());
  }, [there]);
}
