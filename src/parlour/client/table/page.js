// The table: board in the middle, seats and what is to be done beside it, and one panel for everything else.
import { Icon } from "../art/icons.js";
import { Logo } from "../art/logo.js";
import { effect, html, signal, useEffect, useState } from "../dom.js";
import { query } from "../router.js";
import { openTable } from "../live.js";
import { listed } from "../locale.js";
import { Trouble } from "../pages/trouble.js";
import { bring, doers, t } from "../words.js";
import { openVoice, Voice } from "./announce.js";
import { openAuto } from "./auto.js";
import { PlayBoard } from "./board.js";
import { Cheer, openCheer } from "./cheer.js";
import { marksAt } from "./choices.js";
import { openClock } from "./clock.js";
import { Desk, Felt, onMiddle } from "./desk.js";
import { doersOf } from "./doers.js";
import { endedFor } from "./headline.js";
import { openHand } from "./input.js";
import { freeSeats, Join } from "./join.js";
import { openPanel, Panel, PanelButtons } from "./panel.js";
import { swiping } from "./movelist.js";
import { BoardPicture } from "./picture.js";
import { Light } from "./pieces.js";
import { openSayings } from "./sayings.js";
import { openReminder } from "./reminder.js";
import { openPremove } from "./premove.js";
import { openPresence, Watchers } from "./presence.js";
import { openReplay, openShow } from "./replay.js";
import { seatName } from "./naming.js";
import { Seats, Watching } from "./seats.js";
import { ScoreSheet } from "./sheet.js";
import { nearSeat, ratioOf, sideOf, TurnBoard } from "./side.js";
import { knock } from "./sound.js";
import { openStage } from "./stage.js";
/** @import { Entry, Moment, View } from "../wire.js" */
/** @import { Score } from "./types.js" */
/** @import { Hand } from "./input.js" */

/** Everything that lives as long as a table is open. @param {string} code */
function openRoom(code) {
  const table = openTable(code);
  const stage = openStage(table);
  const premove = openPremove(table, stage);
  const hand = openHand(table, stage, premove);
  const panel = openPanel();
  const voice = openVoice();
  const sayings = openSayings(table);
  const leavePresence = openPresence(table);
  const reminder = openReminder(table);
  const clocks = openClock(table, (words) => (voice.words.value = words));
  const stopAuto = openAuto(table, hand);
  const cheer = openCheer();
  const watching = signal(false);
  const turned = signal(0); // how many sides the board was turned on by hand
  const review = signal(
    /** @type {{room: import("./review.js").ReviewRoom, shown: typeof import("./review.js")} | null} */ (null),
  );
  const replay = signal(/** @type {{show: import("./replay.js").Replay, hand: Hand} | null} */ (null));
  stage.onShow((entry, score) => {
    if (sayings.hushed(entry)) return;
    sayings.hear(entry);
    const view = table.view.value;
    if (view) voice.tell(entry, view, table.mine.value);
    hand.hear(entry);
    if (view && entry.moment.result && endedFor(view, entry.moment, table.mine.value).glad) cheer.begin();
    else cheer.stop();
    sound(entry, score);
  });
  const stopTitle = effect(() => {
    const view = table.view.value;
    if (view) document.title = titleOf(view, replay.value ? -1 : table.hand.value, table.mine.value);
  });
  let ended = true; // of a game that was over before nothing is to be seen that was not
  const stopEnding = effect(() => {
    const now = stage.moment.value;
    const over = !now || now.result !== null;
    if (over && !ended) panel.open.value = false; // on a phone it would cover how the game ended
    ended = over;
  });
  const stopReviewing = effect(() => {
    // somebody else looks back at it, too
    if (table.company.value?.reviewing && !review.peek()) void room.beginReview().catch((error) => console.warn(error));
  });
  const stopNaming = effect(() => {
    const named = table.view.value ? doersOf(table.view.value) : new Map();
    if (JSON.stringify([...named]) !== JSON.stringify([...doers.peek()])) doers.value = named;
  });
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    if (replay.value) return leaf(event, replay.value.show);
    if (event.key === "ArrowLeft" && !busyWithArrows(event)) return void room.lookBack();
    const what = { t: hand.throwDice, u: hand.undo, h: hand.askHint, Escape: hand.putBack }[event.key];
    if (what) void what();
  };
  window.addEventListener("keydown", press);
  /** Keys lead through what is watched. @param {KeyboardEvent} event @param {import("./replay.js").Replay} show */
  const leaf = (event, show) => {
    if (event.target instanceof Element && event.target.closest("[role=tab]")) return;
    const to = { ArrowLeft: show.at.value - 1, ArrowRight: show.at.value + 1, Home: 0, End: show.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to > show.length && show.what === "game" && !table.view.value?.moment.result) return room.leaveReplay();
    show.step(to);
  };
  /** Show something on the board that is not the game itself. @param {import("./replay.js").Replay} show */
  const watch = (show) => {
    const idle = { ...table, hand: signal(-1), kept: signal(null) };
    replay.value = { show, hand: openHand(idle, show.stage) };
    return show;
  };
  const room = {
    table,
    stage,
    hand,
    panel,
    voice,
    reminder,
    sayings,
    clocks,
    cheer,
    watching,
    turned,
    replay,
    async watchAgain() {
      const view = table.view.value;
      if (view) watch(await openReplay(view)).play();
    },
    /** Show how it stood after an entry. @param {number} number */
    async watchFrom(number) {
      const view = table.view.value;
      panel.open.value = false; // on a phone it would cover the board
      if (replay.value) replay.value.show.jump(number);
      else if (view) watch(await openReplay(view)).jump(number);
    },
    /** Step back from how it stands now, while it goes on. */
    async lookBack() {
      const view = table.view.value;
      if (!view || replay.value) return;
      const show = await openReplay(view);
      const known = replay.peek()?.show; // opened by a second touch, which means another step
      if (known) known.step(known.at.value - 1);
      else if (show.length) watch(show).step(show.length - 1);
    },
    swipe: swiping(
      () => replay.value !== null,
      (steps) => {
        const show = replay.value?.show;
        if (!show) return void (steps < 0 && room.lookBack());
        const to = show.at.value + steps;
        if (to > show.length && show.what === "game" && !table.view.value?.moment.result) return room.leaveReplay();
        show.step(to);
      },
    ),
    async showSolution() {
      const moment = table.view.value?.moment;
      const entries = await hand.askSolution();
      if (moment && entries.length) watch(openShow(moment, entries, "solution")).play();
    },
    review,
    /** Have the game looked through, and show what was found. */
    async openReview() {
      await room.beginReview();
      panel.tab.value = "review";
      panel.open.value = true;
    },
    /** Have it looked through, or be told how far that is; one that failed is begun anew. */
    async beginReview() {
      const [shown] = await Promise.all([import("./review.js"), bring("review")]);
      if (review.value?.room.failed.value) review.value = null;
      review.value ??= { room: shown.openReview(room, code), shown };
    },
    leaveReplay() {
      if (review.value) review.value.room.learning.value = null;
      replay.value?.show.pause();
      replay.value?.hand.close();
      replay.value = null;
    },
    close() {
      stopReviewing();
      stopEnding();
      review.value?.room.close();
      leavePresence();
      window.removeEventListener("keydown", press);
      stopTitle();
      reminder.close();
      stopNaming();
      doers.value = new Map();
      replay.value?.show.pause();
      clocks.close();
      cheer.stop();
      stopAuto();
      hand.close();
      premove.close();
      stage.close();
      table.close();
    },
  };
  return room;
}

/** @typedef {ReturnType<typeof openRoom>} Room */

/** @param {View} view @param {number} hand @param {number[]} mine */
function titleOf(view, hand, mine) {
  const players = view.seats.flatMap((seat, at) => (seat.taken ? [seatName(view, at)] : []));
  const game = t("between-title", { players: listed([...new Set(players)]), game: t(`game-${view.game}`) });
  if (view.moment.result) return t("table-title-over", { game });
  if (hand < 0) return t("table-title", { game });
  return mine.length === 1
    ? t("table-title-yours", { game })
    : t("table-title-turn", { game, name: seatName(view, hand) });
}

/** Whether arrow keys already mean something where the focus is. @param {KeyboardEvent} event */
function busyWithArrows(event) {
  const target = event.target instanceof Element ? event.target : null;
  return (
    event.defaultPrevented || Boolean(target?.closest(".middle, .panel, [role=tab], [role=radiogroup], [role=menu]"))
  );
}

/** What is heard of an entry; many of a kind at once sound like one. @param {Entry} entry @param {Score} score */
function sound(entry, score) {
  /** @type {Map<string, () => void>} */
  const heard = new Map();
  const hear = (/** @type {Parameters<typeof knock>[0]} */ name, delay = 0) =>
    heard.set(`${name} ${delay}`, () => knock(name, delay));
  for (const event of entry.events) {
    if (event.kind === "throw") hear("dice");
    else if (score.landings.length && (event.kind === "take" || event.kind === "place"))
      continue; // that is heard as it lands
    else if (event.kind === "take") hear("take", 150);
    else if (event.kind === "place" || event.kind === "score") hear("step");
    else if (event.kind === "move") event.path.slice(1).forEach((_, at) => hear("step", 150 * (at + 1)));
    else if (event.kind === "end") hear("end", 300);
  }
  for (const { of, at } of score.landings) hear(of === "chips" ? "chips" : "step", at);
  for (const play of heard.values()) play();
}

/** @param {{code: string}} props */
export function TablePage({ code }) {
  const [room, setRoom] = useState(() => openRoom(code));
  const { table } = room;
  const { anew } = table;
  useEffect(() => {
    if (anew.value) setRoom(openRoom(code)); // another board, and other seats
  }, [anew.value]);
  useEffect(() => {
    if (query.peek().has("review")) void room.openReview(); // whoever opens a file, or a link, wants to see that
    return () => room.close();
  }, [room]);
  const view = table.view.value;
  if (table.line.value === "missing") return html`<${Trouble} what="table" />`;
  if (table.line.value === "locked") return html`<${Trouble} what="locked" again=${() => setRoom(openRoom(code))} />`;
  if (!view || !room.stage.moment.value) return html`<p class="loading" role="status">${t("table-loading")}</p>`;
  const guest = table.mine.value.length === 0;
  if (guest && freeSeats(view).length && (!room.watching.value || view.moment.locked))
    return html`<${JoinPage} room=${room} view=${view} />`;
  return html`<${Play} room=${room} view=${view} />`;
}

/** @param {{room: Room, view: View}} props */
function JoinPage({ room, view }) {
  return html`<div class="join-page">
    <h1>${t(`game-${view.game}`)}</h1>
    <${BoardPicture} board=${view.board} scene=${view.moment.scene} turn=${view.board.turns[freeSeats(view)[0] ?? 0]} />
    <${Join} view=${view} table=${room.table} watch=${view.moment.locked ? null : () => (room.watching.value = true)} />
  </div>`;
}

/** @param {{room: Room, view: View}} props */
function Play({ room, view }) {
  const replay = room.replay.value;
  const hand = replay?.hand ?? room.hand;
  const { table, panel, voice } = room;
  const moment = /** @type {Moment} */ (hand.stage.moment.value);
  const { scene } = moment;
  const turn = sideOf(room, view);
  const number = hand.stage.number.value;
  const game = t(`game-${view.game}`);
  // nothing tells the throw before the dice do
  const tumbling = room.stage.busy.value && Boolean(hand.stage.score.value?.dice);
  const told = replay ? view.number : tumbling ? number - 1 : number;
  const replayable = replay ? replay.show.what === "game" : view.number > 0;
  const marks = room.review.value?.shown.marksOf(room.review.value.room, view) ?? null;
  const replayed = replayable ? { at: replay ? number : -1, jump: room.watchFrom, marks } : null;
  return html`<div
    class="table-page ${scene.sheet ? "with-sheet" : ""} ${view.board.sites.length ? "with-board" : ""} ${
      moment.result && !replay ? "ended" : ""
    }"
    style=${{ "--rows": String(scene.sheet?.rows.length ?? 0), "--ratio": String(ratioOf(view, turn)) }}
    ...${room.swipe}
    data-number=${number}
    data-busy=${room.stage.busy.value}
    data-tumbling=${tumbling}
    data-hand=${hand.seat.value}
  >
    <${Light} />
    <div class="table-top">
      <a class="table-home" href="/" aria-label=${t("ui-home")}><${Logo} word=${false} /></a>
      <h1 class="table-title">${game}</h1>
    </div>
    <${Seats}
      view=${view}
      scene=${scene}
      mine=${table.mine.value}
      near=${nearSeat(room, view)}
      thinking=${replay ? -1 : table.thinking.value}
      heard=${replay ? {} : room.sayings.heard.value}
      clocks=${replay ? null : room.clocks}
      live=${!replay}
      present=${replay ? [] : (table.company.value?.present ?? [])}
    />
    <section class="middle" aria-label=${t("table-board")}>
      ${
        view.board.sites.length > 0 &&
        html`<${PlayBoard}
          board=${view.board}
          turn=${turn}
          hand=${hand}
          marks=${marksAt(view)}
          label=${t("table-board-of", { game })}
        />`
      }
      ${onMiddle(view, scene) && html`<${Felt} hand=${hand} />`}
      ${
        scene.sheet &&
        html`<${ScoreSheet}
          scene=${scene}
          names=${view.seats.map((_, at) => seatName(view, at))}
          hand=${hand}
          trace=${lastScore(view)}
        />`
      }
    </section>
    <${Desk} room=${room} view=${view} moment=${moment} hand=${hand} told=${told} />
    <div class="tools">
      ${table.mine.value.length === 0 && html`<${Watching} />`}
      ${
        table.mine.value.length > 0 &&
        html`<button
            type="button"
            class="tool"
            disabled=${room.hand.undoer.value < 0 || replay !== null}
            onClick=${room.hand.undo}
          >
            <${Icon} name="undo" /><span>${t("table-undo")}</span>
          </button>
          <button
            type="button"
            class="tool"
            disabled=${room.hand.seat.value < 0 || replay !== null}
            onClick=${room.hand.askHint}
          >
            <${Icon} name="hint" /><span>${t("table-hint-button")}</span>
          </button>`
      }
      ${
        table.mine.value.length > 0 &&
        view.solvable &&
        html`<button
            type="button"
            class="tool"
            data-action="restart"
            disabled=${room.hand.undoer.value < 0 || replay !== null}
            onClick=${room.hand.restart}
          >
            <${Icon} name="again" /><span>${t("table-restart")}</span>
          </button>
          <button
            type="button"
            class="tool"
            data-action="solve"
            disabled=${room.hand.seat.value < 0 || room.hand.solving.value >= 0 || replay !== null}
            onClick=${room.showSolution}
          >
            <${Icon} name="play" /><span>${t("table-solve")}</span>
          </button>`
      }
      <${TurnBoard} room=${room} view=${view} />
      <${Watchers} watching=${table.company.value?.watching ?? 0} />
      <span class="tools-panel"><${PanelButtons} panel=${panel} /></span>
    </div>
    <${Panel}
      panel=${panel}
      view=${view}
      scene=${scene}
      table=${table}
      told=${told}
      replayed=${replayed}
      review=${room.review.value}
      sayings=${room.sayings}
    />
    <${Voice} voice=${voice} />
    <${Cheer} cheer=${room.cheer} />
  </div>`;
}

/** The cell that was written last. @param {View} view */
function lastScore(view) {
  for (let at = view.log.length - 1; at >= 0; at--) {
    const score = view.log[at]?.events.find((event) => event.kind === "score");
    if (score) return `${score.seat}:${score.cell}`;
  }
  return "";
}
