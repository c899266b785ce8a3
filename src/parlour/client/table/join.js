// For whoever opens a table's link: take a free seat under a nickname, or watch.
import { Refused } from "../api.js";
import { SeatSign } from "../art/signs.js";
import { html, useState } from "../dom.js";
import { recall } from "../keep.js";
import { listed } from "../locale.js";
import { names, rememberNames } from "../settings.js";
import { say, t } from "../words.js";
import { Reclaim } from "./hosting.js";
import { seatName, sideName } from "./naming.js";
/** @import { View } from "../wire.js" */
/** @import { Table } from "../live.js" */

/** The seats that anybody may take; one with a name is kept for somebody. @param {View} view */
export const freeSeats = (view) =>
  view.seats.flatMap((seat, at) => (seat.kind === "open" && !seat.taken && !seat.name ? [at] : []));

/** @param {{view: View, table: Table, watch: (() => void) | null}} props */
export function Join({ view, table, watch }) {
  const free = freeSeats(view);
  const sign = recall("sign", "");
  const [seat, setSeat] = useState(
    free.find((at) => view.moment.scene.seats[at]?.colours.includes(sign)) ?? free[0] ?? -1,
  );
  const [name, setName] = useState(names()[0] ?? "");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const wanted = free.includes(seat) ? seat : (free[0] ?? -1);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.trim()) return setTrouble(t("table-join-name-missing"));
    setBusy(true);
    try {
      await table.join(wanted, name.trim());
      rememberNames([name]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.body.message ? say(error.body.message) : t("table-failed"));
    } finally {
      setBusy(false);
    }
  };
  const others = view.seats
    .map((_, at) => at)
    .filter((at) => !free.includes(at))
    .map((at) => seatName(view, at));
  return html`<form class="join card" onSubmit=${sit}>
    <h2>${t("table-join-title", { game: t(`game-${view.game}`) })}</h2>
    ${others.length > 0 && html`<p>${t("table-join-with", { names: listed(others) })}</p>`}
    <label class="join-name"
      ><span>${t("table-join-name")}</span>
      <input
        type="text"
        name="nickname"
        maxlength="40"
        autocomplete="nickname"
        value=${name}
        aria-invalid=${trouble ? "true" : undefined}
        aria-describedby="join-trouble"
        onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
      />
    </label>
    ${
      free.length > 1 &&
      html`<fieldset class="seat-choice">
        <legend>${t("table-join-seat")}</legend>
        ${free.map(
          (at) =>
            html`<label
              ><input
                type="radio"
                name="seat"
                value=${at}
                checked=${at === wanted}
                onChange=${() => setSeat(at)}
              /><${SeatSign} seat=${view.moment.scene.seats[at]} /><span
                >${sideName(view.moment.scene.seats[at], at)}</span
              ></label
            >`,
        )}
      </fieldset>`
    }
    <p id="join-trouble" class="trouble-words" role="alert">${trouble}</p>
    <div class="join-buttons">
      <button type="submit" class="button primary" disabled=${busy}>${t("table-sit-down")}</button>
      ${watch && html`<button type="button" class="button" onClick=${watch}>${t("table-watch")}</button>`}
    </div>
    <${Reclaim} view=${view} table=${table} />
  </form>`;
}
