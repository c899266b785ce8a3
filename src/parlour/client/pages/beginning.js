/** Play from here: a new table that begins at a position, against computers or with friends. */
import { createTable, getGame, messageId, Refused } from "../api.js";
import { Icon } from "../art/icons.js";
import { html, useRef, useState } from "../dom.js";
import { go } from "../router.js";
import { names } from "../settings.js";
import { say, t } from "../words.js";
import { useFetched } from "./page.js";
import { SeatForm } from "./seats.js";
/** @import { Analysis, Options, SeatWish } from "../wire.js" */
/** @import { Form } from "./form.js" */

const LEVEL = 2; // of a computer, until another is chosen

/**
 * @typedef {object} BeginningProps
 * @property {string} id of the game
 * @property {number} seats how many play
 * @property {Options} options
 * @property {Analysis} found the position
 */

/** @param {BeginningProps} props */
export function Beginning({ id, seats, options, found }) {
  const { found: game } = useFetched(() => getGame(id), [id]);
  const [wishes, setWishes] = useState(() => sitting(seats, found.moment.scene.hand));
  const [trouble, setTrouble] = useState("");
  const busy = useRef(false);
  if (found.moment.result) return html`<p class="quiet">${t("server-error-position-over")}</p>`;
  if (!game) return null;
  const form = /** @type {Form} */ ({ seats, wishes, options, clock: null, message: "" });
  /** @param {Event} event */
  async function start(event) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setTrouble("");
    const sat = wishes.map((wish, at) => ({
      ...wish,
      name: wish.kind === "person" ? wish.name.trim() || t("page-name-default", { number: at + 1 }) : "",
    }));
    try {
      const wish = { game: id, options, seats: sat, message: messageId(), position: found.position };
      go(`/table/${await createTable(wish)}`);
    } catch (error) {
      setTrouble(error instanceof Refused && error.body.message ? say(error.body.message) : t("page-start-failed"));
      busy.current = false;
    }
  }
  return html`<form class="beginning" data-beginning onSubmit=${start}>
    <${SeatForm}
      game=${{ ...game, seats: [seats] }}
      form=${form}
      change=${(/** @type {(form: Form) => Partial<Form>} */ part) =>
        setWishes((newest) => part({ ...form, wishes: newest }).wishes ?? newest)}
      sides=${found.moment.scene.seats}
    />
    ${found.forgets && html`<p class="quiet" data-forgets>${t("analysis-play-forgets")}</p>`}
    ${trouble && html`<p class="form-trouble" role="alert">${trouble}</p>`}
    <button type="submit" class="button primary"><${Icon} name="play" />${t("analysis-play-start")}</button>
  </form>`;
}

/**
 * I play for whoever is to act, and computers for the others.
 * @param {number} seats
 * @param {number} hand
 * @returns {SeatWish[]}
 */
function sitting(seats, hand) {
  const [name = ""] = names();
  return Array.from({ length: seats }, (_, at) =>
    at === Math.max(hand, 0) ? { kind: "person", name, level: LEVEL } : { kind: "computer", name: "", level: LEVEL },
  );
}
