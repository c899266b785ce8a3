/** What this browser keeps between visits. Where storage is forbidden, it is kept until the page closes. */

const PREFIX = "parlour.";
/** @type {Map<string, string>} */
const memory = new Map();

/** @returns {Storage | null} */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise what to give when nothing, or nothing readable, was kept
 * @returns {T}
 */
export function recall(name, otherwise) {
  try {
    const text = storage()?.getItem(PREFIX + name) ?? memory.get(name);
    return text === undefined || text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value undefined forgets it
 */
export function keep(name, value) {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === undefined) storage()?.removeItem(PREFIX + name);
    else storage()?.setItem(PREFIX + name, text);
  } catch {
    // full or forbidden: the copy in memory has to do
  }
}

/** Whether the key of a storage event is that of something kept. @param {string | null} key @param {string} name */
export const isKept = (key, name) => key === PREFIX + name;

/**
 * The names of everything kept that begins like this, without the beginning.
 * @param {string} beginning
 * @returns {string[]}
 */
export function kept(beginning) {
  const names = new Set([...memory.keys()].filter((name) => name.startsWith(beginning)));
  const all = storage();
  for (let at = 0; all && at < all.length; at++) {
    const key = all.key(at) ?? "";
    if (key.startsWith(PREFIX + beginning)) names.add(key.slice(PREFIX.length));
  }
  return [...names].map((name) => name.slice(beginning.length));
}
