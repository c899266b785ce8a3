// What is to be done now: the prompt, the dice, one big button, the rule that forbids something; or the end.
import { Icon } from "../art/icons.js";
import { SeatSign } from "../art/signs.js";
import { html } from "../dom.js";
import { listed } from "../locale.js";
import { say, t } from "../words.js";
import { Series } from "./again.js";
import { Amount, apart } from "./amount.js";
import { DeskClock } from "./clock.js";
import { isPlay, linesOf, takenBack } from "./announce.js";
import { Dice, shownDice, takesDice } from "./dice.js";
import { Ending } from "./ending.js";
import { LostQuestion, Unkept } from "./hosting.js";
import { Invite } from "./invite.js";
import { Listing } from "./listing.js";
import { Told } from "./log.js";
import { freeSeats } from "./join.js";
import { Relieved } from "./leaving.js";
import { Missed } from "./missed.js";
import { together } from "./movelist.js";
import { Prepared } from "./premove.js";
import { RemindQuestion } from "./reminder.js";
import { ReplayBar } from "./replay.js";
import { seatName } from "./naming.js";
/** @import { Moment, Scene, View } from "../wire.js" */
/** @import { Room } from "./page.js" */
/** @import { Hand, Strip } from "./input.js" */

const LONG = 13; // so many rows of a sheet need all the height there is

/**
 * @param {{room: Room, view: View, moment: Moment, hand: Hand, told: number}} props
 *   told: the last entry that the screen has shown
 */
export function Desk({ room, view, moment, hand, told }) {
  const { scene } = moment;
  const replay = room.replay.value;
  const over = moment.result && !replay;
  const learning = room.review.value?.room.learning.value ? room.review.value : null;
  const gone = replay ? takenBack(view.log) : new Set();
  const news =
    replay?.show.what === "game"
      ? view.log.filter((entry) => isPlay(entry) && entry.number > replay.show.newest && !gone.has(entry.number)).length
      : 0;
  return html`<section class="desk c-${scene.colour}" aria-label=${t("table-desk")}>
    ${
      view.closed && !replay
        ? html`<p class="prompt" data-prompt data-closed>${say(view.closed)}</p>`
        : !view.ready && !replay
          ? html`<${Waiting} room=${room} view=${view} />`
          : over
            ? html`<${Ending} room=${room} view=${view} moment=${moment} />`
            : html`<p class="prompt" data-prompt>
                ${
                  !replay &&
                  scene.colour &&
                  html`<${SeatSign} seat=${scene.seats[scene.hand]} colour=${scene.colour} size=${18} />`
                }
                ${replay?.show.what === "solution" ? t("table-solution") : say(scene.prompt)}
              </p>`
    }
    ${
      hand.unsent.value &&
      html`<p class="unsent" role="status" data-unsent><${Icon} name="lost" size=${18} />${t("table-unsent")}</p>`
    }
    ${!replay && html`<${Prepared} premove=${hand.premove} />`}
    <${RemindQuestion} reminder=${room.reminder} />
    ${view.clock && !replay && html`<${DeskClock} clocks=${room.clocks} view=${view} />`}
    ${!replay && html`<${LostQuestion} room=${room} view=${view} />`}
    <${StripLine} room=${room} view=${view} />
    ${!over && !replay && html`<${Told} view=${view} scene=${scene} told=${told} hushed=${room.sayings.hushed} />`}
    ${room.hand.solving.value >= 0 && html`<${Solving} done=${room.hand.solving.value} />`}
    ${!replay && html`<${Preparing} done=${room.table.company.value?.preparing ?? null} />`}
    ${
      scene.dice.length > 0 &&
      (view.ready || replay) && // who waits for players needs their room
      !onMiddle(view, scene) &&
      !takesDice(view.board) &&
      html`<${Felt} hand=${hand} />`
    }
    ${
      replay
        ? html`${learning && html`<${learning.shown.LearnBar} review=${learning.room} view=${view} />`}
            <${ReplayBar} replay=${replay.show} leave=${room.leaveReplay} news=${news} />
            ${
              replay.show.what === "game" &&
              view.moment.result &&
              html`<a
                  class="button"
                  data-action="analyse"
                  href="/analysis/${view.game}?table=${view.code}&actions=${replay.show.at.value}"
                  >${t("table-analyse")}</a
                ><a
                  class="button"
                  data-action="play-from"
                  href="/analysis/${view.game}?table=${view.code}&actions=${replay.show.at.value}&play"
                  >${t("table-play-from")}</a
                >`
            }`
        : html`<${Actions} room=${room} view=${view} moment=${moment} hand=${hand} />`
    }
  </section>`;
}

/** The tray with the dice. @param {{hand: Hand}} props */
export function Felt({ hand }) {
  return html`<div class="felt">
    <${Dice} dice=${shownDice(hand)} hand=${hand} number=${hand.stage.number.value} />
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
  if (view.moment.asking?.what === "undo") return html`<${Consent} room=${room} view=${view} />`;
  const throwing = hand.canThrow.value;
  const choosing = hand.choosesDice.value;
  const { rethrow, chosen } = hand;
  const { amounts, others } = apart(hand.buttons.value);
  const resting = moment.result ? undefined : moment.resting.find((seat) => room.table.mine.value.includes(seat));
  return html`<${Relieved} room=${room} view=${view} />
    <${Missed} room=${room} view=${view} />
    ${view.moment.asking && html`<${Consent} room=${room} view=${view} />`}
    <div class="actions">
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
      ${amounts.length > 0 && html`<${Amount} amounts=${amounts} hand=${hand} />`}
      ${others.map(
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

/**
 * Says a rule, a hint or a note, until it is put away or something happens. What others did is announced with every
 * entry (announce.js): here it is only to be seen.
 * @param {{room: Room, view: View}} props
 */
function StripLine({ room, view }) {
  const strip = room.hand.strip.value;
  const shown = strip && html`<${StripCard} room=${room} view=${view} strip=${strip} />`;
  return html`<div class="strip-place" role="status" aria-live="polite">${!strip?.entry && shown}</div>
    ${strip?.entry && shown}`;
}

/** @param {{room: Room, view: View, strip: Strip}} props */
function StripCard({ room, view, strip }) {
  const { anchor = "", more = [] } = strip.entry ? {} : strip;
  return html`<div class="strip strip-${strip.kind}">
    <p>
      ${together(strip.entry ? linesOf(strip.entry, view).join(" ") : say(strip.message))}${" "}
      ${
        anchor &&
        html`<button type="button" class="rule-link" data-anchor=${anchor} onClick=${() => room.panel.showRule(anchor)}>
          ${t("table-see-rule")}
        </button>`
      }
    </p>
    ${
      more.length > 0 &&
      html`<ul class="strip-more">
        ${more.map((words) => html`<li>${together(say(words))}</li>`)}
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
  </div>`;
}

/** How much of a solution is found. @param {{done: number}} props */
function Solving({ done }) {
  return html`<label class="solving"
    ><span>${t("table-solving")}</span><progress max="1" value=${done}></progress
  ></label>`;
}

/**
 * How much is worked out of what the computer has to wait for, once in the life of an installation.
 * @param {{done: number | null}} props
 */
function Preparing({ done }) {
  if (done === null) return null;
  return html`<label class="solving" data-preparing
    ><span>${t("table-preparing", { percent: Math.floor(100 * done) })}</span><progress max="1" value=${done}></progress
  ></label>`;
}

/** @param {{room: Room, view: View}} props */
function Waiting({ room, view }) {
  const missing = freeSeats(view).length;
  const kept = view.seats.flatMap((seat, at) =>
    seat.kind === "open" && !seat.taken && seat.name ? [seatName(view, at)] : [],
  );
  const silent = view.seats.flatMap((seat, at) => (seat.seal && !seat.share ? [seatName(view, at)] : []));
  if (missing === 0 && kept.length)
    return html`<div class="waiting-card">
      <p class="prompt" data-prompt>${t("table-waiting-for", { names: listed(kept) })}</p>
      <${Series} view=${view} />
      <${Unkept} room=${room} view=${view} />
    </div>`;
  if (missing === 0)
    return html`<div class="waiting-card">
      <p class="prompt" data-prompt>${t("table-waiting-share", { names: listed(silent) })}</p>
    </div>`;
  return html`<div class="waiting-card">
    <p class="prompt" data-prompt>${t("table-waiting", { count: missing })}</p>
    <${Invite} />
    <${Listing} view=${view} />
    <${Unkept} room=${room} view=${view} />
  </div>`;
}

/** @param {{room: Room, view: View}} props */
function Consent({ room, view }) {
  const { asking } = view.moment;
  if (!asking) return null;
  const mine = room.table.mine.value;
  const answering = asking.to.find((seat) => mine.includes(seat));
  const name = seatName(view, asking.seat);
  if (mine.includes(asking.seat) || answering === undefined)
    return html`<p class="consent quiet">${t(`table-asking-${asking.what}`, { name })}</p>`;
  return html`<div class="consent">
    <p>${t(`table-asked-${asking.what}`, { name })}</p>
    <div class="actions">
      <button
        type="button"
        class="button primary"
        data-action="consent"
        onClick=${() => room.hand.act("consent", undefined, answering)}
      >
        ${t(`table-consent-${asking.what}`)}
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
