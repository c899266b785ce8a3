/** Games from files: choose one, or paste it, and look at it as at a table that is over. */
import { html, signal, useEffect } from "../dom.js";
import { getShelf, messageId, Refused, send } from "../api.js";
import { go } from "../router.js";
import { t } from "../words.js";
import { Icon } from "../art/icons.js";
import { refusedBy, sayAll } from "./refused.js";
/** @import { Message, Problem, RecordWish } from "../wire.js" */

const MOST = 60_000; // characters of one game that the server reads
const TAG = /^\s*\[\w+ +"(?:[^"\\]|\\.)*"\]/;

/** The games of the file that was chosen last. */
const games = signal(/** @type {string[]} */ ([]));
const wrong = signal(/** @type {Message[]} */ ([]));
/** A game whose file does not say which it is, and those that it can be. */
const unnamed = signal(/** @type {{ text: string, among: string[] } | null} */ (null));
const busy = signal(false);
/** The game is looked back at as soon as it is open. */
const reviewing = signal(false);

/**
 * The games of a file, as `games_in` of the library has them: one begins where tags stand behind what is none.
 * @param {string} text
 */
function gamesIn(text) {
  /** @type {string[][]} */
  const found = [];
  let inTags = false;
  for (const line of text.split(/(?<=\n)/)) {
    const isTag = TAG.test(line);
    if (found.length === 0 || (isTag && !inTags && found.at(-1)?.join("").trim())) found.push([]);
    found.at(-1)?.push(line);
    inTags = isTag;
  }
  return found.map((lines) => lines.join("")).filter((game) => game.trim());
}

/** What a tag of a game says. @param {string} text @param {string} name */
const tag = (text, name) => new RegExp(`\\[${name} +"((?:[^"\\\\]|\\\\.)*)"\\]`).exec(text)?.[1] ?? "";

/** @param {string} text */
function chosen(text) {
  wrong.value = [];
  unnamed.value = null;
  const own = text.trimStart().startsWith("{") || /^\s*\d+ point match/m.test(text);
  games.value = own ? [text] : gamesIn(text);
  if (games.value.length === 1 && games.value[0]) void open(games.value[0]);
  if (games.value.length === 0) wrong.value = [{ id: "server-error-file", args: {} }];
}

/** @param {string} text @param {string} [game] */
async function open(text, game = "") {
  if (text.length > MOST) {
    wrong.value = [{ id: "server-error-large", args: {} }];
    return;
  }
  busy.value = true;
  wrong.value = [];
  /** @type {RecordWish} */
  const wish = { text, game, message: messageId() };
  try {
    const { code } = await send("/api/records", wish);
    go(`/table/${code}${reviewing.value ? "?review" : ""}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    unnamed.value = error.body.error === "file-game" ? { text, among: await ofFamily(error.body) } : null;
    wrong.value = await refusedBy(error);
  }
  busy.value = false;
}

/** The games of the family that a refusal names. @param {Partial<Problem>} problem */
async function ofFamily(problem) {
  const boxes = (await getShelf()).boxes;
  const games = boxes.flatMap((box) => box.games).filter((game) => game.family === problem.message?.args["family"]);
  return [...new Set(games.map((game) => game.id))];
}

export function OpenPage() {
  useEffect(() => {
    document.title = t("ui-title", { page: t("records-open") });
    return () => (games.value = []);
  }, []);
  return html`<section class="open-page">
    <h1>${t("records-open")}</h1>
    <p class="quiet">${t("records-open-help")}</p>
    <label class="check">
      <input
        type="checkbox"
        name="review"
        checked=${reviewing.value}
        onChange=${(/** @type {Event} */ event) => {
          reviewing.value = /** @type {HTMLInputElement} */ (event.target).checked;
        }}
      />
      <span>${t("records-review")}</span>
    </label>
    <label class="button primary open-file">
      <${Icon} name="door" size=${20} />${t("records-choose")}
      <input
        type="file"
        accept=".json,.pgn,.pdn,.mat,.txt,application/json,text/plain"
        onChange=${async (/** @type {Event} */ event) => {
          const input = /** @type {HTMLInputElement} */ (event.target);
          const file = input.files?.[0];
          input.value = ""; // the same file may be chosen again
          if (file) chosen(await file.text());
        }}
      />
    </label>
    <details>
      <summary>${t("records-paste")}</summary>
      <form
        onSubmit=${(/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const form = /** @type {HTMLFormElement} */ (event.target);
          chosen(String(new FormData(form).get("text") ?? ""));
        }}
      >
        <textarea name="text" rows="8" aria-label=${t("records-paste")} spellcheck=${false}></textarea>
        <button type="submit" class="button" disabled=${busy.value}>${t("records-read")}</button>
      </form>
    </details>
    <div role="status" aria-live="polite">
      ${wrong.value.length > 0 && html`<p class="open-wrong">${sayAll(wrong.value)}</p>`}
      ${busy.value && html`<p class="quiet">${t("ui-loading")}</p>`}
    </div>
    ${
      unnamed.value &&
      html`<div class="row" role="group" aria-label=${t("records-which")}>
        ${unnamed.value.among.map(
          (id) =>
            html`<button type="button" class="chip" onClick=${() => open(unnamed.value?.text ?? "", id)}>
              ${t(`game-${id}`)}
            </button>`,
        )}
      </div>`
    }
    ${
      games.value.length > 1 &&
      html`<h2>${t("records-several", { count: games.value.length })}</h2>
        <ol class="open-list">
          ${games.value.map(
            (text, at) =>
              html`<li key=${at}>
                <button type="button" class="button bare" disabled=${busy.value} onClick=${() => open(text)}>
                  ${
                    tag(text, "White")
                      ? t("records-game", {
                          white: tag(text, "White"),
                          black: tag(text, "Black"),
                          result: tag(text, "Result"),
                        })
                      : t("records-unnamed", { number: at + 1 })
                  }
                </button>
              </li>`,
          )}
        </ol>`
    }
  </section>`;
}
