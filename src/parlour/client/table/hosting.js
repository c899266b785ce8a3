// What the host may do with seats, and how somebody who has lost their link gets theirs back.
import { Refused } from "../api.js";
import { Icon } from "../art/icons.js";
import { html, useState } from "../dom.js";
import { listed } from "../locale.js";
import { say, t } from "../words.js";
import { isPlay } from "./announce.js";
import { useLookAgain, waitedUntil } from "./missed.js";
import { seatName } from "./naming.js";
/** @import { HostDo, View } from "../wire.js" */
/** @import { Table } from "../live.js" */
/** @import { Room } from "./page.js" */

/**
 * Whatever is refused is told in words.
 * @returns {[string, (what: () => Promise<unknown>) => Promise<void>]}
 */
function useAttempt() {
  const [trouble, setTrouble] = useState("");
  return [
    trouble,
    async (what) => {
      setTrouble("");
      try {
        await what();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setTrouble(error.body.message ? say(error.body.message) : t("table-offline"));
      }
    },
  ];
}

/** What may be done about a seat, for the host alone. @param {{view: View, table: Table, at: number}} props */
export function HostTools({ view, table, at }) {
  const [trouble, attempt] = useAttempt();
  const { host } = view.moment;
  const seat = view.seats[at];
  if (!seat || view.closed || !table.mine.value.includes(host) || table.mine.value.includes(at)) return null;
  const name = seatName(view, at);
  /** @type {HostDo[]} */
  const can = [];
  const free = seat.kind === "open" && !seat.taken;
  if (free) can.push("fill");
  if (free && view.closable) can.push("close");
  if (free && seat.name) can.push("free");
  if (seat.kind === "open" && seat.taken && !view.log.some(isPlay)) can.push("remove");
  if (seat.kind !== "computer" && seat.taken) can.push("hand-on");
  return html`<span class="host-tools">
    ${can.map(
      (what) =>
        html`<button
          type="button"
          class="button small"
          data-host=${what}
          aria-label=${t(`host-${what}-of`, { name })}
          onClick=${() => attempt(() => table.host(host, what, at))}
        >
          ${t(`host-${what}`)}
        </button>`,
    )}
    <span class="trouble-words" role="alert">${trouble}</span>
  </span>`;
}

/** What the host decides for the whole table. @param {{view: View, table: Table}} props */
export function HostChoices({ view, table }) {
  const [trouble, attempt] = useAttempt();
  const { host, locked, skipping } = view.moment;
  if (view.closed || !table.mine.value.includes(host) || view.seats.length < 2) return null;
  /** @param {HostDo} what */
  const button = (what) =>
    html`<button
      type="button"
      class="button small"
      data-host=${what}
      onClick=${() => attempt(() => table.host(host, what))}
    >
      ${t(`host-${what}`)}
    </button>`;
  return html`<div class="host-choices">
    <p><span>${t(locked ? "host-locked" : "host-open")}</span> ${button(locked ? "unlock" : "lock")}</p>
    ${
      view.skippable &&
      html`<p><span>${t(skipping ? "host-skips" : "host-plays-on")}</span> ${button(skipping ? "play-on" : "skip")}</p>`
    }
    <p class="trouble-words" role="alert">${trouble}</p>
  </div>`;
}

/**
 * A seat is kept for somebody who does not come: the host gives it free, and so may the others when they have waited.
 * @param {{room: Room, view: View}} props
 */
export function Unkept({ room, view }) {
  const [trouble, attempt] = useAttempt();
  const { table } = room;
  const status = table.company.value;
  const [own] = table.mine.value;
  const host = table.mine.value.includes(view.moment.host);
  const kept = view.seats.flatMap(({ kind, taken, name }, at) => (kind === "open" && !taken && name ? [at] : []));
  const until = (/** @type {number} */ at) =>
    host ? 0 : status?.present[at] ? waitedUntil(status, status.present[at]) : Infinity;
  const next = Math.min(Infinity, ...kept.map(until).filter((then) => then > Date.now()));
  useLookAgain(next);
  const can = own === undefined ? [] : kept.filter((at) => until(at) <= Date.now());
  if (!can.length) return null;
  return html`<div class="actions" data-unkept>
    ${can.map(
      (at) =>
        html`<button
          type="button"
          class="button"
          data-free=${at}
          onClick=${() => attempt(() => table.host(host ? view.moment.host : (own ?? 0), "free", at))}
        >
          ${t("host-free-of", { name: seatName(view, at) })}
        </button>`,
    )}
    <p class="trouble-words" role="alert">${trouble}</p>
  </div>`;
}

/** The host does not come back: whoever else sits here may stand in. @param {{view: View, table: Table}} props */
export function StandIn({ view, table }) {
  const [trouble, attempt] = useAttempt();
  const { host } = view.moment;
  const status = table.company.value;
  const [own] = table.mine.value;
  const present = status?.present[host];
  const gone = own !== undefined && !table.mine.value.includes(host) && present && present.state !== "here";
  const until = gone && status ? waitedUntil(status, present) : Infinity;
  useLookAgain(until);
  if (own === undefined || view.closed || until > Date.now()) return null;
  return html`<div class="actions">
    <button type="button" class="button" data-host="take" onClick=${() => attempt(() => table.host(own, "take"))}>
      ${t("host-take", { name: seatName(view, host) })}
    </button>
    <p class="trouble-words" role="alert">${trouble}</p>
  </div>`;
}

/** For whoever sits here already, but not in this browser. @param {{view: View, table: Table}} props */
export function Reclaim({ view, table }) {
  const [trouble, attempt] = useAttempt();
  const [open, setOpen] = useState(false);
  const seats = view.seats.flatMap((seat, at) => (seat.kind !== "computer" && seat.taken ? [at] : []));
  if (table.mine.value.length > 0 || !seats.length || view.closed) return null;
  const { lost } = view.moment;
  const asked = lost && table.claimed(lost.seat);
  return html`<div class="reclaim">
    ${
      asked
        ? html`<p role="status" data-reclaiming>
            ${t("lost-waiting", { names: listed(lost.to.map((at) => seatName(view, at))) })}
          </p>`
        : html`<button
              type="button"
              class="button bare"
              data-action="reclaim"
              aria-expanded=${open}
              onClick=${() => setOpen(!open)}
            >
              ${t("lost-mine")}
            </button>
            ${
              open &&
              html`<p class="quiet">${t("lost-help")}</p>
                <div class="actions">
                  ${seats.map(
                    (at) =>
                      html`<button
                        type="button"
                        class="button"
                        data-reclaim=${at}
                        onClick=${() => attempt(() => table.lose(at))}
                      >
                        ${t("lost-i-am", { name: seatName(view, at) })}
                      </button>`,
                  )}
                </div>`
            }`
    }
    <p class="trouble-words" role="alert">${trouble}</p>
  </div>`;
}

/**
 * Somebody says that a seat is theirs: those who know them say whether that is so.
 * @param {{room: Room, view: View}} props
 */
export function LostQuestion({ room, view }) {
  const { lost } = view.moment;
  const mine = room.table.mine.value;
  if (!lost) return null;
  const name = seatName(view, lost.seat);
  const asked = mine.find((seat) => lost.to.includes(seat));
  if (asked === undefined && !mine.includes(lost.seat)) return null;
  const answerer = asked ?? lost.seat;
  return html`<div class="consent" data-lost>
    <p>${t(asked === undefined ? "lost-is-it-you" : "lost-is-it", { name })}</p>
    <div class="actions">
      ${
        asked !== undefined &&
        html`<button
          type="button"
          class="button primary"
          data-action="vouch"
          onClick=${() => room.hand.act("vouch", undefined, answerer)}
        >
          <${Icon} name="check" size=${18} />${t("lost-yes", { name })}
        </button>`
      }
      <button
        type="button"
        class="button"
        data-action="doubt"
        onClick=${() => room.hand.act("doubt", undefined, answerer)}
      >
        ${t("lost-no")}
      </button>
    </div>
  </div>`;
}
