import type { Asking, Entry, Gesture, Piece, Result, Scene, Shortcut } from "../wire.js";

/** What can change at a table with every entry. */
export type Moment = {
  number: number;
  scene: Scene;
  gestures: Gesture[];
  shortcuts: Shortcut[];
  can_throw: boolean;
  throws_itself: boolean;
  can_rest: boolean;
  resting: number[];
  asking: Asking | null;
  result: Result | null;
  seed: string | null;
};

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

export type { Entry };
