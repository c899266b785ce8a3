/** The same drawing for the same name, every time. */

/**
 * A stream of numbers from 0 up to 1 that follows from the text (FNV-1a, then xorshift).
 * @param {string} text
 * @returns {() => number}
 */
export function seeded(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
