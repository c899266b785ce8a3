/** What the server said no to, for people: its sentence, the rule against it, and what exactly is wrong. */
import { bring, say } from "../words.js";
/** @import { Refused } from "../api.js" */
/** @import { Message } from "../wire.js" */

/** The messages of a refusal; what errors say is fetched when there is one. @param {Refused} error */
export async function refusedBy(error) {
  const { message, reason, because } = error.body;
  if (because) await bring("errors");
  const said = [message ?? { id: "ui-trouble-offline", args: {} }, reason?.message, because];
  return said.filter((found) => found !== undefined);
}

/** @param {Message[]} messages */
export const sayAll = (messages) => messages.map(say).join(" ");
