// Who plays which colour: sentences about a table say "Anna throws 6" where they would say "Yellow throws 6".
import { t } from "../words.js";
import { seatName } from "./naming.js";
/** @import { Message, View } from "../wire.js" */

const SHORT = 14; // letters of a name that is never torn at the end of a line

/** A name as it stands in a sentence. @param {string} name */
const whole = (name) => (name.length > SHORT ? name : name.replaceAll(" ", "\u00a0"));

/**
 * What stands for each colour where it does something. Whoever has a second colour, or the name of somebody else, is
 * called by name and colour.
 * @param {View} view
 * @returns {Map<string, Message>}
 */
export function doersOf(view) {
  const names = view.seats.map((_, at) => seatName(view, at));
  /** @type {Map<string, Message>} */
  const found = new Map();
  view.moment.scene.seats.forEach(({ colours }, at) => {
    const name = names[at];
    const seat = view.seats[at];
    if (!name || !seat || (seat.kind !== "computer" && !seat.name)) return; // nobody has a name
    const mistakable = colours.length > 1 || names.indexOf(name) !== names.lastIndexOf(name);
    const called = whole(name);
    for (const token of colours) {
      const id = `colour-${token}`;
      found.set(
        id,
        mistakable
          ? { id: "player-colour", args: { name: called, colour: t(id) } }
          : { id: "player", args: { name: called } },
      );
    }
  });
  return found;
}
