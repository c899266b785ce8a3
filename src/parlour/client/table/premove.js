// A move that is prepared while the other one thinks: shown on the board, taken back with one touch, and sent when the
// turn comes. It knows no rules: whether the move is one is seen then, among the gestures that the server tells.
import { Icon } from "../art/icons.js";
import { computed, effect, html, signal } from "../dom.js";
import { t } from "../words.js";
/** @import { Table } from "../live.js" */
/** @import { Stage } from "./stage.js" */

/** @typedef {ReturnType<typeof openPremove>} Premove */

/** @param {Table} table @param {Stage} stage */
export function openPremove(table, stage) {
  const way = signal(/** @type {string[]} */ ([])); // the sites that were touched, in order
  const whole = signal(false); // they are all of the move
  let places = false; // one touch has been a whole move here: stones are placed

  /** The seat for which something can be prepared now; -1 for none. In games of two without dice. */
  const seat = computed(() => {
    const view = table.view.value;
    const [own, ...others] = table.mine.value;
    if (!view || own === undefined || others.length || view.seats.length !== 2 || view.nature !== "thought") return -1;
    if (!view.ready || view.closed || view.moment.result || table.kept.value || view.seats[own]?.relief !== null)
      return -1;
    return view.moment.scene.hand === 1 - own && view.moment.asking?.what !== "undo" ? own : -1;
  });

  const stop = effect(() => {
    const moment = stage.moment.value;
    if (!moment || moment.result) return void takeBack();
    if (table.mine.value.includes(moment.scene.hand))
      places = moment.gestures.some(({ sites, dice }) => sites.length === 1 && !dice.length);
  });

  function takeBack() {
    way.value = [];
    whole.value = false;
  }

  /** @param {string[]} sites */
  function prepare(sites) {
    way.value = sites;
    whole.value = true;
  }

  /** Whether a piece of ours stands there. @param {string} site */
  function ours(site) {
    const colours = stage.moment.value?.scene.seats[seat.value]?.colours ?? [];
    return stage.bodies.value.some((body) => body.site === site && !body.leaving && colours.includes(body.colour));
  }

  /** Whether we have nothing on the board that could move. */
  const bare = () => {
    const colours = stage.moment.value?.scene.seats[seat.value]?.colours ?? [];
    return !stage.bodies.value.some((body) => colours.includes(body.colour));
  };

  return {
    way,
    whole,
    seat,
    takeBack,
    /** Carry one of our pieces. @param {string} from @param {string} to */
    drop(from, to) {
      if (seat.value >= 0 && from !== to && ours(from)) prepare([from, to]);
    },
    /** @param {string} site */
    touch(site) {
      if (seat.value < 0 || whole.value || way.value[0] === site) return takeBack();
      const [from] = way.value;
      if (from) prepare([from, site]);
      else if (places || bare()) prepare([site]);
      else if (ours(site)) way.value = [site];
    },
    close: stop,
  };
}

/** What is prepared, in words, and the way back. @param {{premove: Premove | null}} props */
export function Prepared({ premove }) {
  if (!premove?.whole.value) return null;
  return html`<p class="prepared" role="status" data-prepared-words>
    <span>${t("premove-prepared", { move: premove.way.value.join("–") })}</span>
    <button type="button" class="button small" data-action="unprepare" onClick=${premove.takeBack}>
      <${Icon} name="undo" size=${16} />${t("premove-take-back")}
    </button>
  </p>`;
}
