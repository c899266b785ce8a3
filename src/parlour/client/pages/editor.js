/** The position editor: pieces are put and taken off, whose turn it is is said, and what no picture shows is typed. */
import { get, Refused } from "../api.js";
import { batch, html, signal, useEffect, useState } from "../dom.js";
import { bring, say, t } from "../words.js";
import { PlayBoard } from "../table/board.js";
import { pieceName } from "../table/sites.js";
import { openApart } from "../table/apart.js";
import { carry, fresh } from "../table/bodies.js";
import { Dice } from "../table/dice.js";
import { sideName } from "../table/naming.js";
import { PieceIcon } from "../table/pieces.js";
import { ScoreSheet } from "../table/sheet.js";
import { refusedBy } from "./refused.js";
/** @import { Analysis, Gesture, Laid, LayingWish, Options, Piece, Scene } from "../wire.js" */

const WIDE = 34; // characters of a field that one line shows

/**
 * What a touch of the board does: moves a piece, takes one off, or puts this one there.
 * @typedef {"move" | "take" | Piece} Tool
 */
/** @typedef {ReturnType<typeof openEditor>} Editor */

/**
 * @param {string} game
 * @param {{seats: number, options: Options}} setup
 * @param {Analysis} found where it begins
 */
function openEditor(game, setup, found) {
  const sites = found.board.sites.map((site) => site.id);
  const text = signal(found.position);
  const pieces = signal(found.moment.scene.pieces);
  const laid = signal(/** @type {Laid | null} */ (null));
  const tool = signal(/** @type {Tool} */ ("move"));
  const { hand, stage, show: lay } = openApart((action) => touched(action));
  stage.bodies.value = fresh(pieces.value);

  /**
   * Every touch that the tool knows, as gestures: an action is a site, or the two sites of a way.
   * @returns {Gesture[]}
   */
  function gestures() {
    const bare = { dice: [], cell: "", button: "", label: null, via: [] };
    const occupied = new Set(pieces.value.map((piece) => piece.site));
    if (tool.value === "move")
      return sites.flatMap((from, first) =>
        occupied.has(from)
          ? sites.flatMap((to, last) =>
              from === to ? [] : [{ action: first * sites.length + last, sites: [from, to], ...bare }],
            )
          : [],
      );
    const able = tool.value === "take" ? sites.filter((site) => occupied.has(site)) : sites;
    return able.map((site) => ({ action: sites.indexOf(site), sites: [site], ...bare }));
  }

  /** Lay these pieces on the board that is shown. @param {Piece[]} now @param {Scene} [scene] */
  function show(now, scene = found.moment.scene) {
    batch(() => {
      pieces.value = now;
      const there = { ...scene, pieces: now, alike: [] };
      stage.bodies.value = carry(stage.bodies.value, [], there).bodies.filter((body) => !body.leaving);
      lay({ ...found.moment, scene: there, gestures: gestures(), shortcuts: [], result: null }, 0);
    });
  }

  /** @param {number} action */
  async function touched(action) {
    const now = [...pieces.value];
    const top = (/** @type {string} */ site) => now.findLastIndex((piece) => piece.site === site);
    if (tool.value === "move") {
      const [from, to] = [sites[Math.floor(action / sites.length)] ?? "", sites[action % sites.length] ?? ""];
      const moved = now[top(from)];
      if (moved) await put({ ...moved, site: to }, now.toSpliced(top(from), 1));
    } else if (tool.value === "take") {
      const gone = top(sites[action] ?? "");
      await change({ pieces: now.filter((_, at) => at !== gone) });
    } else await put({ ...tool.value, site: sites[action] ?? "" }, now);
  }

  /**
   * Put a piece down; whoever of another colour, or on a place for one alone, stands there makes room.
   * @param {Piece} piece
   * @param {Piece[]} others
   */
  async function put(piece, others) {
    const site = found.board.sites.find(({ id }) => id === piece.site);
    const many = Boolean(site && (site.run[0] || site.run[1]));
    const left = others.filter((other) => other.site !== piece.site || (many && other.colour === piece.colour));
    await change({ pieces: [...left, { ...piece, level: left.filter(({ site }) => site === piece.site).length }] });
  }

  let waiting = 0; // changes that are not answered yet
  /** @type {Promise<void>} */
  let answered = Promise.resolve();

  /**
   * Change something. One change goes out after the other, because each begins with the text that the last one made.
   * @param {Partial<LayingWish>} part
   */
  function change(part) {
    if (part.pieces) show(/** @type {Piece[]} */ (part.pieces));
    waiting += 1;
    answered = answered.catch(() => {}).then(() => ask(part).finally(() => (waiting -= 1)));
    return answered;
  }

  /** Have the text that follows; the position's reader says what is wrong with it. @param {Partial<LayingWish>} part */
  async function ask(part) {
    try {
      const body = { ...setup, position: text.value, ...part };
      const answer = /** @type {Laid} */ (await get(`/api/games/${game}/laying`, { body }));
      if (answer.wrong) await bring("errors");
      batch(() => {
        text.value = answer.position;
        laid.value = answer;
        if (answer.scene && waiting === 1) show(answer.scene.pieces, answer.scene); // else pieces were put meanwhile
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (laid.value) laid.value = { ...laid.value, wrong: (await refusedBy(error)).at(-1) ?? null };
    }
  }

  show(pieces.value);
  void change({});
  return {
    text,
    laid,
    tool,
    hand,
    change,
    /** When everything is answered. */
    settled: () => answered,
    /** @param {Tool} next */
    take(next) {
      tool.value = next;
      show(pieces.value, laid.value?.scene ?? undefined);
    },
    close: hand.close,
  };
}

/**
 * @typedef {object} EditorProps
 * @property {string} id of the game
 * @property {{seats: number, options: Options}} setup
 * @property {Analysis} found where it begins
 * @property {(position: string) => void} done
 * @property {() => void} leave
 */

/** @param {EditorProps} props */
export function Editor({ id, setup, found, done, leave }) {
  const [editor] = useState(() => openEditor(id, setup, found));
  useEffect(() => editor.close, []);
  const laid = editor.laid.value;
  const scene = laid?.scene ?? found.moment.scene;
  const seats = found.moment.scene.seats.map(sideName);
  return html`<section class="analysis-board editing" aria-label=${t("table-board")}>
      ${
        found.board.sites.length > 0 &&
        html`<${PlayBoard} board=${found.board} turn=${0} hand=${editor.hand} label=${t("analysis-edit")} />`
      }
      ${scene.dice.length > 0 && html`<${Dice} dice=${scene.dice} hand=${editor.hand} number=${0} />`}
      ${scene.sheet && html`<${ScoreSheet} scene=${scene} names=${seats} hand=${editor.hand} trace="" />`}
    </section>
    <section class="analysis-desk" aria-label=${t("analysis-edit")} data-editor>
      <h2>${t("analysis-edit")}</h2>
      ${laid && laid.stock.length > 0 && html`<${Tools} editor=${editor} stock=${laid.stock} />`}
      ${laid?.turns && html`<${Turns} editor=${editor} laid=${laid} seats=${seats} />`}
      ${laid && html`<${Fields} editor=${editor} laid=${laid} />`}
      <p><code class="position-text" data-position>${editor.text.value}</code></p>
      ${laid?.wrong && html`<p role="alert" class="refusal">${say(laid.wrong)}</p>`}
      <div class="steps">
        <button
          type="button"
          class="button primary"
          data-action="edited"
          disabled=${!laid || Boolean(laid.wrong)}
          onClick=${async () => {
            await editor.settled();
            if (!editor.laid.value?.wrong) done(editor.text.value);
          }}
        >
          ${t("analysis-edit-done")}
        </button>
        <button type="button" class="button" data-action="leave-editor" onClick=${leave}>
          ${t("analysis-edit-leave")}
        </button>
      </div>
    </section>`;
}

/** What a touch does. @param {{editor: Editor, stock: Piece[]}} props */
function Tools({ editor, stock }) {
  const now = editor.tool.value;
  const same = (/** @type {Piece} */ piece) =>
    typeof now === "object" && now.kind === piece.kind && now.colour === piece.colour;
  return html`<div class="steps" role="group" aria-label=${t("analysis-edit-tools")}>
      ${
        /** @type {const} */ (["move", "take"]).map(
          (word) =>
            html`<button
              type="button"
              class="chip"
              data-tool=${word}
              aria-pressed=${now === word}
              onClick=${() => editor.take(word)}
            >
              ${t(`analysis-edit-${word}`)}
            </button>`,
        )
      }
    </div>
    <div class="stock" role="group" aria-label=${t("analysis-edit-stock")}>
      ${stock.map(
        (piece) =>
          html`<button
            type="button"
            class="chip"
            data-tool="${piece.colour} ${piece.kind}"
            aria-label=${t("analysis-edit-put", { colour: t(`colour-${piece.colour}`), piece: pieceName(piece.kind) })}
            aria-pressed=${same(piece)}
            onClick=${() => editor.take(piece)}
          >
            <${PieceIcon} kind=${piece.kind} colour=${piece.colour} />
          </button>`,
      )}
    </div>
    <div class="steps">
      <button type="button" class="button" data-action="empty" onClick=${() => void editor.change({ pieces: [] })}>
        ${t("analysis-edit-empty")}
      </button>
      <button type="button" class="button" data-action="start" onClick=${() => void editor.change({ position: "" })}>
        ${t("analysis-edit-start")}
      </button>
    </div>`;
}

/** Whose turn it is. @param {{editor: Editor, laid: Laid, seats: string[]}} props */
function Turns({ editor, laid, seats }) {
  return html`<fieldset class="form-field">
    <legend>${t("analysis-edit-turn")}</legend>
    <div class="segments">
      ${seats.map(
        (name, seat) =>
          html`<label
            ><input
              type="radio"
              name="turn"
              value=${seat}
              checked=${laid.hand === seat}
              onChange=${() => void editor.change({ hand: seat })}
            /><span>${name}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** What no picture shows. @param {{editor: Editor, laid: Laid}} props */
function Fields({ editor, laid }) {
  return html`${Object.entries(laid.fields).map(
    ([name, value]) => html`<${Field} key=${name} editor=${editor} name=${name} value=${value} />`,
  )}`;
}

/**
 * One of these. What is being typed stays until it is answered, whatever else is answered meanwhile.
 * @param {{editor: Editor, name: string, value: string}} props
 */
function Field({ editor, name, value }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const textOf = (/** @type {Event} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).value;
  const change = async (/** @type {string} */ text) => {
    await editor.change({ fields: { [name]: text.trim() } });
    setTyped((now) => (now === text ? null : now));
  };
  return html`<label class="position-field"
    ><span>${t(`analysis-field-${name}`)}</span
    ><textarea
      class="text"
      rows=${value.length > WIDE ? 3 : 1}
      name=${name}
      value=${typed ?? value}
      spellcheck="false"
      onInput=${(/** @type {Event} */ event) => setTyped(textOf(event))}
      onChange=${(/** @type {Event} */ event) => void change(textOf(event))}
    ></textarea>
  </label>`;
}
