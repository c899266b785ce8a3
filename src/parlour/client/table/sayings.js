// What people say to each other: a tray of phrases and faces under the log, and a bubble at the seat that speaks.
import { Refused } from "../api.js";
import { Face, FACES } from "../art/faces.js";
import { Icon } from "../art/icons.js";
import { html, signal, useState } from "../dom.js";
import { keep, recall } from "../keep.js";
import { say, t } from "../words.js";
import { linesOf } from "./announce.js";
/** @import { Entry, LogEntry, View } from "../wire.js" */
/** @import { Table } from "../live.js" */

const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "moment",
  "back",
  "your-time",
  "oops",
  "lucky",
  "close",
  "again",
  "bye",
];
const HEARD = 6000; // ms for which a bubble stays
const LONGEST = 200; // characters, as the server counts them

/** @param {LogEntry} entry */
const isSaid = (entry) => entry.kind === "phrase" || entry.kind === "chat";

/** What was said at a table lately, and whether anybody here wants to hear it. @param {Table} table */
export function openSayings(table) {
  const muted = signal(recall("muted", /** @type {string[]} */ ([])).includes(table.code));
  /** The latest words of each seat, for as long as their bubble stays. */
  const heard = signal(/** @type {Record<number, LogEntry>} */ ({}));
  return {
    muted,
    heard,
    /** Whether an entry is words that nobody here wants to hear. @param {LogEntry} entry */
    hushed: (entry) => muted.value && isSaid(entry) && !table.mine.value.includes(entry.seat),
    /** @param {Entry} entry */
    hear(entry) {
      if (!isSaid(entry)) return;
      heard.value = { ...heard.value, [entry.seat]: entry };
      setTimeout(() => {
        if (heard.value[entry.seat] === entry) {
          const { [entry.seat]: _, ...others } = heard.value;
          heard.value = others;
        }
      }, HEARD);
    },
    turn() {
      muted.value = !muted.value;
      const others = recall("muted", /** @type {string[]} */ ([])).filter((code) => code !== table.code);
      keep("muted", muted.value ? [...others, table.code] : others);
    },
  };
}

/** @typedef {ReturnType<typeof openSayings>} Sayings */

/** Whether somebody else could read what is said on this screen. @param {View} view @param {number[]} mine */
const inCompany = (view, mine) =>
  mine.length > 0 && view.seats.some((seat, at) => seat.kind !== "computer" && !mine.includes(at));

/** The face or the words of a seat that has just spoken. @param {{entry: LogEntry, view: View}} props */
export function Bubble({ entry, view }) {
  const face = FACES.find((name) => entry.events[0]?.message?.id === `face-${name}.said`);
  const words = entry.events[0]?.message?.args["words"];
  const said = typeof words === "object" ? say(words) : (words ?? linesOf(entry, view)[0]);
  return html`<span class="bubble" data-bubble key=${entry.number} aria-hidden="true">
    ${face ? html`<${Face} name=${face} size=${26} />` : said}
  </span>`;
}

/** @param {{sayings: Sayings, view: View, table: Table}} props */
export function SayingsTray({ sayings, view, table }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const mine = table.mine.value;
  const seat = mine[0];
  if (seat === undefined || !inCompany(view, mine)) return null;
  const { muted } = sayings;
  const host = mine.includes(view.moment.host);
  /** @param {() => Promise<void>} what */
  const attempt = async (what) => {
    setTrouble("");
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.body.message ? say(error.body.message) : t("table-offline"));
      return false;
    }
  };
  /** @param {string} phrase */
  const speak = (phrase) => attempt(() => table.say(seat, "phrase", phrase));
  const type = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (typed.trim() && (await attempt(() => table.say(seat, "chat", typed)))) setTyped("");
  };
  return html`<section class="sayings" aria-label=${t("words-title")}>
    <div class="sayings-head">
      <button
        type="button"
        class="button bare sayings-open"
        data-action="sayings"
        aria-expanded=${open}
        aria-controls="sayings-tray"
        onClick=${() => setOpen(!open)}
      >
        <${Face} name="smile" size=${22} /><span>${t("words-title")}</span>
      </button>
      <button
        type="button"
        class="button bare"
        data-action="mute"
        aria-pressed=${muted.value}
        title=${t("words-mute-help")}
        onClick=${sayings.turn}
      >
        <${Icon} name=${muted.value ? "mute" : "sound"} size=${20} /><span
          >${t(muted.value ? "words-unmute" : "words-mute")}</span
        >
      </button>
    </div>
    ${muted.value && html`<p class="quiet sayings-muted" role="status">${t("words-muted")}</p>`}
    <div id="sayings-tray" class="sayings-tray" hidden=${!open}>
      <div class="sayings-faces">
        ${FACES.map(
          (name) =>
            html`<button
              type="button"
              class="face-button"
              data-say=${name}
              aria-label=${t(`face-${name}`)}
              title=${t(`face-${name}`)}
              onClick=${() => speak(name)}
            >
              <${Face} name=${name} size=${28} />
            </button>`,
        )}
      </div>
      <div class="sayings-phrases">
        ${PHRASES.map(
          (phrase) =>
            html`<button type="button" class="saying" data-say=${phrase} onClick=${() => speak(phrase)}>
              ${t(`phrase-${phrase}`)}
            </button>`,
        )}
      </div>
      ${
        view.moment.chatting &&
        html`<form class="sayings-type" onSubmit=${type}>
          <input
            type="text"
            name="words"
            autocomplete="off"
            maxlength=${LONGEST}
            aria-label=${t("words-typed")}
            placeholder=${t("words-typed")}
            value=${typed}
            onInput=${(/** @type {Event} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
          />
          <button type="submit" class="button">${t("words-say")}</button>
        </form>`
      }
      ${
        host &&
        html`<button
          type="button"
          class="button bare"
          data-action="chat"
          onClick=${() => attempt(() => table.host(view.moment.host, view.moment.chatting ? "silence" : "chat"))}
        >
          ${t(view.moment.chatting ? "words-chat-off" : "words-chat-on")}
        </button>`
      }
    </div>
    <p class="trouble-words" role="alert">${trouble}</p>
  </section>`;
}
