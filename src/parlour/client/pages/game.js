/** A game's page: what it looks like, who plays, by which variants, its rules, and Start. */
import { html, useMemo, useRef, useState } from "../dom.js";
import { Refused, createTable, getGame, messageId } from "../api.js";
import { anchor, go, query } from "../router.js";
import { rememberNames } from "../settings.js";
import { say, t } from "../words.js";
import { Icon } from "../art/icons.js";
import { Almanac } from "./almanac.js";
import { ClockForm } from "./clock.js";
import { Facts } from "./facts.js";
import { blank, fromLink, keepForm, recallForm, wishOf } from "./form.js";
import { Builders, OptionForm } from "./options.js";
import { Picture, previewOf } from "./picture.js";
import { rememberPlayed } from "./occasions.js";
import { Print } from "./print.js";
import { Rules } from "./rules.js";
import { SeatForm } from "./seats.js";
import { useFetched, useScroll, useTitle } from "./page.js";
import { Trouble } from "./trouble.js";
/** @import { GameInfo } from "../wire.js" */
/** @import { Form } from "./form.js" */

/** @param {{ id: string }} props */
export function GamePage({ id }) {
  const { found, wrong, again } = useFetched(() => getGame(id), [id]);
  useScroll(Boolean(found));
  if (wrong)
    return html`<${Trouble}
      what=${wrong.status === 404 ? "game" : "offline"}
      again=${wrong.status === 404 ? undefined : again}
    />`;
  return found ? html`<${Game} game=${found} />` : html`<p class="loading" role="status">${t("ui-loading")}</p>`;
}

/** @param {{ game: GameInfo }} props */
function Game({ game }) {
  const title = t(`game-${game.id}`);
  useTitle(title);
  const [form, setForm] = useState(() => fromLink(game, recallForm(game), query.peek()));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const newest = useRef(form);
  /**
   * Kept at once, on top of the newest form: a reload or a second touch may come before the next drawing.
   * What is wished differently is another table, hence the new message.
   * @param {(form: Form) => Partial<Form>} part
   */
  function change(part) {
    newest.current = { ...newest.current, ...part(newest.current), message: messageId() };
    keepForm(game, newest.current);
    setForm(newest.current);
  }
  const wish = useMemo(() => wishOf(game, form), [form]);
  const sides = previewOf(game.id, form.seats, wish.options)?.scene.seats ?? [];

  const side = Math.max(
    0,
    wish.seats.findIndex((seat) => seat.kind === "person"),
  ); // as at the table

  /** @param {Event} event */
  async function start(event) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    const wished = wishOf(game, newest.current);
    const seats = wished.seats.map((seat, at) => ({
      ...seat,
      name: seat.name || (seat.kind === "person" ? t("page-name-default", { number: at + 1 }) : ""),
    }));
    try {
      const code = await createTable({ ...wished, seats, message: newest.current.message });
      rememberNames(wished.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name));
      rememberPlayed(game.id);
      change(() => ({})); // the next Start is a new table
      go(`/table/${code}`);
    } catch (error) {
      setTrouble(
        error instanceof Refused && error.status >= 400 && error.status < 500 && error.body.message
          ? say(error.body.message)
          : t("page-start-failed"),
      );
      setBusy(false);
    }
  }

  return html`<article class="game-page">
    <div class="game-head">
      <a class="back" href="/"><${Icon} name="back" size="18" />${t("ui-to-shelf")}</a>
      <h1>${title}</h1>
      <p class="lead quiet">${t(`game-${game.id}.tag`)}</p>
      <${Facts} seats=${game.seats} minutes=${game.minutes} />
    </div>
    <div class="game-picture" role="img" aria-label=${t("page-picture", { game: title })}>
      <${Picture} game=${game.id} seats=${form.seats} options=${wish.options} side=${side} />
    </div>
    <form class="game-form card" aria-label=${t("page-set-up")} onSubmit=${start}>
      <${SeatForm} game=${game} form=${form} change=${change} sides=${sides} />
      <${Builders} game=${game} form=${form} change=${change} />
      ${
        game.options.length > 0 &&
        html`<${OptionForm}
          game=${game}
          form=${form}
          change=${change}
          reset=${() => change(() => ({ options: blank(game).options }))}
        />`
      }
      <${ClockForm} form=${form} change=${change} />
      <div class="game-start">
        ${trouble && html`<p class="form-trouble" role="alert">${trouble}</p>`}
        <button type="submit" class="button primary big" aria-disabled=${busy}>
          ${busy ? t("page-starting") : html`<${Icon} name="play" />${t("page-start")}`}
        </button>
      </div>
    </form>
    <${Almanac} id=${game.id} minutes=${game.minutes} />
    <section class="game-rules" aria-labelledby="rules-title">
      <h2 id="rules-title">${t("page-rules")}</h2>
      <${Rules} id=${game.id} at=${anchor.value} />
      <${Print}
        game=${game.id}
        seats=${form.seats}
        options=${wish.options}
        preview=${previewOf(game.id, form.seats, wish.options)}
      />
    </section>
  </article>`;
}
