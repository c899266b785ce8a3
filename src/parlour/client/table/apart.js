// A stage, and hands at it, apart from any table of the server: what is done there is told to whoever opened it.
import { signal } from "../dom.js";
import { openHand } from "./input.js";
import { finishMotion } from "./motion.js";
/** @import { Moment } from "../wire.js" */
/** @import { Body, Score, Trace } from "./types.js" */

/** @param {(action: number) => unknown} play is told what was done */
export function openApart(play) {
  const stage = {
    moment: signal(/** @type {Moment | null} */ (null)),
    number: signal(0),
    bodies: signal(/** @type {Body[]} */ ([])),
    score: signal(/** @type {Score | null} */ (null)),
    trace: signal(/** @type {Trace | null} */ (null)),
    busy: signal(false),
    finish: finishMotion,
    onShow: () => {},
    close: () => {},
  };
  const table = {
    view: signal({ number: 0, log: [] }),
    hand: signal(-1),
    mine: signal([]),
    kept: signal(null),
    why: async () => null,
    act: async (/** @type {number} */ _, /** @type {string} */ what, /** @type {number} */ action) => {
      if (what === "action") await play(action);
      return { ok: true };
    },
  };
  return {
    stage,
    hand: openHand(/** @type {any} */ (table), stage),
    /** Show a moment, in which this seat may act. @param {Moment} moment @param {number} seat */
    show(moment, seat) {
      stage.moment.value = moment;
      stage.number.value += 1;
      table.view.value = { number: stage.number.value, log: [] };
      table.hand.value = seat;
    },
  };
}
