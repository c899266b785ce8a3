/**
 * Which version of the wire this client speaks. A page that was loaded before the server was updated loads itself anew;
 * what was decided on it and is not acknowledged yet is kept in this browser (api.js), and the new page sends it.
 */

/** As in server/wire.py and docs/wire.md; a test compares. */
export const VERSION = 7;

const TRIED = "parlour.renewed";
let ending = false; // this page is being left

/**
 * Whether the page is being loaded anew, because the server speaks another version.
 * It is tried once for each version, in case something on the way still hands out old files.
 * @param {number} version the server's
 */
export function renewing(version) {
  if (ending || version === VERSION) return ending;
  try {
    if (sessionStorage.getItem(TRIED) === String(version)) return false;
    sessionStorage.setItem(TRIED, String(version));
  } catch {
    return false; // nothing can be kept here: what is decided would be lost
  }
  ending = true;
  location.reload();
  return true;
}
