// The table: board in the middle, seats and what is to be done beside it, and one panel for everything else.
import { Icon } from "../art/icons.js";
import { effect, html, signal, useEffect, useState } from "../dom.js";
import { openTable } from "../live.js";
import { Trouble } from "../pages/trouble.js";
import { t } from "../words.js";
import { openVoice, Voice } from "./announce.js";
import { PlayBoard } from "./board.js";
import { Desk, Felt, onMiddle } from "./desk.js";
import { openHand } from "./input.js";
import { freeSeats, Join } from "./join.js";
import { openPanel, Panel, PanelButtons, turning } from "./panel.js";
import { BoardPicture } from "./picture.js";
import { Light } from "./pieces.js";
import { openReplay, openShow } from "./replay.js";
import { seatName, Seats, Watching } from "./seats.js";
import { ScoreSheet } from "./sheet.js";
import { knock } from "./sound.js";
import { openStage } from "./stage.js";
/** @import { Entry, Moment, View } from "../wire.js" */
/** @import { Hand } from "./input.js" */

/** Everything that lives as long as a table is open. @param {string} code */
function openRoom(code) {
  const table = openTable(code);
  const stage = openStage(table);
  const hand = openHand(table, stage);
  const panel = openPanel();
  const voice = openVoice();
  const watching = signal(false);
  const replay = signal(/** @type {{show: import("./replay.js").Replay, hand: Hand} | null} */ (null));
  stage.onShow((entry) => {
    if (table.view.value) voice.tell(entry, table.view.value, table.mine.value);
    sound(entry);
  });
  const stopTitle = effect(() => {
    const view = table.view.value;
    if (view) document.title = titleOf(view, replay.value ? -1 : table.hand.value, table.mine.value);
  });
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    if (replay.value) return leaf(event, replay.value.show);
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
    show.step(to);
  };
  /** Show something on the board that is not the game itself. @param {import("./replay.js").Replay} show */
  const watch = (show) => {
    const idle = { ...table, hand: signal(-1), kept: signal(null) };
    replay.value = { show, hand: openHand(idle, show.stage) };
    return show;
  };
  return {
    table,
    stage,
    hand,
    panel,
    voice,
    watching,
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
    async showSolution() {
      const moment = table.view.value?.moment;
      const entries = await hand.askSolution();
      if (moment && entries.length) watch(openShow(moment, entries, "solution")).play();
    },
    leaveReplay() {
      replay.value?.show.pause();
      replay.value?.hand.close();
      replay.value = null;
    },
    close() {
      window.removeEventListener("keydown", press);
      stopTitle();
      replay.value?.show.pause();
      hand.close();
      stage.close();
      table.close();
    },
  };
}

/** @typedef {ReturnType<typeof openRoom>} Room */

/** @param {View} view @param {number} hand @param {number[]} mine */
function titleOf(view, hand, mine) {
  const game = t(`game-${view.game}`);
  if (view.moment.result) return t("table-title-over", { game });
  if (hand < 0) return t("table-title", { game });
  return mine.length === 1
    ? t("table-title-yours", { game })
    : t("table-title-turn", { game, name: seatName(view, hand) });
}

/** @param {Entry} entry */
function sound(entry) {
  for (const event of entry.events) {
    if (event.kind === "throw") knock("dice");
    else if (event.kind === "take") knock("take", 150);
    else if (event.kind === "place" || event.kind === "score") knock("step");
    else if (event.kind === "move") event.path.slice(1).forEach((_, at) => knock("step", 150 * (at + 1)));
    else if (event.kind === "end") knock("end", 300);
  }
}

/** @param {{code: string}} props */
export function TablePage({ code }) {
  const [room] = useState(() => openRoom(code));
  useEffect(() => () => room.close(), []);
  const { table } = room;
  const view = table.view.value;
  if (table.line.value === "missing") return html`<${Trouble} what="table" />`;
  if (!view || !room.stage.moment.value) return html`<p class="loading" role="status">${t("table-loading")}</p>`;
  const guest = table.mine.value.length === 0;
  if (guest && freeSeats(view).length && !room.watching.value) return html`<${JoinPage} room=${room} view=${view} />`;
  return html`<${Play} room=${room} view=${view} />`;
}

/** @param {{room: Room, view: View}} props */
function JoinPage({ room, view }) {
  return html`<div class="join-page">
    <h1>${t(`game-${view.game}`)}</h1>
    <${BoardPicture} board=${view.board} scene=${view.moment.scene} turn=${view.board.turns[freeSeats(view)[0] ?? 0]} />
    <${Join} view=${view} table=${room.table} watch=${() => (room.watching.value = true)} />
  </div>`;
}

/** @param {{room: Room, view: View}} props */
function Play({ room, view }) {
  const replay = room.replay.value;
  const hand = replay?.hand ?? room.hand;
  const { table, panel, voice } = room;
  const moment = /** @type {Moment} */ (hand.stage.moment.value);
  const { scene } = moment;
  const number = hand.stage.number.value;
  const game = t(`game-${view.game}`);
  // nothing tells the throw before the dice do
  const tumbling = room.stage.busy.value && Boolean(hand.stage.score.value?.dice);
  const told = replay ? view.number : tumbling ? number - 1 : number;
  const replayable = replay ? replay.show.what === "game" : moment.result !== null;
  const replayed = replayable ? { at: replay ? number : -1, jump: room.watchFrom } : null;
  return html`<div
    class="table-page ${scene.sheet ? "with-sheet" : ""} ${view.board.sites.length ? "with-board" : ""}"
    style=${{ "--rows": String(scene.sheet?.rows.length ?? 0) }}
    data-number=${number}
    data-busy=${room.stage.busy.value}
    data-tumbling=${tumbling}
    data-hand=${hand.seat.value}
  >
    <${Light} />
    <h1 class="table-title">${game}</h1>
    <${Seats}
      view=${view}
      scene=${scene}
      mine=${table.mine.value}
      thinking=${replay ? -1 : table.thinking.value}
      live=${!replay}
    />
    <section class="middle" aria-label=${t("table-board")}>
      ${
        view.board.sites.length > 0 &&
        html`<${PlayBoard}
          board=${view.board}
          turn=${sideOf(room, view)}
          hand=${hand}
          label=${t("table-board-of", { game })}
        />`
      }
      ${onMiddle(view, scene) && html`<${Felt} moment=${moment} hand=${hand} />`}
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
      <span class="tools-panel"><${PanelButtons} panel=${panel} /></span>
    </div>
    <${Panel} panel=${panel} view=${view} scene=${scene} table=${table} told=${told} replayed=${replayed} />
    <${Voice} voice=${voice} />
  </div>`;
}

/**
 * By how much the board is turned: to our side; with several of us, to the first, or to whoever is to move if wished.
 * @param {Room} room
 * @param {View} view
 */
function sideOf(room, view) {
  const mine = room.table.mine.value;
  const shown = room.stage.moment.value?.scene.hand ?? -1;
  const seat = turning.value && mine.length > 1 && mine.includes(shown) ? shown : (mine[0] ?? 0);
  return view.board.turns[seat] ?? 0;
}

/** The cell that was written last. @param {View} view */
function lastScore(view) {
  for (let at = view.log.length - 1; at >= 0; at--) {
    const score = view.log[at]?.events.find((event) => event.kind === "score");
    if (score) return `${score.seat}:${score.cell}`;
  }
  return "";
}
