/** A board that players join from the parts of a kit: a chain to which touching a part adds it, and why some chains cannot be. */
import { html, useState } from "../dom.js";
import { say, t } from "../words.js";
import { Icon } from "../art/icons.js";
import { chainOf, linkOf, objection } from "./form.js";
/** @import { GameInfo, GameOption, Kit, OptionValue, Part } from "../wire.js" */
/** @import { Form } from "./form.js" */

/**
 * @param {{ game: GameInfo, option: GameOption, kit: Kit, form: Form, set: (value: OptionValue) => void }} props
 */
export function Builder({ game, option, kit, form, set }) {
  const chain = chainOf(option, form);
  const wrong = objection(option, form);
  const [tried, setTried] = useState(/** @type {import("../wire.js").Message | null} */ (null));
  /** @param {string[]} names */
  const join = (names) => {
    setTried(null);
    set(names.length ? names.join("+") : option.default);
  };
  /** What is not in stock cannot be touched into the chain: the reason is said instead. @param {string} name */
  const add = (name) => {
    const next = [...chain, name];
    const refused = objection(option, { ...form, options: { ...form.options, [option.name]: next.join("+") } });
    if (refused && /-(stock|joints)$/.test(refused.id)) setTried(refused);
    else join(next);
  };
  const name = `option-${game.id}-${option.name}`;
  const reason = tried ?? wrong;
  return html`<fieldset class="form-field builder">
    <legend>${t(name)}</legend>
    <p class="quiet">${t(`${name}.help`)}</p>
    ${(kit.parts[0]?.stock ?? []).map(
      (_, at) => html`<div class="kit-set" role="group" aria-label=${t("page-kit-set", { number: at + 1 })}>
        <span class="kit-title">${t("page-kit-set", { number: at + 1 })}</span>
        ${kit.parts.filter((part) => (part.stock[at] ?? 0) > 0).map((part) => html`<${Stock} kit=${kit} part=${part} left=${left(part, at, chain)} add=${() => add(part.name)} />`)}
      </div>`,
    )}
    <ol class="kit-chain" aria-label=${t("page-kit-chain")}>
      ${chain.map(
        (part, at) => html`<li key=${`${at}-${part}`}>
          ${at > 0 && html`<button type="button" class="kit-swap" aria-label=${t("page-kit-swap")} title=${t("page-kit-swap")} onClick=${() => join(swapped(chain, at))}><${Icon} name="turn" size="14" /></button>`}
          <button type="button" class="kit-part used" aria-label=${t("page-kit-remove", { part: partName(kit, part) })} title=${t("page-kit-remove", { part: partName(kit, part) })} onClick=${() => join(chain.filter((_, other) => other !== at))}>
            <${Shape} kit=${kit} name=${part} first=${at === 0} />
          </button>
        </li>`,
      )}
      ${chain.length === 0 && html`<li class="quiet">${t("page-kit-usual", { count: form.seats })}</li>`}
    </ol>
    <p class="kit-reason" role="status">${reason ? `${say(reason)} ${wrong ? t("page-kit-instead") : ""}` : ""}</p>
    <div class="kit-tools">
      ${chain.length > 0 && html`<button type="button" class="button bare" onClick=${() => join([])}><${Icon} name="undo" size="18" />${t("page-kit-reset")}</button>`}
      <${Share} address=${linkOf(game, form)} />
    </div>
  </fieldset>`;
}

/** @param {{ kit: Kit, part: Part, left: number, add: () => void }} props */
function Stock({ kit, part, left, add }) {
  return html`<button type="button" class="kit-part" aria-disabled=${left === 0} onClick=${add}><${Shape} kit=${kit} name=${part.name} first=${true} /><span>${t("page-kit-left", { part: partName(kit, part.name), count: left })}</span></button>`;
}

/** How many of a part are left in a set; the first set is used up first. @param {Part} part @param {number} at @param {string[]} chain */
function left(part, at, chain) {
  const used = chain.filter((name) => name === part.name).length - part.stock.slice(0, at).reduce((sum, count) => sum + count, 0);
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

/** A part as a drawing: as many corners as sides, or half a disc. @param {{ kit: Kit, name: string, first: boolean }} props */
function Shape({ kit, name, first }) {
  const part = kit.parts.find((known) => known.name === name);
  const sides = part?.sides ?? 4;
  const turn = sides === 4 ? Math.PI / 4 : Math.PI;
  const corners = Array.from({ length: sides }, (_, at) => [20 + 18 * Math.cos(turn + (at * 2 * Math.PI) / sides), 20 + 18 * Math.sin(turn + (at * 2 * Math.PI) / sides)].map((n) => n.toFixed(1)).join(" "));
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
  return html`<button type="button" class="button bare kit-share" data-link=${link} onClick=${copy}><${Icon} name=${copied === link ? "check" : "link"} size="18" />${t(copied === link ? "page-kit-copied" : "page-kit-share")}</button>`;
}
