/** Where something is put that opens at a sign or a button. */

const MARGIN = 8; // pixels between it and the edge of the window

/**
 * Put an open note under its sign, or above it where there is no room.
 * @param {HTMLElement} note
 * @param {Element} sign
 */
export function placeBeside(note, sign) {
  const at = sign.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - width - MARGIN);
  const under = at.bottom + height + MARGIN <= innerHeight;
  note.style.left = `${scrollX + Math.max(MARGIN, left)}px`;
  note.style.top = `${scrollY + (under ? at.bottom : Math.max(MARGIN, at.top - height))}px`;
}
