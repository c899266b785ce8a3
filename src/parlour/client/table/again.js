// The next game: whoever presses offers it, the others sit down with one touch, and how the series stands.
import { getGame, getSeries, Refused, sitAgain } from "../api.js";
import { Icon } from "../art/icons.js";
import { SeatSign } from "../art/signs.js";
import { html, useEffect, useState } from "../dom.js";
import { listed } from "../locale.js";
import { go } from "../router.js";
import { say, t } from "../words.js";
import { seatName } from "./naming.js";
/** @import { GameInfo, Options, Series as Score, View } from "../wire.js" */
/** @import { Form } from "../pages/form.js" */
/** @import { Table } from "../live.js" */

/**
 * The form of options, which few ask for here.
 * @typedef {{game: GameInfo, OptionForm: typeof import("../pages/options.js").OptionForm}} Variants
 */

/**
 * Offer the next game, or take part in it.
 * @param {{view: View, table: Table, children?: import("../vendor/preact/preact.js").ComponentChildren}} props
 *   children: what else can be done; it stands behind the first button
 */
export function PlayAgain({ view, table, children }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [variants, setVariants] = useState(/** @type {Variants | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {Options} */ (view.options));
  const { sequel } = view.moment;
  const mine = table.mine.value;
  const there = sequel !== null && mine.every((at) => sequel.seats.includes(at));
  const others = (sequel?.seats ?? []).filter((at) => !mine.includes(at)).map((at) => seatName(view, at));
  const sit = async () => {
    setBusy(true);
    try {
      go(`/table/${await sitAgain(view, variants ? chosen : null)}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.body.message ? say(error.body.message) : t("table-failed"));
      setBusy(false);
    }
  };
  const vary = async () => {
    const [game, { OptionForm }] = await Promise.all([getGame(view.game), import("../pages/options.js")]);
    if (game.options.length) setVariants({ game, OptionForm });
  };
  if (there)
    return html`<a class="action again" data-action="next-game" href="/table/${sequel.code}">
        <${Icon} name="forward" size=${20} />${t(mine.length ? "table-again-there" : "table-again-watch")} </a
      >${children}`;
  if (!mine.length) return children;
  const offered = { names: listed(others), count: others.length };
  const usual = () => Object.fromEntries((variants?.game.options ?? []).map((option) => [option.name, option.default]));
  return html`${others.length > 0 && html`<p class="again-offer" data-offer>${t("table-again-offered", offered)}</p>`}
    ${
      variants &&
      html`<${variants.OptionForm}
        game=${variants.game}
        form=${/** @type {Form} */ ({ seats: view.seats.length, options: chosen })}
        change=${(/** @type {(newest: Form) => Partial<Form>} */ how) =>
          setChosen((options) => how(/** @type {Form} */ ({ seats: view.seats.length, options })).options ?? options)}
        reset=${() => setChosen(usual())}
      />`
    }
    <button type="button" class="action again" data-action="play-again" disabled=${busy} onClick=${sit}>
      ${t(others.length ? "table-again-join" : "table-play-again")}
    </button>
    ${children}
    ${
      !sequel &&
      !variants &&
      Object.keys(view.options).length > 0 &&
      html`<button type="button" class="button" data-action="other-rules" onClick=${vary}>
        <${Icon} name="book" size=${20} />${t("table-again-rules")}
      </button>`
    }
    ${trouble && html`<p class="trouble-words" role="alert">${trouble}</p>`}`;
}

/** How the series stands, once there is one. @param {{view: View}} props */
export function Series({ view }) {
  const [score, setScore] = useState(/** @type {Score | null} */ (null));
  const over = view.moment.result !== null;
  useEffect(() => {
    let stale = false;
    if (view.code.includes("-"))
      getSeries(view.code).then(
        (found) => stale || setScore(found),
        (error) => console.warn(error), // it is not worth a word
      );
    return () => {
      stale = true;
    };
  }, [view.code, over, view.ready]);
  if (!score?.games) return null;
  const points = score.points;
  return html`<section class="series" data-series aria-label=${t("table-series", { games: score.games })}>
    <p class="series-title" aria-hidden="true">${t("table-series", { games: score.games })}</p>
    <ul>
      ${score.wins.map(
        (wins, at) =>
          html`<li>
            <${SeatSign} seat=${view.moment.scene.seats[at]} size=${16} />
            <span class="series-name">${seatName(view, at)}</span>
            <b>${t("table-series-wins", { wins })}</b>
            ${points && html`<span class="quiet">${t("table-series-points", { points: points[at] ?? 0 })}</span>`}
          </li>`,
      )}
      ${score.draws > 0 && html`<li class="quiet">${t("table-series-draws", { draws: score.draws })}</li>`}
    </ul>
  </section>`;
}
