// What is to be done now: the prompt, the dice, one big button, the rule that forbids something, and how the game
// ended.
import { Icon } from "../art/icons.js";
import { html } from "../dom.js";
import { say, t } from "../words.js";
import { Dice } from "./dice.js";
import { FairCheck } from "./fair.js";
import { CopyLink, newGame, Told } from "./panel.js";
import { ReplayBar } from "./replay.js";
import { seatName } from "./seats.js";
/** @import { Moment, Scene, View } from "../wire.js" */
/** @import { Room } from "./page.js" */
/** @import { Hand } from "./input.js" */

const LONG = 13; // so many rows of a sheet need all the height there is

/**
 * @param {{room: Room, view: View, moment: Moment, hand: Hand, told: number}} props
 *   told: the last entry that the screen has shown
 */
export function Desk({ room, view, moment, hand, told }) {
  const { scene } = moment;
  const replay = room.replay.value;
  const over = moment.result && !replay;
  return html`<section class="desk c-${scene.colour}" aria-label=${t("table-desk")}>
    ${
      view.closed && !replay
        ? html`<p class="prompt" data-prompt data-closed>${say(view.closed)}</p>`
        : !view.ready && !replay
          ? html`<${Waiting} view=${view} />`
          : over
            ? html`<${Ending} room=${room} view=${view} moment=${moment} />`
            : html`<p class="prompt" data-prompt>
                ${replay?.show.what === "solution" ? t("table-solution") : say(scene.prompt)}
              </p>`
    }
    <${StripLine} room=${room} />
    ${!over && !replay && html`<${Told} view=${view} scene=${scene} told=${told} />`}
    ${room.hand.solving.value >= 0 && html`<${Solving} done=${room.hand.solving.value} />`}
    ${scene.dice.length > 0 && !onMiddle(view, scene) && html`<${Felt} moment=${moment} hand=${hand} />`}
    ${
      replay
        ? html`<${ReplayBar} replay=${replay.show} leave=${room.leaveReplay} />`
        : html`<${Actions} room=${room} view=${view} moment=${moment} hand=${hand} />`
    }
  </section>`;
}

/** The tray with the dice. @param {{moment: Moment, hand: Hand}} props */
export function Felt({ moment, hand }) {
  return html`<div class="felt">
    <${Dice} dice=${moment.scene.dice} hand=${hand} number=${hand.stage.number.value} />
  </div>`;
}

/**
 * Where there is no board and the sheet is short, the dice lie in the middle of the table.
 * @param {View} view
 * @param {Scene} scene
 */
export function onMiddle(view, scene) {
  return scene.dice.length > 0 && !view.board.sites.length && (scene.sheet?.rows.length ?? LONG) < LONG;
}

/** @param {{room: Room, view: View, moment: Moment, hand: Hand}} props */
function Actions({ room, view, moment, hand }) {
  if (view.moment.asking) return html`<${Consent} room=${room} view=${view} />`;
  const throwing = hand.canThrow.value;
  const choosing = hand.choosesDice.value;
  const { rethrow, chosen, buttons } = hand;
  const resting = moment.result ? undefined : moment.resting.find((seat) => room.table.mine.value.includes(seat));
  return html`<div class="actions">
    ${
      throwing &&
      html`<button type="button" class="action" data-action="throw" onClick=${hand.throwDice}>
        ${moment.scene.throw ? say(moment.scene.throw) : t("table-throw")}
      </button>`
    }
    ${
      choosing &&
      html`<button
        type="button"
        class="action"
        data-action="again"
        disabled=${!rethrow.value}
        onClick=${hand.throwDice}
      >
        ${
          rethrow.value?.label
            ? say(rethrow.value.label)
            : chosen.value.length
              ? t("table-throw-again", { count: chosen.value.length })
              : t("table-choose-dice")
        }
      </button>`
    }
    ${buttons.value.map(
      (gesture) =>
        html`<button
          type="button"
          class="action"
          key=${gesture.button}
          data-button=${gesture.button}
          onClick=${() => hand.press(gesture)}
        >
          ${gesture.label ? say(gesture.label) : gesture.button}
        </button>`,
    )}
    ${
      hand.seat.value >= 0 &&
      moment.can_rest &&
      html`<button type="button" class="button rest" data-action="rest" onClick=${() => hand.act("rest")}>
        <${Icon} name="play" size=${18} />${t("table-rest")}
      </button>`
    }
    ${
      resting !== undefined &&
      html`<button
        type="button"
        class="button rest"
        data-action="stop"
        onClick=${() => hand.act("stop", undefined, resting)}
      >
        ${t("table-rest-stop")}
      </button>`
    }
  </div>`;
}

/** Says a rule, a hint or a note, until it is put away or something happens. @param {{room: Room}} props */
function StripLine({ room }) {
  const strip = room.hand.strip.value;
  return html`<div class="strip-place" role="status" aria-live="polite">
    ${
      strip &&
      html`<div class="strip strip-${strip.kind}">
        <p>
          ${say(strip.message)}${" "}
          ${
            strip.anchor &&
            html`<button
              type="button"
              class="rule-link"
              data-anchor=${strip.anchor}
              onClick=${() => room.panel.showRule(strip.anchor ?? "")}
            >
              ${t("table-see-rule")}
            </button>`
          }
        </p>
        ${
          strip.more &&
          strip.more.length > 0 &&
          html`<ul class="strip-more">
            ${strip.more.map((words) => html`<li>${say(words)}</li>`)}
          </ul>`
        }
        <button
          type="button"
          class="strip-close"
          aria-label=${t("table-close")}
          onClick=${() => (room.hand.strip.value = null)}
        >
          <${Icon} name="close" size=${18} />
        </button>
      </div>`
    }
  </div>`;
}

/** How much of a solution is found. @param {{done: number}} props */
function Solving({ done }) {
  return html`<label class="solving"
    ><span>${t("table-solving")}</span><progress max="1" value=${done}></progress
  ></label>`;
}

/** @param {{view: View}} props */
function Waiting({ view }) {
  const missing = view.seats.filter((seat) => seat.kind === "open" && !seat.taken).length;
  const silent = view.seats.flatMap((seat, at) => (seat.seal && !seat.share ? [seatName(view, at)] : []));
  if (missing === 0)
    return html`<div class="waiting-card">
      <p class="prompt" data-prompt>${t("table-waiting-share", { names: silent.join(", ") })}</p>
    </div>`;
  return html`<div class="waiting-card">
    <p class="prompt" data-prompt>${t("table-waiting", { count: missing })}</p>
    <p class="quiet">${t("table-waiting-help")}</p>
    <${CopyLink} />
  </div>`;
}

/** @param {{room: Room, view: View}} props */
function Consent({ room, view }) {
  const { asking } = view.moment;
  if (!asking) return null;
  const mine = room.table.mine.value;
  const answering = mine.find((seat) => seat !== asking.seat);
  const name = seatName(view, asking.seat);
  if (mine.includes(asking.seat) || answering === undefined)
    return html`<p class="consent quiet">${t("table-asking", { name })}</p>`;
  return html`<div class="consent">
    <p>${t("table-asked", { name })}</p>
    <div class="actions">
      <button
        type="button"
        class="button primary"
        data-action="consent"
        onClick=${() => room.hand.act("consent", undefined, answering)}
      >
        ${t("table-consent")}
      </button>
      <button
        type="button"
        class="button"
        data-action="refuse"
        onClick=${() => room.hand.act("refuse", undefined, answering)}
      >
        ${t("table-refuse")}
      </button>
    </div>
  </div>`;
}

/** @param {{room: Room, view: View, moment: Moment}} props */
function Ending({ room, view, moment }) {
  const { mine } = room.table;
  return html`<div class="ending" data-over>
    <h2>${headline(view, moment, mine.value)}</h2>
    <p>${say(moment.scene.prompt)}</p>
    <div class="actions">
      <button type="button" class="action" onClick=${() => newGame(view, room.table)}>${t("table-play-again")}</button>
      <button type="button" class="button" data-action="watch-again" onClick=${room.watchAgain}>
        <${Icon} name="play" size=${20} />${t("table-watch-again")}
      </button>
    </div>
    <${FairCheck} view=${view} />
  </div>`;
}

/** @param {View} view @param {Moment} moment @param {number[]} mine */
function headline(view, moment, mine) {
  const places = moment.result?.places ?? [];
  const winners = places.flatMap((place, at) => (place === 1 ? [at] : []));
  if (places.length === 1) return t(places[0] === 1 ? "table-end-alone" : "table-end-alone-lost");
  if (winners.length === 0) return t("table-end-nobody");
  if (winners.length === places.length) return t("table-end-draw");
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return mine.length === 1 && mine[0] === winner
      ? t("table-end-you")
      : t("table-end-wins", { name: seatName(view, winner) });
  return t("table-end-share", { names: winners.map((at) => seatName(view, at)).join(", ") });
}
