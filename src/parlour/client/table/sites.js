// A button on every site of the board, and what it is called.
import { html, useState } from "../dom.js";
import { has, t } from "../words.js";
import { boxOf, towards } from "./geometry.js";
import { radius } from "./marks.js";
import { isPile } from "./piles.js";
/** @import { Board, Site } from "../wire.js" */
/** @import { Layout, Spot } from "./geometry.js" */
/** @import { Hand } from "./input.js" */
/** @import { Body } from "./types.js" */

/**
 * A button on every site: for pointers, keys and screen readers.
 * @param {{board: Board, layout: Layout, hand: Hand}} props
 */
export function Sites({ board, layout, hand }) {
  const [focus, setFocus] = useState("");
  const standing = new Map(hand.stage.bodies.value.filter((body) => !body.leaving).map((body) => [body.site, body]));
  const crowd = (/** @type {string} */ site) =>
    hand.stage.bodies.value.filter((body) => body.site === site && !body.leaving).length;
  const entry = board.sites.some((site) => site.id === focus) ? focus : firstStop(board, layout, hand);
  /** @param {KeyboardEvent} event @param {string} site */
  const press = (event, site) => {
    if (event.key === "Enter" || event.key === " ") hand.choose(site);
    else if (event.key === "Escape") hand.putBack();
    else {
      const next = towards(layout, site, event.key);
      if (!next) return;
      setFocus(next);
      /** @type {SVGElement | null} */ (document.querySelector(`[data-place="${CSS.escape(next)}"]`))?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<g class="sites">
    ${board.sites.map((site) => {
      const spot = layout.spots.get(site.id);
      if (!spot) return null;
      const able = hand.targets.value.has(site.id) || hand.starts.value.has(site.id);
      return html`<g
        key=${site.id}
        class="site ${able ? "able" : ""}"
        data-place=${site.id}
        transform="translate(${spot.x} ${spot.y})"
        role="button"
        tabindex=${site.id === entry ? 0 : -1}
        aria-label=${siteName(site, standing.get(site.id), hand, crowd(site.id))}
        aria-pressed=${hand.picked.value.includes(site.id) ? "true" : undefined}
        onClick=${() => hand.choose(site.id)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, site.id)}
        onFocus=${() => {
          setFocus(site.id);
          hand.looked.value = site.id;
        }}
        onBlur=${() => (hand.looked.value = "")}
        onPointerEnter=${(/** @type {PointerEvent} */ event) =>
          event.pointerType === "mouse" && (hand.looked.value = site.id)}
        onPointerLeave=${() => (hand.looked.value = "")}
      >
        <${Reach} site=${site} run=${layout.runs.get(site.id)} />
      </g>`;
    })}
  </g>`;
}

/**
 * What of a site can be touched, and its ring when it has the focus.
 * @param {{site: Site, run: Spot | undefined}} props
 */
function Reach({ site, run }) {
  if (site.shape === "box")
    return html`<rect class="hit" ...${boxOf(site)} /><rect class="focus-ring" ...${boxOf(site)} />`;
  if (!run)
    return html`<circle class="hit" r=${Math.max(0.49, site.size / 2)} /><circle
        class="focus-ring"
        r=${radius(site) + 0.04}
      />`;
  const box = { x: -0.5, y: -site.size / 2, width: Math.hypot(run.x, run.y) + 1.1, height: site.size, rx: 0.2 };
  return html`<g transform="rotate(${(Math.atan2(run.y, run.x) * 180) / Math.PI})"
    ><rect class="hit" ...${box} /><rect class="focus-ring" ...${box}
  /></g>`;
}

/**
 * Where Tab enters the board: a site that can be chosen, the upper left one first.
 * @param {Board} board
 * @param {Layout} layout
 * @param {Hand} hand
 */
function firstStop(board, layout, hand) {
  const able = board.sites.filter((site) => hand.starts.value.has(site.id));
  const rank = (/** @type {Site} */ site) => {
    const spot = layout.spots.get(site.id) ?? { x: 0, y: 0 };
    return spot.y * 100 + spot.x;
  };
  const [first] = (able.length ? able : [...board.sites]).sort((a, b) => rank(a) - rank(b));
  return first?.id ?? "";
}

/**
 * What a screen reader says of a site.
 * @param {Site} site
 * @param {Body | undefined} body
 * @param {Hand} hand
 * @param {number} count
 */
function siteName(site, body, hand, count) {
  const what = body && { colour: { id: `hue-${body.colour}`, args: {} }, piece: pieceName(body.kind) };
  const held = !what
    ? t("table-site-empty")
    : body.label && isPile(body)
      ? t("table-site-pile", { figure: body.label, piece: what.piece })
      : count > 1
        ? t("table-site-pieces", { ...what, count })
        : t("table-site-piece", what);
  const plain = t("table-site", { site: site.name ?? site.id, held });
  const where = hand.stage.moment.value?.scene.alarms.includes(site.id)
    ? t("table-site-alarm", { where: plain })
    : plain;
  if (hand.picked.value.includes(site.id)) return t("table-site-picked", { where });
  if (hand.premove?.way.value.includes(site.id)) return t("premove-site", { where });
  if (hand.picked.value.length && hand.targets.value.has(site.id)) return t("table-site-target", { where });
  if (hand.starts.value.has(site.id)) return t("table-site-able", { where });
  return where;
}

/** @param {string} kind */
export function pieceName(kind) {
  return has(`piece-${kind}`) ? t(`piece-${kind}`) : t("piece-other");
}
