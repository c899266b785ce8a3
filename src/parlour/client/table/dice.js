// Dice: rounded, with deep pips. They tumble when they were thrown and lie where they fell.
import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { still } from "../settings.js";
import { t } from "../words.js";
/** @import { Die } from "../wire.js" */
/** @import { Hand } from "./input.js" */

const TUMBLE = 680; // ms
const FLICKER = 85;

/** Where the pips of a face lie, in thirds from the middle. @type {Record<number, [number, number][]>} */
export const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** @param {{face: number, colour: string}} props */
function DieDrawing({ face, colour }) {
  const pips = PIPS[face]; // a die that waits is blank: nobody takes it for a throw
  return html`<svg
    class="die-drawing die-${colour} ${face ? "" : "unthrown"}"
    viewBox="-54 -54 112 112"
    aria-hidden="true"
  >
    <rect class="die-shadow" x="-40" y="-36" width="90" height="90" rx="22" />
    <rect class="die-edge" x="-46" y="-43" width="92" height="92" rx="21" />
    <rect class="die-body" x="-46" y="-47" width="92" height="92" rx="21" />
    <rect class="die-top" x="-40" y="-42" width="80" height="80" rx="24" />
    ${pips?.map(
      ([x, y]) =>
        html`<circle class="pip" cx=${24 * x} cy=${24 * y - 2} r="8.6" /><circle
            class="pip-glint"
            cx=${24 * x + 1}
            cy=${24 * y - 0.6}
            r="8.4"
          />`,
    )}
    ${face > 6 && html`<text class="die-figure" dy="0.36em">${face}</text>`}
  </svg>`;
}

/** Dice that only lie there. @param {{dice: Die[]}} props */
export function DiceRow({ dice }) {
  return html`<div class="dice-row">
    ${dice.map(
      (die, i) =>
        html`<span key=${die.id} class="die lean-${lean(die, i)} ${die.spent ? "spent" : ""}"
          ><${DieDrawing} face=${die.face} colour=${die.colour}
        /></span>`,
    )}
  </div>`;
}

/** How a die happened to fall: one of five small angles. @param {Die} die @param {number} at */
const lean = (die, at) => (die.face * 3 + at * 2) % 5;

/**
 * The dice in play. Where dice can be thrown again each one is a switch.
 * @param {{dice: Die[], hand: Hand, number: number}} props
 */
export function Dice({ dice, hand, number }) {
  const loose = hand.loose.value;
  const choosing = loose.size > 0;
  const places = useRef(/** @type {Die[]} */ ([]));
  places.current = useMemo(() => keepPlaces(places.current, dice), [dice]);
  return html`<div
    class="dice-row dice-${dice.length} ${choosing ? "choosing" : ""}"
    role=${dice.length > 1 ? "group" : undefined}
    aria-label=${dice.length > 1 ? t("table-dice") : undefined}
  >
    ${places.current.map(
      (die, at) =>
        html`<${Rolling} key=${at} die=${die} at=${at} hand=${hand} number=${number} choosing=${loose.has(die.id)} />`,
    )}
  </div>`;
}

/**
 * The dice of the scene; a throw that leads to nothing is seen before it is taken up.
 * @param {Hand} hand @returns {Die[]}
 */
export function shownDice({ stage }) {
  const passing = (stage.busy.value && stage.score.value?.passing) || [];
  const dice = stage.moment.value?.scene.dice ?? [];
  return dice.map((die, at) => (passing[at] ? { ...die, face: passing[at], fresh: true } : die));
}

/** Whether a board has a place where dice fall. @param {import("../wire.js").Board} board */
export const takesDice = (board) => board.areas.some(({ role }) => role === "dice");

/**
 * Dice that were not thrown stay where they lie; the others fall into the places that are left.
 * @param {Die[]} before @param {Die[]} dice @returns {Die[]}
 */
function keepPlaces(before, dice) {
  /** @type {(Die | undefined)[]} */
  const places = dice.map(() => undefined);
  const thrown = dice.filter((die) => {
    if (!die.face || die.fresh) return true;
    const at = before.findIndex((old, i) => old.face === die.face && i < places.length && !places[i]);
    if (at >= 0) places[at] = die;
    return at < 0;
  });
  return places.map((die) => die ?? /** @type {Die} */ (thrown.shift()));
}

/** @param {{die: Die, at: number, hand: Hand, number: number, choosing: boolean}} props */
function Rolling({ die, at, hand, number, choosing }) {
  const shown = useTumble(die, hand.stage.score.value?.dice ? number : 0, at, hand.stage.score.value?.pace ?? 1);
  const again = hand.chosen.value.includes(die.id);
  const name = !die.face ? t("table-die-waiting") : t(die.spent ? "table-die-spent" : "table-die", { face: die.face });
  const drawing = html`<${DieDrawing} face=${shown} colour=${die.colour} />`;
  const classes = ["die", `lean-${lean(die, at)}`, again && "again", !die.face && "waiting", die.spent && "spent"]
    .filter(Boolean)
    .join(" ");
  if (!choosing)
    return html`<span
      class=${classes}
      role="img"
      aria-label=${name}
      data-die=${die.id}
      data-face=${die.face}
      onClick=${() => (hand.canThrow.value ? hand.throwDice() : die.face && hand.toggleDie(die.id))}
      >${drawing}</span
    >`;
  const move = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const own = /** @type {HTMLElement} */ (event.currentTarget);
    const all = [
      .../** @type {NodeListOf<HTMLElement>} */ (own.parentElement?.querySelectorAll("button[data-die]") ?? []),
    ];
    all[(all.indexOf(own) + step + all.length) % all.length]?.focus();
  };
  return html`<button
    type="button"
    class=${classes}
    aria-pressed=${again}
    aria-label=${t("table-die-again", { name })}
    data-die=${die.id}
    data-face=${die.face}
    onKeyDown=${move}
    onClick=${() => hand.toggleDie(die.id)}
  >
    ${drawing}
  </button>`;
}

/**
 * The face to show while a fresh die tumbles; in the end its own.
 * @param {Die} die @param {number} throwNumber 0: nothing was thrown just now @param {number} at @param {number} pace
 */
function useTumble(die, throwNumber, at, pace) {
  const [shown, setShown] = useState(0);
  const known = useRef(throwNumber);
  useEffect(() => {
    if (!throwNumber || known.current === throwNumber || !die.fresh || still.value) return;
    known.current = throwNumber;
    const lasts = TUMBLE * pace;
    const element = document.querySelector(`[data-die="${CSS.escape(die.id)}"] .die-drawing`);
    const from = `translate(${-130 - 24 * at}%, ${60 - 20 * (at % 3)}%) rotate(${-420 - 60 * at}deg) scale(0.9)`;
    const bounce = `translate(8%, -26%) rotate(${20 - 9 * at}deg) scale(1.12)`;
    const animation = element?.animate(
      [
        { transform: from, opacity: 0.2 },
        { opacity: 1, offset: 0.15 },
        { transform: bounce, offset: 0.72 },
        { transform: "none" },
      ],
      { duration: lasts * (1 - 0.06 * (at % 3)), easing: "cubic-bezier(0.25, 0.7, 0.4, 1)" },
    );
    let face = die.face;
    const timer = setInterval(() => setShown((face = ((face + 1 + at) % 6) + 1)), FLICKER);
    const stop = () => {
      clearInterval(timer);
      setShown(0);
    };
    const end = setTimeout(stop, lasts * 0.72);
    return () => {
      clearTimeout(end);
      stop();
      animation?.finish();
    };
  }, [throwNumber]);
  return shown || die.face;
}
