/** The analysis board: move for all sides, go back, branch off, and see what the strongest player thinks of it. */
import { get, Refused } from "../api.js";
import { Icon } from "../art/icons.js";
import { batch, effect, html, signal, useEffect, useState } from "../dom.js";
import { query } from "../router.js";
import { say, t } from "../words.js";
import { PlayBoard } from "../table/board.js";
import { openApart } from "../table/apart.js";
import { carry, fresh } from "../table/bodies.js";
import { Dice, takesDice } from "../table/dice.js";
import { figure } from "../table/graph.js";
import { spelled } from "../table/movelist.js";
import { sideName } from "../table/naming.js";
import { Light } from "../table/pieces.js";
import { ScoreSheet } from "../table/sheet.js";
import { Beginning } from "./beginning.js";
import { Editor } from "./editor.js";
import { useTitle } from "./page.js";
import { refusedBy, sayAll } from "./refused.js";
import { Trouble } from "./trouble.js";
/** @import { Analysis, Evaluation, Message, Options } from "../wire.js" */

const MANY = 40; // throws that need not all be looked through: more than two dice make

/**
 * A position in the tree: what led to it, and what was tried from it, the main line first.
 * @typedef {{action: number, text: string, parent: Node | null, children: Node[]}} Node
 */

/**
 * Where an analysis begins.
 * @typedef {{seats: number, options: Options, position: string, actions: number[]}} Beginning
 */

/** @param {string} game @param {Beginning} beginning */
function openAnalysis(game, beginning) {
  const base = signal(beginning);
  const root = signal(/** @type {Node} */ ({ action: -1, text: "", parent: null, children: [] }));
  const at = signal(root.value);
  const found = signal(/** @type {Analysis | null} */ (null));
  const wrong = signal(/** @type {Message[]} */ ([]));
  const judging = signal(true);
  const judged = signal(/** @type {Evaluation | null} */ (null));
  const { hand, stage, show: lay } = openApart((action) => play(action));

  /** @param {Node} node @returns {number[]} */
  const path = (node) => (node.parent ? [...path(node.parent), node.action] : []);
  /** @param {Node} node @param {Beginning} from */
  const wish = (node, from) => ({ ...from, actions: [...from.actions, ...path(node)] });
  let going = root.value; // where the latest wish leads; it is shown when it is answered

  /**
   * Show a position of the tree, or of another one that begins elsewhere. Of several wishes the latest counts, in
   * whichever order they are answered.
   * @param {Node} node
   * @param {Beginning} [from]
   */
  async function show(node, from = base.value) {
    going = node;
    try {
      const answer = /** @type {Analysis} */ (await get(`/api/games/${game}/analysis`, { body: wish(node, from) }));
      if (node.parent && !node.text) node.text = answer.texts.at(-1) ?? "";
      if (going !== node) return true;
      batch(() => {
        wrong.value = [];
        at.value = node;
        found.value = answer;
        const { scene } = answer.moment;
        const { bodies } = stage;
        const known = from === base.value ? bodies.value : [];
        bodies.value = known.length
          ? carry(known, [], scene).bodies.filter((body) => !body.leaving)
          : fresh(scene.pieces);
        if (from !== base.value) [base.value, root.value] = [from, node];
        lay(answer.moment, answer.turn);
        judged.value = null;
      });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const said = await refusedBy(error);
      if (going === node) {
        going = at.value;
        wrong.value = said;
      }
      return false;
    }
  }

  /** Make an action, or take up again what was tried before. @param {number} action */
  async function play(action) {
    const here = at.value;
    const known = here.children.find((child) => child.action === action);
    const node = known ?? { action, text: "", parent: here, children: [] };
    if (!known) here.children.push(node);
    if (!(await show(node)) && !known) here.children.splice(here.children.indexOf(node), 1);
  }

  /** Begin anew from a position in writing. @param {string} position */
  async function place(position) {
    await show({ action: -1, text: "", parent: null, children: [] }, { ...base.value, position, actions: [] });
  }

  const stopJudging = effect(() => {
    const node = at.value;
    if (!judging.value || !found.value) return;
    void judge(node);
  });

  /** @param {Node} node */
  async function judge(node) {
    try {
      const answer = /** @type {Evaluation} */ (
        await get(`/api/games/${game}/evaluation`, { body: wish(node, base.peek()), timeout: 60_000 })
      );
      if (at.peek() !== node || !judging.peek()) return;
      judged.value = answer;
      hand.arrows.value = answer.lines.map(({ sites }, rank) => ({ sites: [...sites], rank }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  void show(root.value);
  return {
    base,
    root,
    at,
    found,
    wrong,
    judging,
    judged,
    hand,
    show,
    play,
    place,
    back: () => void (going.parent && show(going.parent)),
    forward: () => void (going.children[0] && show(going.children[0])),
    close() {
      stopJudging();
      hand.close();
    },
  };
}

/** What the address says: a game's start, or a table and how many of its actions. @returns {Promise<Beginning>} */
async function begun() {
  const asked = query.peek();
  const code = asked.get("table");
  if (!code)
    return { seats: Number(asked.get("seats") ?? 0), options: {}, position: asked.get("position") ?? "", actions: [] };
  const record = await get(`/api/tables/${encodeURIComponent(code)}/record`);
  const upto = Number(asked.get("actions") ?? record.actions.length);
  return {
    seats: record.seats.length,
    options: record.options,
    position: record.position ?? "",
    actions: record.actions.slice(0, upto),
  };
}

/** @param {{id: string}} props */
export function AnalysisPage({ id }) {
  const [beginning, setBeginning] = useState(/** @type {Beginning | "lost" | null} */ (null));
  useEffect(() => {
    (async () => {
      const start = await begun();
      const info = start.seats ? null : await get(`/api/games/${encodeURIComponent(id)}`);
      setBeginning(info ? { ...start, seats: info.usual_seats } : start);
    })().catch(() => setBeginning("lost"));
  }, [id]);
  if (beginning === "lost") return html`<${Trouble} what="game" />`;
  if (!beginning) return html`<p class="loading" role="status">${t("ui-loading")}</p>`;
  return html`<${Board} id=${id} beginning=${beginning} />`;
}

/** @param {{id: string, beginning: Beginning}} props */
function Board({ id, beginning }) {
  const [room] = useState(() => openAnalysis(id, beginning));
  const [editing, setEditing] = useState(false);
  const title = t("analysis-of", { game: t(`game-${id}`) });
  useTitle(title);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.target instanceof Element && event.target.closest("input, textarea, .board-play")) return;
      if (event.key === "ArrowLeft") room.back();
      if (event.key === "ArrowRight") room.forward();
    };
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("keydown", press);
      room.close();
    };
  }, []);
  const found = room.found.value;
  if (!found)
    return room.wrong.value.length > 0
      ? html`<p role="alert">${sayAll(room.wrong.value)}</p>`
      : html`<p class="loading" role="status">${t("ui-loading")}</p>`;
  if (editing)
    return html`<div class="analysis" data-analysis>
      <${Light} />
      <a class="back" href="/"><${Icon} name="back" size="18" />${t("ui-to-shelf")}</a>
      <h1>${title}</h1>
      <${Editor}
        id=${id}
        setup=${{ seats: beginning.seats, options: room.base.value.options }}
        found=${found}
        done=${(/** @type {string} */ position) => void room.place(position).then(() => setEditing(false))}
        leave=${() => setEditing(false)}
      />
    </div>`;
  const { scene } = found.moment;
  const names = scene.seats.map(sideName);
  return html`<div class="analysis" data-analysis>
    <${Light} />
    <a class="back" href="/"><${Icon} name="back" size="18" />${t("ui-to-shelf")}</a>
    <h1>${title}</h1>
    <section class="analysis-board" aria-label=${t("table-board")}>
      ${
        found.board.sites.length > 0 &&
        html`<${PlayBoard} board=${found.board} turn=${0} hand=${room.hand} label=${title} />`
      }
      ${
        scene.dice.length > 0 &&
        !takesDice(found.board) &&
        html`<${Dice} dice=${scene.dice} hand=${room.hand} number=${room.hand.stage.number.value} />`
      }
      ${scene.sheet && html`<${ScoreSheet} scene=${scene} names=${names} hand=${room.hand} trace="" />`}
    </section>
    <section class="analysis-desk" aria-label=${t("analysis-desk")}>
      <p class="prompt">${say(scene.prompt)}</p>
      <${Doing} room=${room} found=${found} />
      <${Judged} room=${room} names=${names} found=${found} />
      <h2>${t("analysis-moves")}</h2>
      <div class="steps">
        <button
          type="button"
          class="button"
          aria-label=${t("table-replay-back")}
          disabled=${!room.at.value.parent}
          onClick=${room.back}
        >
          <${Icon} name="back" />
        </button>
        <button
          type="button"
          class="button"
          aria-label=${t("table-replay-forward")}
          disabled=${!room.at.value.children.length}
          onClick=${room.forward}
        >
          <${Icon} name="forward" />
        </button>
      </div>
      <div class="tree"><${Tree} room=${room} nodes=${room.root.value.children} found=${found} /></div>
      <details class="play-from" open=${query.peek().has("play")}>
        <summary class="button" data-action="play-from">${t("analysis-play")}</summary>
        <${Beginning}
          key=${found.position}
          id=${id}
          seats=${beginning.seats}
          options=${room.base.value.options}
          found=${found}
        />
      </details>
      <p>
        <button type="button" class="button" data-action="edit" onClick=${() => setEditing(true)}>
          ${t("analysis-edit")}
        </button>
      </p>
      <${Written} room=${room} found=${found} />
    </section>
  </div>`;
}

/** @typedef {ReturnType<typeof openAnalysis>} Room */

/**
 * What is done by buttons: choices that touch no site, and what dice show.
 * @param {{room: Room, found: Analysis}} props
 */
function Doing({ room, found }) {
  return html`<div class="actions">
    ${room.hand.buttons.value.map(
      (gesture) =>
        html`<button
          type="button"
          class="button"
          data-button=${gesture.button}
          onClick=${() => room.hand.press(gesture)}
        >
          ${gesture.label ? say(gesture.label) : gesture.button}
        </button>`,
    )}
    ${
      room.hand.rethrow.value &&
      html`<button type="button" class="button" onClick=${room.hand.throwDice}>${t("table-throw")}</button>`
    }
    ${found.throws.length > 0 && html`<${Throws} key=${found.position} room=${room} throws=${found.throws} />`}
  </div>`;
}

/**
 * What dice may show. Of very many throws, those that have the dice in them that were typed.
 * @param {{room: Room, throws: Analysis["throws"]}} props
 */
function Throws({ room, throws }) {
  const [typed, setTyped] = useState("");
  const many = throws.length > MANY;
  const left = throws.filter(({ text }) => among(typed, text));
  /** @param {Event} event */
  const take = (event) => {
    event.preventDefault();
    if (left.length === 1 && left[0]) void room.play(left[0].action);
  };
  return html`
    ${
      many
        ? html`<form class="position-form" onSubmit=${take}>
            <label
              ><span>${t("analysis-throws")}</span
              ><input
                class="text"
                type="text"
                name="throw"
                inputmode="numeric"
                autocomplete="off"
                value=${typed}
                onInput=${(/** @type {Event} */ event) =>
                  setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
            /></label>
          </form>`
        : html`<p class="analysis-throws">${t("analysis-throws")}</p>`
    }
    <div
      class=${many ? "throws throws-many" : "throws"}
      role="group"
      aria-label=${t("analysis-throws")}
      tabindex=${many ? 0 : undefined}
    >
      ${left.map(
        ({ action, text }) =>
          html`<button
            key=${action}
            type="button"
            class="chip"
            data-throw=${text}
            onClick=${() => void room.play(action)}
          >
            ${text}
          </button>`,
      )}
    </div>
  `;
}

/** Whether all figures that were typed, in any order, are in a throw. @param {string} typed @param {string} text */
export function among(typed, text) {
  const there = [...text].filter((sign) => /\d/.test(sign));
  return [...typed].every((figure) => {
    if (!/\d/.test(figure)) return true;
    const at = there.indexOf(figure);
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
}

/**
 * What the position is worth, and the best three lines.
 * @param {{room: Room, names: string[], found: Analysis}} props
 */
function Judged({ room, names, found }) {
  const judged = room.judged.value;
  return html`<div class="judged" data-judged=${judged !== null}>
    <label class="check">
      <input
        type="checkbox"
        checked=${room.judging.value}
        onChange=${(/** @type {Event} */ event) => {
          room.judging.value = /** @type {HTMLInputElement} */ (event.target).checked;
          if (!room.judging.value) {
            room.judged.value = null;
            room.hand.arrows.value = [];
          }
        }}
      />
      <span>${t("analysis-judge")}</span>
    </label>
    <div role="status">
      ${room.judging.value && !judged && html`<p class="quiet">${t("analysis-thinking")}</p>`}
      ${
        judged &&
        html`<p>
            ${judged.worths.map(
              (worth, seat) => html`<span class="worth-of">${names[seat]} <b>${figure(judged, worth)}</b></span> `,
            )}
          </p>
          <ol class="lines">
            ${judged.lines.map(
              (line) =>
                html`<li>
                  <button type="button" class="log-line" onClick=${() => void room.play(line.actions[0] ?? 0)}>
                    ${spelled(found, line.text)}
                  </button>
                  <b>${figure(judged, line.worths[found.turn] ?? 0)}</b>
                </li>`,
            )}
          </ol>`
      }
    </div>
  </div>`;
}

/**
 * The moves that were tried, and what was tried instead of them.
 * @param {{room: Room, nodes: Node[], found: Analysis}} props
 */
function Tree({ room, nodes, found }) {
  const [main, ...others] = nodes;
  if (!main) return null;
  return html`<${Step} room=${room} node=${main} found=${found} />
    ${others.map(
      (node) =>
        html`<div class="branch">
          <${Step} room=${room} node=${node} found=${found} /><${Tree}
            room=${room}
            nodes=${node.children}
            found=${found}
          />
        </div>`,
    )}
    <${Tree} room=${room} nodes=${main.children} found=${found} />`;
}

/** @param {{room: Room, node: Node, found: Analysis}} props */
function Step({ room, node, found }) {
  return html`<button
    type="button"
    class="chip tree-step"
    aria-current=${room.at.value === node ? "step" : undefined}
    onClick=${() => void room.show(node)}
  >
    ${spelled(found, node.text)}
  </button>`;
}

/** The position's text, to copy, and to be replaced by another. @param {{room: Room, found: Analysis}} props */
function Written({ room, found }) {
  const [typed, setTyped] = useState("");
  /** @param {Event} event */
  const place = (event) => {
    event.preventDefault();
    void room.place(typed.trim());
  };
  return html`<h2>${t("analysis-position")}</h2>
    <p><code class="position-text" data-position>${found.position}</code></p>
    <p>
      <button type="button" class="button" onClick=${() => void navigator.clipboard?.writeText(found.position)}>
        <${Icon} name="copy" size=${18} />${t("analysis-copy")}
      </button>
    </p>
    <form class="position-form" onSubmit=${place}>
      <label
        ><span>${t("analysis-paste")}</span
        ><input
          class="text"
          type="text"
          name="position"
          value=${typed}
          spellcheck="false"
          onInput=${(/** @type {Event} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
      /></label>
      <button type="submit" class="button">${t("analysis-place")}</button>
    </form>
    ${room.wrong.value.length > 0 && html`<p role="alert" class="refusal">${sayAll(room.wrong.value)}</p>`}`;
}
