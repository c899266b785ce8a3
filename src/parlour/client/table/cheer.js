// A small celebration: a garland of paper comes down, and some confetti. Whoever wants nothing to move sees none.
import { html, signal } from "../dom.js";
import { still } from "../settings.js";

const LASTS = 4200; // ms; the styles know how it is divided
const SWAG = 420; // px that the string hangs from nail to nail
const SAG = 34; // px that it hangs down
const FLAGS = 9; // of paper, from nail to nail
const BITS = 42; // of confetti
const INKS = ["yellow", "red", "blue", "green", "orange", "purple"];

export function openCheer() {
  const going = signal(false);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => {
    clearTimeout(timer);
    going.value = false;
  };
  return {
    going,
    stop,
    begin() {
      if (still.value) return;
      going.value = true;
      clearTimeout(timer);
      timer = setTimeout(stop, LASTS);
    },
  };
}

/** @param {{cheer: ReturnType<typeof openCheer>}} props */
export function Cheer({ cheer }) {
  if (!cheer.going.value) return null;
  return html`<div class="cheer" data-cheer aria-hidden="true">
    <${Garland} width=${window.innerWidth} />
    ${Array.from({ length: BITS }, (_, at) => html`<i class="confetti c-${ink(at * 5)}" style=${falling(at)}></i>`)}
  </div>`;
}

/** @param {number} at */
const ink = (at) => INKS[at % INKS.length];

/** A string with small flags, hung in equal swags across the window. @param {{width: number}} props */
function Garland({ width }) {
  const swags = Math.max(1, Math.round(width / SWAG));
  const span = width / swags;
  const hangs = (/** @type {number} */ share) => 6 + SAG * 4 * share * (1 - share);
  const flags = Array.from({ length: swags * FLAGS }, (_, at) => {
    const share = ((at % FLAGS) + 0.5) / FLAGS;
    const lean = (Math.atan2(SAG * 4 * (1 - 2 * share), span) * 180) / Math.PI;
    return { x: (Math.floor(at / FLAGS) + share) * span, y: hangs(share), lean, at };
  });
  const string = Array.from(
    { length: swags },
    (_, at) => `M${at * span} 6Q${(at + 0.5) * span} ${6 + 2 * SAG} ${(at + 1) * span} 6`,
  );
  return html`<svg class="garland" width=${width} height="96" viewBox="0 0 ${width} 96">
    <path class="garland-string" d=${string.join("")} />
    ${flags.map(
      ({ x, y, lean, at }) =>
        html`<g class="c-${ink(at)}" transform="translate(${x} ${y}) rotate(${lean})">
          <path class="garland-flag" d="M-13 0H13L0 34Z" /><path class="garland-fold" d="M0 0H13L0 34Z" />
        </g>`,
    )}
  </svg>`;
}

/** Where a bit of paper falls, how far it drifts and how it turns: spread as if by chance. @param {number} at */
function falling(at) {
  const spread = (/** @type {number} */ by) => (at * by) % 1;
  return {
    left: `${(100 * spread(0.618)).toFixed(1)}%`,
    "--drift": `${(spread(0.37) * 16 - 8).toFixed(1)}vw`,
    "--turns": `${Math.round(spread(0.73) * 900 - 450)}deg`,
    "--late": `${Math.round(spread(0.29) * 700)}ms`,
  };
}
