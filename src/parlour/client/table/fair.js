// Checks the dice of a finished game in the browser: the seal against the seed, and every throw against both.
import { get } from "../api.js";
import { Icon } from "../art/icons.js";
import { html, useState } from "../dom.js";
import { t } from "../words.js";
import { takenBack } from "./announce.js";
/** @import { Throws, View } from "../wire.js" */

const SEAL = new TextEncoder().encode("parlour seed ");
const RANGE = 1n << 64n;

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} seed @returns {Promise<string>} the seal that fits the seed */
async function sealOf(seed) {
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...SEAL, ...bytes(seed)]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What throw `number` draws below a limit; draws that would favour small values are drawn again.
 * @param {CryptoKey} key
 * @param {number} number
 * @param {number} limit
 */
async function drawn(key, number, limit) {
  const most = BigInt(limit);
  for (let attempt = 0; ; attempt++) {
    const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`throw ${number} ${attempt}`));
    const value = new DataView(digest).getBigUint64(0);
    if (value < RANGE - (RANGE % most)) return Number(value % most);
  }
}

/** The words for what was found. @param {View} view @returns {Promise<{good: boolean, words: string}>} */
export async function checkDice(view) {
  if (!globalThis.crypto?.subtle) return { good: false, words: t("table-check-cannot") };
  const gone = takenBack(view.log);
  const seen = view.log.filter((entry) => entry.kind === "throw" && !gone.has(entry.number));
  /** @type {Throws} */
  const { throws } = await get(`/api/tables/${view.code}/throws`);
  const seed = view.moment.seed ?? "";
  if ((await sealOf(seed)) !== view.commitment) return { good: false, words: t("table-check-seal") };
  if (throws.length !== seen.length)
    return { good: false, words: t("table-check-count", { listed: throws.length, seen: seen.length }) };
  const key = await crypto.subtle.importKey("raw", bytes(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const [number, { action, limit, low, high }] of throws.entries()) {
    const value = await drawn(key, number, limit);
    if (value < low || value >= high || seen[number]?.action !== action)
      return { good: false, words: t("table-check-throw", { number: number + 1 }) };
  }
  return { good: true, words: t("table-check-good", { count: throws.length }) };
}

/** One click, and what was checked in words. @param {{view: View}} props */
export function FairCheck({ view }) {
  const [found, setFound] = useState(/** @type {{good: boolean, words: string} | null} */ (null));
  const [busy, setBusy] = useState(false);
  if (!view.moment.seed || !view.log.some((entry) => entry.kind === "throw")) return null;
  const check = async () => {
    setBusy(true);
    try {
      setFound(await checkDice(view));
    } catch {
      setFound({ good: false, words: t("table-check-offline") });
    } finally {
      setBusy(false);
    }
  };
  return html`<div class="fair-check">
    ${
      !found &&
      html`<button type="button" class="button" data-action="check-dice" disabled=${busy} onClick=${check}>
        <${Icon} name="check" size=${20} />${t(busy ? "table-check-going" : "table-check")}
      </button>`
    }
    <p
      role="status"
      class=${found ? (found.good ? "fair-good" : "fair-bad") : ""}
      data-check=${found ? (found.good ? "good" : "bad") : ""}
    >
      ${found?.words ?? ""}
    </p>
  </div>`;
}
