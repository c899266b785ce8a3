/**
 * What this browser adds to the dice, and what it remembers of them: the first seal that it saw of a table's seed, and
 * its own share. A share follows from the message with which somebody sits down, so that a message that is sent again
 * says the same.
 */
import { keep, recall } from "./keep.js";
import { encoded, hashOf, sha256, toHex } from "./sha256.js";

/** @typedef {{ commitment?: string, shares?: Record<string, string> }} Kept */

/** Known to this browser alone. @returns {string} */
function secret() {
  const known = recall("secret", "");
  if (known) return known;
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(32)));
  keep("secret", fresh);
  return fresh;
}

/** @param {string} message @param {number} seat @returns {string} what whoever sits down with this message adds */
export const shareFor = (message, seat) => toHex(sha256(encoded(`${secret()} ${message} ${seat}`)));

/** @param {string} share @returns {string} */
export const sealOf = (share) => hashOf("parlour share ", share);

/** @param {string} seed @returns {string} */
export const commitmentOf = (seed) => hashOf("parlour seed ", seed);

/**
 * The seed of the dice: the table's own, with every seat's share.
 * @param {string} seed
 * @param {string[]} shares
 */
export function mixed(seed, shares) {
  const told = shares.map((share, seat) => (share ? ` ${seat}:${share}` : "")).join("");
  return told ? toHex(sha256(encoded(`parlour dice ${seed}${told}`))) : seed;
}

/** @param {string} code @returns {Kept} */
export const keptOf = (code) => recall(`chance.${code}`, {});

/** @param {string} code @param {string} commitment the seal that the server shows; only the first one counts */
export function keepCommitment(code, commitment) {
  const known = keptOf(code);
  if (!known.commitment) keep(`chance.${code}`, { ...known, commitment });
}

/** @param {string} code @param {number} seat @param {string} share */
export function keepShare(code, seat, share) {
  const known = keptOf(code);
  keep(`chance.${code}`, { ...known, shares: { ...known.shares, [seat]: share } });
}
