import type { Piece } from "../wire.js";

/** A piece with an identity of its own, so that it can be seen to move. */
export type Body = Piece & { id: number; leaving?: boolean; flying?: boolean };

/** One piece's part in showing what happened. */
export type Step = {
  body: number;
  kind: "walk" | "come" | "go" | "hidden";
  path: string[];
  hop: boolean;
  start: number;
  length: number;
};

/** The motions of one entry, in milliseconds from its beginning. */
export type Score = { steps: Step[]; dice: boolean; length: number };

/** Where the last move went, so that it can stay marked. */
export type Trace = { from: string[]; to: string[] };
