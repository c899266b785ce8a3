// When it is your turn and nobody looks: the icon says so, and so do a sound and the system, if they may. Whether they
// may is asked once, when somebody comes back and has missed a turn, and never at a first visit.
import { Icon } from "../art/icons.js";
import { effect, html, signal } from "../dom.js";
import { keep, recall } from "../keep.js";
import { reminders, visits } from "../settings.js";
import { listed } from "../locale.js";
import { t } from "../words.js";
import { seatName } from "./naming.js";
import { knock } from "./sound.js";
/** @import { View } from "../wire.js" */
/** @import { Table } from "../live.js" */

/** @typedef {ReturnType<typeof openReminder>} Reminder */

const ICON = "/client/art/icon.svg";
const ICON_TURN = "/client/art/icon-turn.svg";

/** @param {string} address */
function showIcon(address) {
  const link = document.querySelector("link[rel=icon]");
  if (link?.getAttribute("href") !== address) link?.setAttribute("href", address);
}

/** Other people at a table. @param {View} view @param {number[]} mine */
const others = (view, mine) =>
  view.seats.flatMap(({ kind }, at) => (kind === "computer" || mine.includes(at) ? [] : [at]));

/** @param {Table} table */
export function openReminder(table) {
  const asking = signal(false);
  let ours = false;
  let missed = false; // a turn came while nobody looked, and nobody was told

  const stopHearing = effect(() => {
    const view = table.view.value;
    const turn = table.hand.value >= 0;
    showIcon(turn ? ICON_TURN : ICON);
    const begins = turn && !ours && view !== null;
    ours = turn;
    if (!begins || !document.hidden || others(view, table.mine.value).length === 0) return;
    knock("turn");
    if (reminders.value && typeof Notification === "function" && Notification.permission === "granted") tell(view);
    else missed = true;
  });

  /** @param {View} view */
  function tell(view) {
    const seats = others(view, table.mine.value);
    const names = listed(seats.map((at) => seatName(view, at)));
    const title = t("between-remind-turn", { game: t(`game-${view.game}`) });
    const how = {
      body: t("between-remind-with", { names, count: seats.length }),
      icon: ICON,
      tag: `parlour-${view.code}`,
    };
    const note = { ...how, data: `/table/${view.code}` };
    // phones show those of a worker only
    const shown = navigator.serviceWorker?.controller
      ? navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, note))
      : Promise.resolve().then(() => {
          new Notification(title, note).onclick = () => window.focus();
        });
    shown.catch((error) => console.warn(error));
  }

  const look = () => {
    if (document.hidden || !missed || recall("asked", false)) return;
    if (typeof Notification !== "function" || Notification.permission !== "default" || visits < 2) return;
    keep("asked", true);
    asking.value = true;
  };
  document.addEventListener("visibilitychange", look);

  return {
    asking,
    /** @param {boolean} wanted */
    async answer(wanted) {
      asking.value = false;
      if (wanted) reminders.value = (await Notification.requestPermission()) === "granted";
    },
    close() {
      stopHearing();
      showIcon(ICON);
      document.removeEventListener("visibilitychange", look);
    },
  };
}

/** The question, as a calm line. @param {{reminder: Reminder}} props */
export function RemindQuestion({ reminder }) {
  if (!reminder.asking.value) return null;
  return html`<div class="strip strip-note" data-remind>
    <p><${Icon} name="bell" size=${18} /> ${t("between-remind")}</p>
    <div class="actions">
      <button type="button" class="button primary" data-action="remind" onClick=${() => reminder.answer(true)}>
        ${t("between-remind-yes")}
      </button>
      <button type="button" class="button" data-action="remind-not" onClick=${() => reminder.answer(false)}>
        ${t("between-remind-no")}
      </button>
    </div>
  </div>`;
}
