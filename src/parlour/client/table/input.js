// Turns touches, clicks, drags and keys into gestures. It knows no rules: it is told the gestures and compares.
import { computed, effect, signal } from "../dom.js";
import { Refused } from "../api.js";
import { isPlay, takenBack } from "./announce.js";
import { knock } from "./sound.js";
/** @import { Attempt, Entry, Gesture, Message, Scene, Shortcut, Weighed } from "../wire.js" */
/** @import { Act } from "../api.js" */
/** @import { Table } from "../live.js" */
/** @import { Signal } from "../vendor/signals/signals.js" */
/** @import { Stage } from "./stage.js" */

/**
 * A calm line under the board; what another did is told by its entry.
 * @typedef {{kind: "rule" | "hint" | "note", message: Message, anchor?: string, more?: Message[], entry?: undefined}
 *   | {kind: "note", entry: Entry}} Strip
 */

/** @typedef {ReturnType<typeof openHand>} Hand */

const SENT = 700; // ms in which the server usually has what was decided; after that it is shown as waiting
const SECOND_TOUCH = 900; // ms in which touching the target of a move that one touch has made already means nothing

/** @param {Table} table @param {Stage} stage @param {import("./premove.js").Premove | null} [premove] */
export function openHand(table, stage, premove = null) {
  const picked = signal(/** @type {string[]} */ ([]));
  const chosen = signal(/** @type {string[]} */ ([])); // dice to be thrown again
  const looked = signal(""); // the site under pointer or focus
  const strip = signal(/** @type {Strip | null} */ (null));
  const hinted = signal(/** @type {Gesture | null} */ (null));
  const arrows = signal(/** @type {import("./arrows.js").Arrow[]} */ ([])); // what a review or an analysis shows
  const solving = signal(-1); // how much of a solution is found, from 0 to 1; -1 while none is looked for
  const chaining = signal(false); // the actions of a shortcut are under way
  const dropped = signal(/** @type {{body: number, site: string} | null} */ (null));

  /** The seat that may act here now, with everything it may do; -1 while its act is under way. */
  const seat = computed(() => {
    const newest = stage.number.value === table.view.value?.number;
    return newest && !table.kept.value && !chaining.value ? table.hand.value : -1;
  });
  const gestures = computed(() =>
    seat.value < 0 || !stage.moment.value ? [] : withAlike(stage.moment.value.gestures, stage.moment.value.scene.alike),
  );
  const shortcuts = computed(() => (seat.value < 0 ? [] : (stage.moment.value?.shortcuts ?? [])));
  const canThrow = computed(() => seat.value >= 0 && Boolean(stage.moment.value?.can_throw));
  const starts = computed(() => new Set(gestures.value.flatMap((gesture) => gesture.sites.slice(0, 1))));
  /** The only piece that can move need not be picked: touching where it goes is enough. */
  const only = computed(() => (starts.value.size === 1 ? [...starts.value] : []));
  /** Where the picked piece can go; with nothing picked, where the piece that is looked at could go. */
  const targets = computed(() => {
    const path = picked.value.length ? picked.value : starts.value.has(looked.value) ? [looked.value] : only.value;
    if (!path.length) return new Set(/** @type {string[]} */ ([]));
    const ends =
      path.length === 1
        ? shortcuts.value.filter((short) => short.sites[0] === path[0]).map((short) => short.sites[1])
        : [];
    return new Set([...nexts(gestures.value, path), ...ends]);
  });
  /** How the picked piece comes to each of its targets, where it goes over several sites: the way, site by site. */
  const ways = computed(() => {
    const onward =
      picked.value.length === 1
        ? follow(gestures.value, picked.value).filter((gesture) => gesture.sites.length === 2 && gesture.via.length)
        : [];
    return new Map(onward.map(({ sites, via }) => [sites[1] ?? "", [sites[0] ?? "", ...via, sites[1] ?? ""]]));
  });
  /** Every first site leads to one place only: touching it is enough. */
  const oneTouch = computed(() => {
    const first = gestures.value.map((gesture) => gesture.sites[0]).filter(Boolean);
    return !shortcuts.value.length && new Set(first).size === first.length;
  });
  const choosesDice = computed(() => gestures.value.some((gesture) => gesture.dice.length));
  /** The dice that can be thrown again; a gesture names one of those that lie alike. */
  const loose = computed(() => {
    const dice = stage.moment.value?.scene.dice ?? [];
    const named = new Set(gestures.value.flatMap((gesture) => gesture.dice));
    const kinds = new Set(dice.filter((die) => named.has(die.id)).map((die) => `${die.face} ${die.fresh}`));
    return new Set(dice.filter((die) => kinds.has(`${die.face} ${die.fresh}`)).map((die) => die.id));
  });
  /** What throwing the chosen dice again would be. */
  const rethrow = computed(() => {
    const scene = stage.moment.value?.scene;
    if (!scene || !chosen.value.length) return null;
    const faces = facesOf(scene, chosen.value);
    return gestures.value.find((gesture) => gesture.dice.length && facesOf(scene, gesture.dice) === faces) ?? null;
  });
  const cells = computed(
    () => new Map(gestures.value.filter((gesture) => gesture.cell).map((gesture) => [gesture.cell, gesture])),
  );
  /** What can be pressed; a place that stands for a button can be touched as well. */
  const buttons = computed(() => gestures.value.filter((gesture) => gesture.button && gesture.sites.length < 2));
  /** The gestures that the touched sites may mean, told apart by their buttons: shown as a picker at the last site. */
  const choices = computed(() =>
    picked.value.length
      ? gestures.value.filter((gesture) => gesture.button && gesture.sites.join() === picked.value.join())
      : [],
  );

  let arrived = { site: "", at: -Infinity };

  const stopClearing = effect(() => {
    stage.moment.value;
    picked.value = [];
    chosen.value = [];
    hinted.value = null;
    arrows.value = [];
  });
  /** What was decided here and could not be sent yet. @type {Signal<Act | null>} */
  const unsent = signal(null);
  const stopWaiting = effect(() => {
    const act = table.kept.value;
    if (!act) return void (unsent.value = null);
    const timer = setTimeout(() => (unsent.value = act), SENT);
    return () => clearTimeout(timer);
  });
  /** The sites of the move that waits, in order. */
  const unsentWay = computed(() => {
    const act = unsent.value;
    if (!act || act.at !== stage.number.value) return [];
    const gesture = stage.moment.value?.gestures.find(({ action }) => act.do === "action" && action === act.action);
    if (!gesture) return [];
    const [first, ...others] = gesture.sites;
    return first ? [first, ...gesture.via, ...others] : [];
  });
  const stopDropping = effect(() => {
    if (!table.kept.value) dropped.value = null;
  });

  /** @param {Partial<Attempt>} attempt */
  async function explain(attempt) {
    try {
      const reason = await table.why(attempt);
      if (reason) strip.value = { kind: "rule", message: reason.message, anchor: reason.anchor };
    } catch (error) {
      complain(error);
    }
  }

  /** @param {unknown} error */
  function complain(error) {
    if (!(error instanceof Refused)) throw error;
    strip.value = {
      kind: "note",
      message: error.body.message ?? { id: error.status ? "table-failed" : "table-offline", args: {} },
    };
  }

  /** @param {import("../wire.js").Doing} what @param {number} [action] @param {number} [who] */
  async function act(what, action, who = seat.value) {
    if (who < 0) return false; // pressed twice: the first is under way
    strip.value = null;
    awaited = -1;
    picked.value = [];
    knock("touch");
    const outcome = await table.act(who, what, action);
    if (outcome.ok) return true;
    dropped.value = null;
    if (outcome.reason) strip.value = { kind: "rule", message: outcome.reason.message, anchor: outcome.reason.anchor };
    else strip.value = { kind: "note", message: outcome.error.body.message ?? { id: "table-failed", args: {} } };
    return false;
  }

  /**
   * What another has answered, or taken back, is told beside the board until something else happens: the log may be out
   * of sight.
   * @param {Entry} entry
   */
  function hear(entry) {
    const mine = table.mine.value;
    if (mine.length && !mine.includes(entry.seat) && ["refuse", "undo"].includes(entry.kind))
      strip.value = { kind: "note", entry };
    else if (strip.value?.entry) strip.value = null;
  }

  /** Make the actions of a shortcut one after the other, until one is refused. @param {Shortcut} shortcut */
  async function actAll({ actions }) {
    const who = seat.value;
    chaining.value = true;
    try {
      for (const action of actions) if (!(await act("action", action, who))) return;
    } finally {
      chaining.value = false;
    }
  }

  /** @param {string | undefined} from @param {string} to */
  const shortcut = (from, to) => shortcuts.value.find(({ sites }) => sites[0] === from && sites[1] === to);

  /** Touch a site. @param {string} site */
  function choose(site) {
    if (site === arrived.site && performance.now() - arrived.at < SECOND_TOUCH) return;
    stage.finish();
    if (seat.value < 0) return void premove?.touch(site);
    if (choices.value.length) picked.value = []; // a touch beside the picker closes it
    const path = picked.value.length || starts.value.has(site) ? picked.value : only.value;
    if (picked.value.length && path[path.length - 1] === site) return putBack();
    const onward = follow(gestures.value, [...path, site]);
    if (onward.length) return go([...path, site], onward);
    const whole = path.length === 1 && shortcut(path[0], site);
    if (whole) return void actAll(whole);
    if (path.length && starts.value.has(site)) {
      picked.value = [];
      return choose(site);
    }
    if (!gestures.value.some((gesture) => gesture.sites.length) && canThrow.value)
      return void explain({ sites: [site] });
    void explain({ sites: [...picked.value, site] });
  }

  /** @param {string[]} path @param {Gesture[]} onward */
  function go(path, onward) {
    const done = onward.find((gesture) => gesture.sites.length === path.length);
    if (done?.button && onward.length > 1) return void (picked.value = path);
    if (done) return void act("action", done.action);
    const [only] = onward;
    if (only && onward.length === 1 && oneTouch.value) {
      arrived = { site: only.sites[only.sites.length - 1] ?? "", at: performance.now() };
      return void act("action", only.action);
    }
    strip.value = null;
    knock("touch");
    picked.value = path;
  }

  /** Carry a piece from one site to another. @param {string} from @param {string} to @param {number} body */
  function drop(from, to, body) {
    if (seat.value < 0) return void premove?.drop(from, to);
    if (from === to) return;
    const fitting = gestures.value.filter(
      (gesture) => gesture.sites[0] === from && gesture.sites[gesture.sites.length - 1] === to,
    );
    const [gesture] = fitting;
    const whole = !gesture && shortcut(from, to);
    if (whole) return void actAll(whole);
    if (!gesture) return void explain({ sites: [from, to] });
    if (gesture.button && fitting.length > 1) return void (picked.value = gesture.sites);
    dropped.value = { body, site: to };
    void act("action", gesture.action);
  }

  /** It is our turn: what was prepared is made, if it is a move here. */
  const stopPreparing = effect(() => {
    if (!premove || seat.value < 0 || !premove.way.value.length) return;
    const sites = premove.way.value;
    const whole = premove.whole.value;
    queueMicrotask(() => {
      premove.takeBack();
      if (!whole) return void (starts.value.has(sites[0] ?? "") && choose(sites[0] ?? ""));
      const [from, to] = [sites[0] ?? "", sites[sites.length - 1] ?? ""];
      const gesture = gestures.value.find((known) => known.sites[0] === from && known.sites.at(-1) === to);
      const short = gesture ? undefined : shortcut(from, to);
      if (gesture?.button) picked.value = gesture.sites;
      else if (gesture) void act("action", gesture.action);
      else if (short) void actAll(short);
      else strip.value = { kind: "note", message: { id: "premove-dropped", args: {} } };
    });
  });

  function putBack() {
    premove?.takeBack();
    picked.value = [];
    looked.value = "";
    chosen.value = [];
    strip.value = null;
  }

  /** Choose a die for throwing again, or leave it. @param {string} id */
  function toggleDie(id) {
    stage.finish();
    if (seat.value < 0) return;
    if (!loose.value.has(id)) return void explain({ dice: [id] });
    strip.value = null;
    knock("touch");
    chosen.value = chosen.value.includes(id) ? chosen.value.filter((other) => other !== id) : [...chosen.value, id];
  }

  /** Throw: what is to be thrown now, or the chosen dice again. */
  function throwDice() {
    stage.finish();
    if (canThrow.value) return void act("throw");
    if (rethrow.value) return void act("action", rethrow.value.action);
    if (seat.value >= 0 && choosesDice.value)
      strip.value = { kind: "note", message: { id: "table-choose-dice", args: {} } };
  }

  /** Write into a cell of the sheet. @param {string} cell */
  function write(cell) {
    stage.finish();
    if (seat.value < 0) return;
    const gesture = cells.value.get(cell);
    if (gesture) return void act("action", gesture.action);
    void explain({ cell });
  }

  /** @param {Gesture} gesture */
  function press(gesture) {
    stage.finish();
    void act("action", gesture.action);
  }

  /** How often the position has changed; what people say meanwhile leaves it as it is. */
  const changes = () => table.view.value?.log.filter((entry) => isPlay(entry) || entry.kind === "undo").length ?? 0;
  let awaited = -1; // changes after which advice was asked for that is not there yet

  async function askHint() {
    stage.finish();
    const who = seat.value;
    if (who < 0) return;
    if (canThrow.value) return void (strip.value = { kind: "hint", message: { id: "table-hint-throw", args: {} } });
    strip.value = { kind: "note", message: { id: "table-hint-wait", args: {} } };
    const now = changes();
    if (awaited === now) return; // it is on its way
    awaited = now;
    const late = () => awaited !== now || changes() !== now || seat.value !== who;
    try {
      const { gesture, text, spelt, values, outlook } = await table.hint(who);
      if (late()) return;
      picked.value = [];
      hinted.value = gesture;
      if (gesture.dice.length) chosen.value = gesture.dice;
      const { button, label } = gesture; // what a button says needs its move beside it: "Queen"
      const move = values[0]?.label ?? (button ? null : label) ?? spelt ?? label ?? text; // as among the three
      const hint = { id: "table-hint", args: { move } };
      strip.value = {
        kind: "hint",
        message: outlook ? { id: "table-hint-outlook", args: { outlook, hint } } : hint,
        more: values.map(worth),
      };
    } catch (error) {
      if (!late()) complain(error);
    } finally {
      if (awaited === now) awaited = -1;
    }
  }

  /**
   * Ask how the puzzle is solved from here until that is known; nothing if there is nothing to show, or something else
   * was done meanwhile.
   * @returns {Promise<import("../wire.js").Entry[]>}
   */
  async function askSolution() {
    stage.finish();
    const who = seat.value;
    if (who < 0 || solving.value >= 0) return [];
    const at = table.view.value?.number;
    strip.value = null;
    picked.value = [];
    solving.value = 0;
    try {
      for (;;) {
        const { done, progress, outlook, entries } = await table.solve(who);
        if (table.view.value?.number !== at) return [];
        solving.value = Math.max(solving.value, progress);
        if (!done) continue;
        if (outlook) strip.value = { kind: "hint", message: outlook };
        return entries;
      }
    } catch (error) {
      complain(error);
      return [];
    } finally {
      solving.value = -1;
    }
  }

  /** The seat that takes back when `undo` is pressed: the one of ours that decided last. */
  const undoer = computed(() => {
    const view = table.view.value;
    if (!view || table.kept.value || view.moment.asking) return -1;
    if (view.moment.result && (view.seats.length > 1 || view.nature !== "thought")) return -1; // it stays as it ended
    const gone = takenBack(view.log);
    const own = view.log.filter(
      (entry) => entry.kind === "action" && table.mine.value.includes(entry.seat) && !gone.has(entry.number),
    );
    return own[own.length - 1]?.seat ?? -1;
  });

  function undo() {
    stage.finish();
    if (undoer.value >= 0) void act("undo", undefined, undoer.value);
  }

  /** Take everything back that is ours to take back. */
  function restart() {
    stage.finish();
    if (undoer.value >= 0) void act("restart", undefined, undoer.value);
  }

  return {
    table,
    stage,
    picked,
    chosen,
    loose,
    looked,
    strip,
    hinted,
    arrows,
    dropped,
    seat,
    gestures,
    canThrow,
    starts,
    targets,
    ways,
    oneTouch,
    choosesDice,
    rethrow,
    cells,
    buttons,
    choices,
    undoer,
    solving,
    unsent,
    unsentWay,
    premove,
    choose,
    drop,
    putBack,
    toggleDie,
    throwDice,
    write,
    press,
    askHint,
    askSolution,
    undo,
    restart,
    act,
    explain,
    hear,
    close() {
      stopClearing();
      stopWaiting();
      stopPreparing();
      stopDropping();
    },
  };
}

/** What a choice is worth, in words. @param {Weighed} choice @returns {Message} */
const worth = ({ label, text, figure, unit }) => ({ id: `table-hint-${unit}`, args: { move: label ?? text, figure } });

/**
 * The gestures, and the same ones made with another piece of the same sort.
 * @param {Gesture[]} gestures
 * @param {string[][]} alike
 */
function withAlike(gestures, alike) {
  const twins = alike.flatMap(([first, ...others]) =>
    gestures
      .filter((gesture) => gesture.sites[0] === first)
      .flatMap((gesture) => others.map((site) => ({ ...gesture, sites: [site, ...gesture.sites.slice(1)] }))),
  );
  return [...gestures, ...twins];
}

/** Gestures that begin with these sites. @param {Gesture[]} gestures @param {string[]} path */
function follow(gestures, path) {
  return gestures.filter(
    (gesture) => gesture.sites.length >= path.length && path.every((site, i) => gesture.sites[i] === site),
  );
}

/** @param {Gesture[]} gestures @param {string[]} path */
function nexts(gestures, path) {
  return follow(gestures, path).flatMap((gesture) => gesture.sites.slice(path.length, path.length + 1));
}

/** Dice of equal face are the same to the rules. @param {Scene} scene @param {string[]} ids */
function facesOf(scene, ids) {
  return ids
    .map((id) => scene.dice.find((die) => die.id === id)?.face ?? 0)
    .sort((a, b) => a - b)
    .join();
}
