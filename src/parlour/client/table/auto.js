// Who wishes so need not touch what is no choice: dice are thrown, and the only move there is is made.
import { effect } from "../dom.js";
import { auto, paceOf } from "./choices.js";
/** @import { Table } from "../live.js" */
/** @import { Hand } from "./input.js" */

const PAUSE = 700; // ms in which one sees what is about to be done, at the usual speed

/** @param {Table} table @param {Hand} hand */
export function openAuto(table, hand) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = effect(() => {
    clearTimeout(timer);
    const view = table.view.value;
    const moment = hand.stage.moment.value;
    if (auto.chosen.value !== "on" || !view || !moment || hand.seat.value < 0 || hand.stage.busy.value || moment.asking)
      return;
    if (view.log.at(-1)?.kind === "undo") return; // else what was taken back would be made again at once
    const [first, ...others] = moment.gestures;
    const only = first && !others.length ? first : null;
    if (!moment.can_throw && !only) return;
    timer = setTimeout(
      () => void (moment.can_throw ? hand.act("throw") : only && hand.act("action", only.action)),
      PAUSE * paceOf(view, hand.seat.value),
    );
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
