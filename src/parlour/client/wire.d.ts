/**
 * What travels between server and browser, field by field; docs/wire.md says what it means. A test compares every type
 * here with the OpenAPI that the server gives, so that both sides mean the same.
 */

export type Message = { id: string; args: Record<string, string | number | Message> };
export type Language = "en" | "de";
export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

// The shelf

export type Nature = "thought" | "both" | "luck";
export type ShelfGame = {
  id: string;
  family: string;
  seats: number[];
  usual_seats: number;
  minutes: number;
  nature: Nature;
  names: string[];
};
export type ShelfBox = { id: string; games: ShelfGame[] };
export type Shelf = { boxes: ShelfBox[] };

export type Part = { name: string; sides: number; stock: number[]; ends: boolean };
export type Kit = { family: string; parts: Part[]; joints: number[]; samples: string[]; sets: string };
export type Booklet = { box: string; languages: string[] };
export type Source = {
  kind: "printed" | "reading" | "ours";
  booklets: Booklet[]; // that print it, or that leave it open
  said: string; // the message that explains it; none where the booklets are all there is to say
};
export type Preset = { names: string[]; options: Options };
export type Fit = { value: OptionValue; seats: number[] };
export type GameOption = {
  name: string;
  kind: "switch" | "number" | "choice" | "parts";
  default: OptionValue;
  choices: string[];
  low: number;
  high: number;
  off: boolean; // 0 is allowed too
  seats: number[];
  fits: Fit[]; // values that go only with these numbers of players
  kit: Kit | null; // of a board that is joined from parts
  source: Source;
};
export type GameInfo = {
  id: string;
  family: string;
  version: number;
  boxes: string[];
  seats: number[];
  usual_seats: number;
  minutes: number;
  nature: Nature;
  options: GameOption[];
  presets: Preset[]; // ways to choose all options at once
};
export type PreviewWish = { seats: number; options: Options };
export type PrintWish = {
  seats: number;
  options: Options;
  language: string;
  paper: "A4" | "A3";
  format: "pdf" | "svg";
};
export type Preview = { board: Board; scene: Scene };
export type Anchor = { id: string; title: string };
export type RulesText = { html: string; anchors: Anchor[] };

// The board and what lies on it

export type Point = [number, number];
export type Site = {
  id: string;
  x: number;
  y: number;
  shape: "circle" | "square" | "hexagon" | "point" | "well" | "none";
  role: string;
  colour: string;
  label: string;
  size: number;
  run: Point; // pieces on it lie in a row from here so far; [0, 0]: on top of each other
  art: string; // a small picture printed in it
  name: Message | null; // in words, where the id is none
};
export type Line = { points: Point[]; role: string; colour: string };
export type Area = { points: Point[]; role: string; colour: string; art: string };
export type Caption = { x: number; y: number; text: string; role: string };
export type Board = {
  left: number;
  top: number;
  width: number;
  height: number;
  plate: "wood" | "linen" | "felt" | "paper";
  sites: Site[];
  lines: Line[];
  areas: Area[];
  captions: Caption[];
  turns: number[];
};
export type Piece = { kind: string; colour: string; site: string; level: number; label: string };
export type Die = { id: string; face: number; fresh: boolean; colour: string; spent: boolean };
export type Row = { id: string; label: Message; role: string; help: Message | null };
export type Sheet = { rows: Row[]; cells: Record<string, (number | null)[]>; offers: Record<string, number> };
export type Holding = { name: Message; count: number; kind: string; colour: string };
export type SeatView = { colours: string[]; holdings: Holding[]; place: number };
export type Scene = {
  seats: SeatView[];
  hand: number;
  colour: string;
  prompt: Message;
  pieces: Piece[];
  dice: Die[];
  sheet: Sheet | null;
  throw: Message | null;
  alike: string[][]; // sites whose pieces are the same to the rules: any of a group stands for its first
  alarms: string[]; // sites to look at: a king in check, the row that won
};

// What hands do, and what follows

export type Gesture = {
  action: number;
  sites: string[];
  dice: string[];
  cell: string;
  button: string;
  label: Message | null;
  via: string[]; // the sites between, in order, where one action takes a piece over several
};
/** Several actions that two touches make: where the piece begins, and where it ends. */
export type Shortcut = { sites: [string, string]; actions: number[] };
export type Attempt = Omit<Gesture, "action" | "label" | "via">;
export type Reason = { anchor: string; message: Message };
export type WhyWish = { gesture: Attempt };
export type Why = { reason: Reason | null }; // null: the gesture is allowed
export type GameEvent = {
  kind: "place" | "move" | "take" | "throw" | "score" | "note" | "end";
  seat: number;
  message: Message | null;
  path: string[];
  hop: boolean;
  dice: number[];
  cell: string;
  points: number;
};
export type Result = { places: number[]; scores: number[]; reason: string };

// A table

export type SeatKind = "person" | "computer" | "open";
export type SeatWish = { kind: SeatKind; name: string; level: number; seal?: string };
export type TableWish = { game: string; options: Options; seats: SeatWish[]; message: string };
export type TableMade = { code: string; tokens: Record<string, string> }; // seat -> token
export type JoinWish = { seat: number; name: string; message: string; seal?: string };
export type Joined = { seat: number; token: string };
/** What was sealed when somebody sat down. */
export type ShareWish = { tokens: string[]; seat: number; share: string };
export type Shared = { number: number };
/** `seal` and `share` are of what a person adds to the dice; "" where nothing, or not yet. */
export type Seat = { kind: SeatKind; name: string; level: number; taken: boolean; seal: string; share: string };
/** Somebody wants to take back: `to` are the seats that have not answered yet, `back` the first entry that would go. */
export type Asking = { seat: number; to: number[]; number: number; back: number };
export type LogEntry = {
  number: number;
  kind: "action" | "throw" | "undo" | "ask" | "consent" | "refuse" | "join" | "rest" | "stop" | "share";
  seat: number;
  action: number | null;
  text: string;
  events: GameEvent[];
  back: number; // undo, ask: the entry that is taken back, and everything after it; else 0
  midway: boolean; // the seat's move goes on with its next action
};
export type Entry = LogEntry & { moment: Moment }; // how the table stands after it
/** How a table stands: all that can be another after every entry. */
export type Moment = {
  scene: Scene;
  gestures: Gesture[];
  shortcuts: Shortcut[];
  can_throw: boolean;
  throws_itself: boolean;
  can_rest: boolean; // whoever is to act has no real choice and may leave the rest to the server
  resting: number[]; // the seats that have
  asking: Asking | null;
  result: Result | null; // null until the game is over
  seed: string | null; // secret until then
};
export type View = {
  code: string;
  game: string;
  version: number;
  options: Options;
  seats: Seat[];
  ready: boolean;
  number: number;
  board: Board;
  moment: Moment;
  thinking: number;
  closed: Message | null; // why nobody can play on here, where that is so
  solvable: boolean;
  commitment: string;
  log: LogEntry[];
  created: string;
};
/** The first word on a live line: the version of the wire. */
export type Greeting = { version: number };
export type Status = { thinking: number; seats: Seat[]; ready: boolean; closed: Message | null };
export type Again = { number: number };
/** Whether a server can be sent requests: asked by whoever watches over it. */
export type Ready = { ready: boolean; storage: boolean; workers: boolean };
export type Missed = { entries: Entry[]; more: boolean };
export type Doing = "action" | "throw" | "undo" | "restart" | "consent" | "refuse" | "rest" | "stop";
export type ActWish = {
  tokens: string[];
  message: string;
  at: number;
  seat: number;
  do: Doing;
  action?: number | null;
};
export type Acted = { number: number; entries: Entry[] };
export type HintWish = { tokens: string[]; at: number; seat: number };
export type MineWish = { tokens: string[] };
export type Mine = { tables: MyTable[] };
export type MyTable = {
  code: string;
  game: string;
  seats: Seat[];
  hand: number;
  yours: number[];
  over: boolean;
  result: Result | null;
  updated: string;
};
/** What an action is worth; `unit` is points (to come), chance (0 to 1) or other. */
export type Weighed = { label: Message | null; text: string; value: number; unit: "points" | "chance" | "other" };
export type Hint = {
  action: number;
  gesture: Gesture;
  text: string;
  spelt: Message | null;
  values: Weighed[];
  outlook: Message | null;
};
export type Solution = { done: boolean; progress: number; outlook: Message | null; entries: Entry[] };
export type Problem = {
  error: string;
  message: Message;
  detail: string;
  reason?: Reason;
  number?: number;
  entries?: Entry[];
};

// Checking the dice of a finished game

// drawn below the sum of all weights, in order
export type Outcome = { action: number; dice: number[]; weight: number };
export type Thrown = { action: number; text: string; table: number };
export type Throws = { commitment: string; seed: string; tables: Outcome[][]; throws: Thrown[] };

// Whether the server is well

export type Health = { parlour: string; wire: number; tables: number; watching: number };
