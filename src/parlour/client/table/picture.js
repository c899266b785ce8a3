// A still picture of a board with its pieces: for the shelf, the game's page and the join page.
import { html, useMemo } from "../dom.js";
import { DiceRow } from "./dice.js";
import { layOut, offset, spanOf } from "./geometry.js";
import { Light, PieceDrawing } from "./pieces.js";
import { Aside, Plate } from "./plate.js";
import { PaperPicture } from "./sheet.js";
/** @import { Board, Scene } from "../wire.js" */
/** @import { Layout } from "./geometry.js" */

const FACES = [3, 5, 1, 6, 2]; // what dice show in a picture that nobody has thrown yet

/**
 * The board as it lies at the start. It is decoration: what it shows is told in words beside it.
 * @param {{board: import("../wire.js").Board, scene: import("../wire.js").Scene, turn?: number}} props
 *   turn: by so many degrees; as the first seat sees it unless said otherwise
 */
export function BoardPicture({ board, scene, turn = board.turns[0] ?? 0 }) {
  const layout = useMemo(() => layOut(board, turn), [board, turn]);
  if (!board.sites.length) return html`<${TrayPicture} scene=${scene} />`;
  const { left, top, width, height } = layout.frame;
  return html`<div class="picture" aria-hidden="true">
    <${Light} />
    <svg class="board" viewBox="${left} ${top} ${width} ${height}">
      <${Plate} board=${board} layout=${layout} />
      <${Aside} board=${board} layout=${layout} taken=${new Set(scene.pieces.map((piece) => piece.site))} />
      ${scene.pieces.map((piece) => {
        const spot = layout.spots.get(piece.site);
        const beside = offset(piece, scene.pieces, layout);
        return (
          spot &&
          html`<g transform="translate(${spot.x + beside.x} ${spot.y + beside.y}) scale(${beside.scale})"
            ><${PieceDrawing} ...${piece}
          /></g>`
        );
      })}
      <${FallenDice} board=${board} scene=${scene} layout=${layout} />
    </svg>
  </div>`;
}

/** Dice where they fall on a board. @param {{board: Board, scene: Scene, layout: Layout}} props */
function FallenDice({ board, scene, layout }) {
  const patch = board.areas.find(({ role }) => role === "dice");
  if (!patch) return null;
  const { left, top, width, height } = spanOf(patch.points.map(([x, y]) => layout.at(x, y)));
  const pitch = Math.min(width / scene.dice.length, 1.15 * height);
  const first = left + width / 2 - ((scene.dice.length - 1) / 2) * pitch;
  return scene.dice.map(
    (die, at) =>
      html`<g transform="translate(${first + at * pitch} ${top + height / 2}) scale(${0.9 * pitch})"
        ><${PieceDrawing} kind="die${die.face || FACES[at % FACES.length]}" colour="ivory"
      /></g>`,
  );
}

/**
 * A game without a board: its dice on felt, and a corner of its sheet.
 * @param {{scene: import("../wire.js").Scene}} props
 */
function TrayPicture({ scene }) {
  const dice = scene.dice.map((die, i) => ({ ...die, face: die.face || ((i * 2 + 3) % 6) + 1 }));
  return html`<div class="picture picture-tray" aria-hidden="true">
    <${Light} />
    ${scene.sheet && html`<${PaperPicture} sheet=${scene.sheet} />`}
    <${DiceRow} dice=${dice} />
  </div>`;
}
