/** Who plays at this browser: a name and a sign, figures of one's own tables, and the way to another device. */
import { get, getMine, Refused } from "../api.js";
import { Icon } from "../art/icons.js";
import { Sign, SIGN_OF } from "../art/signs.js";
import { html, useEffect, useState } from "../dom.js";
import { keep, kept, recall } from "../keep.js";
import { number } from "../locale.js";
import { anchor, go } from "../router.js";
import { names, reminders, rememberNames } from "../settings.js";
import { say, t } from "../words.js";
import { useFetched, useTitle } from "./page.js";
/** @import { Invitation, MyTable } from "../wire.js" */

const MOST = 60_000; // letters that the server carries
const COLOURS = Object.keys(SIGN_OF).slice(0, 10);

export function MePage() {
  useTitle(t("between-me"));
  return html`<div class="me-page">
    <a class="back" href="/"><${Icon} name="back" size="18" />${t("ui-to-shelf")}</a>
    <h1>${t("between-me")}</h1>
    <p class="quiet">${t("between-me-lead")}</p>
    <${NameAndSign} />
    <${Figures} />
    <${Carrying} />
    <${Reminders} />
  </div>`;
}

function NameAndSign() {
  const [name, setName] = useState(names()[0] ?? "");
  const [sign, setSign] = useState(recall("sign", ""));
  return html`<section aria-labelledby="me-name">
    <h2 id="me-name">${t("between-me-name")}</h2>
    <input
      type="text"
      name="nickname"
      maxlength="40"
      autocomplete="nickname"
      aria-labelledby="me-name"
      value=${name}
      onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
      onChange=${() => rememberNames([name])}
    />
    <fieldset class="me-signs">
      <legend>${t("between-me-sign")}</legend>
      ${COLOURS.map(
        (colour) =>
          html`<label key=${colour}
            ><input
              type="radio"
              name="sign"
              value=${colour}
              checked=${sign === colour}
              onChange=${() => (setSign(colour), keep("sign", colour))}
            /><${Sign} colour=${colour} size=${26} /><span class="unseen">${t(`colour-${colour}`)}</span></label
          >`,
      )}
    </fieldset>
  </section>`;
}

/**
 * What came of the finished tables of one game.
 * @typedef {{ game: string, played: number, won: number, points: number[], streak: number }} Figure
 */

/** @param {MyTable[]} tables */
export function figuresOf(tables) {
  /** @type {Map<string, Figure & { now: number }>} */
  const found = new Map();
  const over = tables.filter(({ result, yours }) => result && yours.length > 0);
  for (const { game, result, yours } of over.sort((one, other) => one.updated.localeCompare(other.updated))) {
    const row = found.get(game) ?? { game, played: 0, won: 0, points: [], streak: 0, now: 0 };
    const first = result?.places.filter((place) => place === 1).length ?? 0;
    const won = first < (result?.places.length ?? 0) && yours.some((seat) => result?.places[seat] === 1);
    row.played += 1;
    row.won += won ? 1 : 0;
    row.now = won ? row.now + 1 : 0;
    row.streak = Math.max(row.streak, row.now);
    row.points.push(...yours.flatMap((seat) => result?.scores?.[seat] ?? []));
    found.set(game, row);
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}

function Figures() {
  const { found } = useFetched(getMine, []);
  const rows = figuresOf(found ?? []);
  return html`<section aria-labelledby="me-figures">
    <h2 id="me-figures">${t("between-me-figures")}</h2>
    ${
      rows.length === 0
        ? html`<p class="quiet">${t("between-me-figures-none")}</p>`
        : html`<div class="me-table" tabindex="0" role="group" aria-labelledby="me-figures">
            <table>
              <thead>
                <tr>
                  <th scope="col">${t("between-me-game")}</th>
                  ${["played", "won", "streak", "average", "best"].map(
                    (what) => html`<th scope="col" key=${what}>${t(`between-me-${what}`)}</th>`,
                  )}
                </tr>
              </thead>
              <tbody>
                ${rows.map((row) => html`<${FigureRow} key=${row.game} row=${row} />`)}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

/** @param {{ row: Figure }} props */
function FigureRow({ row }) {
  const points = row.points.some((point) => point > 1) ? row.points : []; // won or lost is told already
  const average = points.length ? points.reduce((sum, point) => sum + point, 0) / points.length : null;
  return html`<tr data-game=${row.game}>
    <th scope="row">${t(`game-${row.game}`)}</th>
    <td>${row.played}</td>
    <td>${row.won}</td>
    <td>${row.streak}</td>
    <td>${average === null ? "–" : number(Math.round(10 * average) / 10)}</td>
    <td>${points.length ? number(Math.max(...points)) : "–"}</td>
  </tr>`;
}

/** Everything that makes this browser ours, as far as it fits: seats come first. */
function packed() {
  const wanted = ["names", "sign", "away", ...kept("seats.").map((code) => `seats.${code}`)];
  const later = kept("chance.").map((code) => `chance.${code}`);
  /** @type {Record<string, unknown>} */
  const content = {};
  let room = MOST - 2;
  for (const name of [...wanted, ...later]) {
    const value = recall(name, null);
    const size = JSON.stringify({ [name]: value }).length + 1;
    if (value === null || size > room) continue;
    content[name] = value;
    room -= size;
  }
  return JSON.stringify(content);
}

/** What came from another device is added to what is here. @param {string} content */
function unpack(content) {
  for (const [name, value] of Object.entries(JSON.parse(content))) {
    if (!/^(names|sign|away|(seats|chance)\.[a-z0-9]+)$/.test(name)) continue;
    if (name === "names") rememberNames(value);
    else if (name === "sign") keep(name, value);
    else keep(name, { ...recall(name, {}), ...value });
  }
}

function Carrying() {
  const [left, setLeft] = useState(/** @type {{ code: string, invited: Invitation } | null} */ (null));
  const [typed, setTyped] = useState(anchor.peek());
  const [trouble, setTrouble] = useState("");
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (anchor.peek()) go("/me", { replace: true }); // a code is for once: it stays in no history
  }, []);
  const attempt = async (/** @type {() => Promise<void>} */ what) => {
    try {
      setTrouble("");
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.body.message ? say(error.body.message) : t("between-carry-failed"));
    }
  };
  const leave = () =>
    attempt(async () => {
      const { code } = await get("/api/luggage", { body: { content: packed() } });
      setLeft({ code, invited: await get("/api/invitation", { body: { path: `/me#${code}` } }) });
    });
  const fetch = (/** @type {Event} */ event) => {
    event.preventDefault();
    void attempt(async () => {
      const { content } = await get("/api/luggage/fetch", { body: { code: typed.trim().toLowerCase() } });
      unpack(content);
      setArrived(true);
      setTyped("");
    });
  };
  return html`<section aria-labelledby="me-carry">
    <h2 id="me-carry">${t("between-carry")}</h2>
    <p class="quiet">${t("between-carry-help")}</p>
    ${
      left
        ? html`<p class="me-code" data-code>${left.code}</p>
            ${
              left.invited.address &&
              html`<img
                class="qr"
                width="168"
                height="168"
                alt=${t("between-qr", { address: left.invited.address })}
                src=${`data:image/svg+xml,${encodeURIComponent(left.invited.picture)}`}
              />`
            }
            <p class="quiet">${t(left.invited.address ? "between-carry-left" : "between-carry-typed")}</p>
            ${!left.invited.address && html`<p>${t("between-alone")} ${t("between-alone-how")}</p>`}`
        : html`<button type="button" class="button" data-action="carry" onClick=${leave}>
            <${Icon} name="forward" size=${18} />${t("between-carry-leave")}
          </button>`
    }
    <form class="me-fetch" onSubmit=${fetch}>
      <label
        ><span>${t("between-carry-code")}</span
        ><input
          type="text"
          name="code"
          autocomplete="off"
          autocapitalize="off"
          value=${typed}
          onInput=${(/** @type {Event} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
      /></label>
      <button type="submit" class="button" disabled=${!typed.trim()}>${t("between-carry-fetch")}</button>
    </form>
    <p class="trouble-words" role="alert">${trouble}</p>
    <p role="status">${arrived && html`${t("between-carry-arrived")} <a href="/">${t("ui-to-shelf")}</a>`}</p>
  </section>`;
}

function Reminders() {
  if (typeof Notification !== "function" || Notification.permission === "denied") return null;
  const turn = async (/** @type {boolean} */ wanted) => {
    keep("asked", true);
    reminders.value = wanted && (await Notification.requestPermission()) === "granted";
  };
  return html`<section>
    <label class="option-switch"
      ><input
        type="checkbox"
        class="switch"
        role="switch"
        checked=${reminders.value}
        onChange=${(/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked)}
      /><span>${t("between-remind-switch")}</span></label
    >
  </section>`;
}
