import type { Piece } from "../wire.js";

/** A piece with an identity of its own, so that it can be seen to move. */
export type Body = Piece & { id: number; leaving?: boolean; flying?: boolean };

/** One piece's part in showing what happened. */
export type Step = {
  body: number;
  kind: "walk" | "come" | "go" | "hidden" | "settle";
  path: string[];
  hop: boolean;
  start: number;
  length: number;
};

/**
 * The motions of one entry, in milliseconds from its beginning.
 * passing: the faces of a throw that is gone afterwards; pace: by how much longer or shorter than drawn it all lasts
 */
export type Score = {
  steps: Step[];
  dice: boolean;
  passing: number[];
  landings: Landing[];
  length: number;
  pace: number;
};

/** When something comes to a pile, and of which sort it is. */
export type Landing = { of: string; at: number };

/** Where the last move went, so that it can stay marked. */
export type Trace = { from: string[]; to: string[] };
