// Looking back at a game: what decided it in words, the graph, every mistake, and each of one's own as a question.
import { get, pause, Refused } from "../api.js";
import { html, signal } from "../dom.js";
import { say, t } from "../words.js";
import { isPlay, takenBack } from "./announce.js";
import { figure, Graph, GraphTable, signed } from "./graph.js";
import { openHand } from "./input.js";
import { together } from "./movelist.js";
import { seatName } from "./naming.js";
/** @import { Message, Review, ReviewedMove, Reviewed, View } from "../wire.js" */
/** @import { Table } from "../live.js" */
/** @import { Signal } from "../vendor/signals/signals.js" */
/** @import { Hand } from "./input.js" */
/** @import { Replay } from "./replay.js" */

const AGAIN = 1500; // ms until a busy server is asked again, or one that cannot be reached
const RIGHT = 0.02; // of a game: an answer that loses no more is as good as the best

/**
 * What a review needs of the table at which it is.
 * @typedef {object} Room
 * @property {Table} table
 * @property {Signal<{show: Replay, hand: Hand} | null>} replay
 * @property {(number: number) => Promise<void>} watchFrom
 * @property {() => void} leaveReplay
 */

/**
 * A review that is under way, or there.
 * @typedef {object} ReviewRoom
 * @property {Signal<number>} progress from 0 to 1
 * @property {Signal<Reviewed | null>} found
 * @property {Signal<Message | null>} failed
 * @property {Signal<Learning | null>} learning
 * @property {Room} room
 * @property {() => void} close
 */

/**
 * A review of the game at this table, asked for until it is there, or nobody is here any more.
 * @param {Room} room
 * @param {string} code
 * @returns {ReviewRoom}
 */
export function openReview(room, code) {
  let closed = false;
  const progress = signal(0);
  const found = signal(/** @type {Reviewed | null} */ (null));
  const failed = signal(/** @type {Message | null} */ (null));
  const learning = signal(/** @type {Learning | null} */ (null));

  async function ask() {
    while (!closed) {
      try {
        const answer = /** @type {Reviewed} */ (
          await get(`/api/tables/${encodeURIComponent(code)}/review`, { body: {} })
        );
        progress.value = Math.max(progress.value, answer.progress);
        if (answer.done) return void (found.value = answer);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!error.passing) return void (failed.value = error.body.message ?? { id: "table-failed", args: {} });
        await pause(AGAIN);
      }
    }
  }

  void ask();
  return { progress, found, failed, learning, room, close: () => void (closed = true) };
}

/**
 * The numbers of the entries that made the actions of the game: position p is the one after entry p of these.
 * @param {View} view
 */
function playsOf(view) {
  const gone = takenBack(view.log);
  return view.log.filter((entry) => isPlay(entry) && !gone.has(entry.number)).map((entry) => entry.number);
}

/**
 * The marks of a review, by the number of the entry that ended the move.
 * @param {ReviewRoom | null} review
 * @param {View} view
 */
export function marksOf(review, view) {
  const moves = review?.found.value?.review?.moves ?? [];
  const plays = playsOf(view);
  return new Map(
    moves.flatMap((move) => {
      const entry = plays[move.end - 1];
      return move.mark && entry !== undefined ? [[entry, move.mark]] : [];
    }),
  );
}

/** @param {{review: ReviewRoom, view: View}} props */
export function ReviewPanel({ review, view }) {
  const { found, failed, progress, room } = review;
  if (failed.value) return html`<p class="quiet" role="status">${say(failed.value)}</p>`;
  const answer = found.value;
  if (!answer?.review)
    return html`<label class="solving" data-reviewing
      ><span>${t("review-under-way")}</span><progress max="1" value=${progress.value}></progress
    ></label>`;
  const { review: game, told, spelt } = answer;
  const names = view.seats.map((_, at) => seatName(view, at));
  const colours = view.moment.scene.seats.map((seat) => seat.colours[0] ?? "");
  const plays = playsOf(view);
  const spell = spelling(spelt);
  const jump = (/** @type {number} */ position) => void room.watchFrom(position ? (plays[position - 1] ?? 0) : 0);
  const replay = room.replay.value;
  const shown =
    replay?.show.what === "game" ? plays.filter((number) => number <= replay.show.stage.number.value).length : -1;
  const marked = game.moves.flatMap((move, number) => (move.mark ? [{ move, number }] : []));
  const own = mistakes(game, room.table.mine.value);
  return html`<div class="review" data-review>
    <ul class="review-told">
      ${told.map((message) => html`<li>${together(say(message))}</li>`)}
    </ul>
    <${Graph} review=${game} names=${names} colours=${colours} at=${shown} jump=${jump} />
    <${Accounts} review=${game} names=${names} />
    ${
      own.length > 0 &&
      html`<button
        type="button"
        class="button primary"
        data-action="learn"
        onClick=${() => void learn(review, view, 0)}
      >
        ${t("review-learn", { count: own.length })}
      </button>`
    }
    ${
      marked.length > 0 &&
      html`<h2>${t("review-mistakes")}</h2>
        <ol class="review-marked">
          ${marked.map(
            ({ move, number }) =>
              html`<li class="marked-${move.mark}">
                <button type="button" class="log-line" onClick=${() => void showBest(review, view, move)}>
                  ${t("review-marked", {
                    number: number + 1,
                    name: names[move.seat] ?? "",
                    move: spell(move, move.text),
                    mark: move.mark,
                    lost: figure(game, move.lost),
                    best: spell(move, move.best[0]?.text ?? ""),
                    unit: game.unit,
                  })}
                </button>
              </li>`,
          )}
        </ol>`
    }
    <${GraphTable} review=${game} names=${names} spell=${spell} jump=${jump} />
    <p class="quiet">${t(`review-unit-${game.unit}`)} ${t(game.exact ? "review-exact" : "review-judged")}</p>
  </div>`;
}

/** How each seat's worth at the start became its result. @param {{review: Review, names: string[]}} props */
function Accounts({ review, names }) {
  const dice = review.moves.some((move) => move.kind === "throw");
  const choice = review.moves.some((move) => move.kind === "decision");
  const ended = review.moves.some((move) => move.kind === "end");
  const rows = /** @type {const} */ (["start", "luck", "decided", "ended", "result"]).filter(
    (id) => (id !== "luck" || dice) && (id !== "decided" || choice) && (id !== "ended" || ended),
  );
  const written = { start: figure, luck: signed, decided: signed, ended: signed, result: figure };
  return html`<div class="review-accounts">
    <table>
      <thead>
        <tr>
          <td></td>
          ${names.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (id) =>
            html`<tr>
              <th scope="row">${t(`review-${id}`)}</th>
              ${review.accounts.map((account) => html`<td>${written[id](review, account[id])}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * What a move, or a better one, is called: as the button says that makes it, or with the reader's letters.
 * @param {Reviewed["spelt"]} spelt
 */
const spelling = (spelt) => (/** @type {ReviewedMove} */ move, /** @type {string} */ text) => {
  const told = spelt[`${move.first} ${text}`] ?? spelt[text];
  return together(told ? say(told) : text);
};

/** The mistakes of these seats. @param {Review} review @param {number[]} mine */
function mistakes(review, mine) {
  return review.moves.filter((move) => mine.includes(move.seat) && move.mark && move.best.length > 0);
}

/**
 * How it stood before a move, with the best one drawn.
 * @param {ReviewRoom} review @param {View} view @param {ReviewedMove} move
 */
async function showBest(review, view, move) {
  const { room } = review;
  const plays = playsOf(view);
  await room.watchFrom(move.first ? (plays[move.first - 1] ?? 0) : 0);
  const hand = room.replay.value?.hand;
  if (!hand) return;
  const gestures = hand.stage.moment.value?.gestures ?? [];
  hand.arrows.value = move.best.flatMap((choice, rank) => {
    const gesture = gestures.find((known) => known.action === choice.actions[0]);
    return gesture ? [{ sites: gesture.sites, rank }] : [];
  });
}

/**
 * A question: what would have been better here?
 * @typedef {object} Learning
 * @property {number} at which of the own mistakes
 * @property {ReviewedMove} move
 * @property {"asked" | "right" | "wrong" | "same" | "shown"} state
 */

/**
 * Ask about one's own mistakes, one after the other.
 * @param {ReviewRoom} review
 * @param {View} view
 * @param {number} at
 */
async function learn(review, view, at) {
  const { room, learning } = review;
  const game = review.found.value?.review;
  const move = game && mistakes(game, room.table.mine.value)[at];
  if (!game || !move) return stopLearning(review);
  const plays = playsOf(view);
  const before = move.first ? (plays[move.first - 1] ?? 0) : 0;
  await room.watchFrom(before);
  const show = room.replay.value?.show;
  if (!show) return;
  learning.value = { at, move, state: "asked" };
  /** @param {number} action */
  const answer = (action) => {
    const best = move.best[0]?.worth ?? 0;
    const good = move.best.filter((choice) => choice.worth >= best - RIGHT * game.scale);
    const right = good.some((choice) => choice.actions[0] === action);
    const same = room.table.view.value?.log.find((entry) => entry.number === plays[move.first])?.action === action;
    const state = right ? "right" : same ? "same" : "wrong";
    learning.value = { at, move, state };
    if (state === "right") void showBest(review, view, move);
  };
  const asked = {
    ...room.table,
    view: signal({ ...view, number: show.stage.number.value }),
    hand: signal(move.seat),
    mine: signal([move.seat]),
    kept: signal(null),
    why: async () => null,
    act: async (/** @type {number} */ _, /** @type {string} */ what, /** @type {number} */ action) => {
      if (what === "action") answer(action);
      return { ok: /** @type {const} */ (true) };
    },
  };
  room.replay.value = { show, hand: openHand(/** @type {any} */ (asked), show.stage) };
}

/** @param {ReviewRoom} review */
function stopLearning(review) {
  review.learning.value = null;
  review.room.leaveReplay();
}

/** The question under the board, and how the answer was. @param {{review: ReviewRoom, view: View}} props */
export function LearnBar({ review, view }) {
  const learning = review.learning.value;
  const answer = review.found.value;
  if (!learning || !answer?.review) return null;
  const { move, at, state } = learning;
  const spell = spelling(answer.spelt);
  const total = mistakes(answer.review, review.room.table.mine.value).length;
  return html`<div class="learn" role="status" data-learn=${state}>
    <p>
      ${t(`review-learn-${state}`, {
        at: at + 1,
        total,
        played: spell(move, move.text),
        best: spell(move, move.best[0]?.text ?? ""),
        lost: figure(answer.review, move.lost),
      })}
    </p>
    <div class="actions">
      ${
        state !== "right" &&
        state !== "shown" &&
        html`<button
          type="button"
          class="button"
          data-action="show"
          onClick=${() => {
            review.learning.value = { ...learning, state: "shown" };
            void showBest(review, view, move);
          }}
        >
          ${t("review-learn-show")}
        </button>`
      }
      ${
        at + 1 < total &&
        html`<button type="button" class="button" data-action="next" onClick=${() => void learn(review, view, at + 1)}>
          ${t("review-learn-next")}
        </button>`
      }
      <button type="button" class="button" data-action="stop" onClick=${() => stopLearning(review)}>
        ${t("review-learn-stop")}
      </button>
    </div>
  </div>`;
}
