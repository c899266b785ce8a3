/**
 * A board that players join from the parts of a kit: touched or carried into a chain, and why some chains cannot be.
 */
import { html, useRef, useState } from "../dom.js";
import { say, t } from "../words.js";
import { Icon } from "../art/icons.js";
import { useCarrying } from "./carry.js";
import { chainOf, fitting, linkOf, objection, setsOf, sum, valueOf } from "./form.js";
import { SourceSign } from "./source.js";
/** @import { GameInfo, GameOption, Kit, Message, Part } from "../wire.js" */
/** @import { Carried } from "./carry.js" */
/** @import { Change, Form } from "./form.js" */

/**
 * @param {{ game: GameInfo, option: GameOption, kit: Kit, form: Form, change: Change }} props
 */
export function Builder({ game, option, kit, form, change }) {
  const chain = chainOf(option, form);
  const wrong = objection(game, option, form);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  // said until the form is another
  const [tried, setTried] = useState({ refused: /** @type {Message | null} */ (null), form: "" });
  /** @param {string[]} names */
  const join = (names) => {
    change((newest) => ({
      options: { ...newest.options, [option.name]: names.length ? names.join("+") : option.default },
    }));
  };
  /** @param {string[]} names */
  const refusal = (names) =>
    objection(game, option, { ...form, options: { ...form.options, [option.name]: names.join("+") } });
  /** What the stock does not give is not joined: the reason is said instead. @param {string[]} names */
  const attempt = (names) => {
    const refused = refusal(names);
    if (refused && outOfStock(refused)) setTried({ refused, form: form.message });
    else join(names);
  };
  const { carried, grip } = useCarrying(list, (dropped) => attempt(carriedInto(chain, dropped)));
  const shown = carried ? carriedInto(chain, carried) : chain;
  const warned = carried && shown.length ? refusal(shown) : null;
  const reason = carried ? warned : (tried.form === form.message && tried.refused) || wrong;
  const name = `option-${game.id}-${option.name}`;
  const sets = setsOf(game, kit, form);
  return html`<fieldset class=${carried ? "form-field builder carrying" : "form-field builder"}>
    <legend>${t(name)}</legend>
    <div class="option-name quiet">${t(`${name}.help`)}<${SourceSign} source=${option.source} /></div>
    <${Sets} game=${game} kit=${kit} form=${form} change=${change} />
    ${Array.from(
      { length: sets },
      (_, at) =>
        html`<div class="kit-set" role="group" aria-label=${t("page-kit-set", { number: at + 1 })}>
          ${sets > 1 && html`<span class="kit-title">${t("page-kit-set", { number: at + 1 })}</span>`}
          ${kit.parts
            .filter((part) => (part.stock[at] ?? 0) > 0)
            .map(
              (part) =>
                html`<${Stock}
                  kit=${kit}
                  part=${part}
                  left=${left(part, at, shown)}
                  grip=${grip(part.name, -1, () => attempt([...chain, part.name]))}
                />`,
            )}
        </div>`,
    )}
    <p class="kit-reason" role="status">
      ${reason ? `${say(reason)} ${wrong && !carried ? t("page-kit-instead") : ""}` : ""}
    </p>
    <ol class="kit-chain" aria-label=${t("page-kit-chain")} ref=${list}>
      ${chain.map(
        (part, at) =>
          html`${
              carried?.at === at && html`<${Gap} kit=${kit} name=${carried.name} first=${at === 0} refused=${warned} />`
            }
            <li key=${`${at}-${part}`}>
              ${
                at > 0 &&
                html`<button
                  type="button"
                  class="kit-swap"
                  aria-label=${t("page-kit-swap")}
                  title=${t("page-kit-swap")}
                  onClick=${() => join(swapped(chain, at))}
                >
                  <${Icon} name="turn" size="14" />
                </button>`
              }
              <button
                type="button"
                class=${carried?.from === at ? "kit-part used lifted" : "kit-part used"}
                data-at=${at}
                aria-label=${t("page-kit-remove", { part: partName(kit, part) })}
                title=${t("page-kit-remove", { part: partName(kit, part) })}
                ...${grip(part, at, () => join(chain.filter((_, other) => other !== at)))}
              >
                <${Shape} kit=${kit} name=${part} first=${at === 0} />
              </button>
            </li>`,
      )}
      ${
        carried?.at === chain.length &&
        html`<${Gap} kit=${kit} name=${carried.name} first=${chain.length === 0} refused=${warned} />`
      }
      ${chain.length === 0 && !carried && html`<li class="quiet">${t("page-kit-usual", { count: form.seats })}</li>`}
    </ol>
    ${
      carried &&
      html`<div class="kit-carried" style=${`left: ${carried.x}px; top: ${carried.y}px`}>
        <${Shape} kit=${kit} name=${carried.name} first=${carried.at < 1} />
      </div>`
    }
    <div class="kit-tools">
      ${
        chain.length > 0 &&
        html`<button type="button" class="button bare" onClick=${() => join([])}>
          <${Icon} name="undo" size="18" />${t("page-kit-reset")}
        </button>`
      }
      <${Share} address=${linkOf(game, form)} />
    </div>
  </fieldset>`;
}

/** Parts or joints are missing. @param {Message} refused */
const outOfStock = (refused) => /-(stock|joints)$/.test(refused.id);

/** The chain as it is once what is carried has been let go. @param {string[]} chain @param {Carried} carried */
function carriedInto(chain, { name, from, at }) {
  if (from < 0) return at < 0 ? chain : chain.toSpliced(at, 0, name);
  const rest = chain.toSpliced(from, 1);
  return at < 0 ? rest : rest.toSpliced(at > from ? at - 1 : at, 0, name);
}

/**
 * Which sets are at hand.
 * @param {{ game: GameInfo, kit: Kit, form: Form, change: Change }} props
 */
function Sets({ game, kit, form, change }) {
  const option = game.options.find((known) => known.name === kit.sets);
  if (!option) return null;
  const name = `option-${game.id}-${option.name}`;
  return html`<div class="kit-sets" role="radiogroup" aria-label=${t(name)} title=${t(`${name}.help`)}>
    <div class="segments">
      ${option.choices.map(
        (choice) =>
          html`<label
            ><input
              type="radio"
              name=${option.name}
              value=${choice}
              checked=${valueOf(game, option, form) === choice}
              disabled=${!fitting(option, choice, form.seats)}
              onChange=${() => change((newest) => ({ options: { ...newest.options, [option.name]: choice } }))}
            /><span>${t(`${name}-${choice}`)}</span></label
          >`,
      )}
    </div>
  </div>`;
}

/**
 * Where a carried part will snap in.
 * @param {{ kit: Kit, name: string, first: boolean, refused: Message | null }} props
 */
function Gap({ kit, name, first, refused }) {
  return html`<li class=${refused ? "kit-gap refused" : "kit-gap"} aria-hidden="true">
    <${Shape} kit=${kit} name=${name} first=${first} />
  </li>`;
}

/** @param {{ kit: Kit, part: Part, left: number, grip: Record<string, unknown> }} props */
function Stock({ kit, part, left, grip }) {
  return html`<button type="button" class="kit-part" aria-disabled=${left === 0} ...${grip}>
    <${Shape} kit=${kit} name=${part.name} first=${true} /><span
      >${t("page-kit-left", { part: partName(kit, part.name), count: left })}</span
    >
  </button>`;
}

/**
 * How many of a part are left in a set; the first set is used up first.
 * @param {Part} part
 * @param {number} at
 * @param {string[]} chain
 */
function left(part, at, chain) {
  const used = chain.filter((name) => name === part.name).length - sum(part.stock.slice(0, at));
  return Math.max(0, (part.stock[at] ?? 0) - Math.max(0, used));
}

/** @param {string[]} chain @param {number} at */
function swapped(chain, at) {
  const next = [...chain];
  next.splice(at - 1, 2, chain[at] ?? "", chain[at - 1] ?? "");
  return next;
}

/** @param {Kit} kit @param {string} name */
const partName = (kit, name) => t(`${kit.family}-part-${name}`);

/**
 * A part as a drawing: as many corners as sides, or half a disc.
 * @param {{ kit: Kit, name: string, first: boolean }} props
 */
function Shape({ kit, name, first }) {
  const part = kit.parts.find((known) => known.name === name);
  const sides = part?.sides ?? 4;
  const turn = sides === 4 ? Math.PI / 4 : Math.PI;
  const corners = Array.from({ length: sides }, (_, at) =>
    [20 + 18 * Math.cos(turn + (at * 2 * Math.PI) / sides), 20 + 18 * Math.sin(turn + (at * 2 * Math.PI) / sides)]
      .map((n) => n.toFixed(1))
      .join(" "),
  );
  const outline = sides > 2 ? `M${corners.join("L")}Z` : first ? "M30 3a17 17 0 0 0 0 34z" : "M10 3a17 17 0 0 1 0 34z";
  return html`<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><path d=${outline} /></svg>`;
}

/** The setup as a link to pass on. @param {{ address: string }} props */
function Share({ address }) {
  const [copied, setCopied] = useState("");
  const link = new URL(address, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      location.assign(link); // no clipboard here: the address bar has it
    }
  };
  return html`<button type="button" class="button bare kit-share" data-link=${link} onClick=${copy}>
    <${Icon}
      name=${copied === link ? "check" : "link"}
      size="18"
    />${t(copied === link ? "page-kit-copied" : "page-kit-share")}
  </button>`;
}
