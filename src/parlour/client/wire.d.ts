/**
 * What travels between server and browser, field by field; docs/wire.md says what it means. A test compares every type
 * here with the OpenAPI that the server gives, so that both sides mean the same.
 */

export type Message = { id: string; args: Record<string, string | number | Message> };
export type Language = string; // "en", "pl": a folder of texts
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
  decides: boolean; // in a game of luck: any other value than the default gives people something to decide
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
export type Lengths = { low: number; width: number; games: number[] };
export type AlmanacPage = {
  level: number; // of the players; 0: nobody decides anything
  games: number; // 0: nothing is known
  seats: number;
  sides: number; // fewer than seats where partners win together
  minutes: number | null;
  middle: number[] | null; // minutes between which half of the games lie
  lengths: Lengths | null;
  first: number | null; // the share of victories that whoever began had
  draws: number | null;
  order: number[] | null; // of every seat, from whoever began on
  luck: number | null;
  changes: number | null; // of the lead, per game
  comebacks: number | null;
  won: number | null; // by whoever plays alone
};
export type PreviewWish = { seats: number; options: Options; position?: string };
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
  shape: "circle" | "square" | "hexagon" | "point" | "well" | "box" | "none";
  role: string;
  colour: string;
  label: string;
  size: number;
  run: Point; // pieces on it lie in a row from here so far; [0, 0]: on top of each other
  art: string; // a small picture printed in it
  name: Message | null; // in words, where the id is none
  label_at: Point; // from its middle, for every viewer; a label in the middle steps aside for what stands there
  label_size: number;
  stand: [number, number, number]; // where pieces stand, from its middle, and how large they are drawn there
  wide: number; // of a box
};
export type Line = { points: Point[]; role: string; colour: string };
export type Area = { points: Point[]; role: string; colour: string; art: string };
export type Caption = {
  x: number;
  y: number;
  text: string;
  role: string;
  words: Message | null; // instead of the text
  width: number; // words that would be wider are smaller
};
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
export type Sheet = {
  rows: Row[];
  cells: Record<string, (number | null)[]>;
  offers: Record<string, number>;
  struck: Record<string, boolean[]>; // figures that are crossed out
};
export type Holding = {
  name: Message;
  count: number;
  kind: string;
  colour: string;
  worth: number;
  bare: boolean; // its name says everything
};
/** What a seat plays, where the sides are not alike; the sign is one of those in art/signs.js. */
export type Role = { sign: string; name: Message };
export type SeatView = { colours: string[]; holdings: Holding[]; place: number; role: Role | null };
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
export type TableWish = {
  game: string;
  options: Options;
  seats: SeatWish[];
  message: string;
  clock?: Clock | null;
  position?: string; // where the game is to begin, if not as its rules have it
};
/** Seconds for the game and for every move on top, seconds per move, or days per move. */
export type ClockKind = "game" | "move" | "days";
export type Clock = { kind: ClockKind; time: number; increment: number };
/** Who has how much time left, in ms: at `since`, from which on it runs for `running`. */
export type Ticking = { left: number[]; running: number; since: number };
export type ClockNow = { number: number; now: number; left: number[]; running: number };
/** A game from a file, to be looked at as a table; which game, where the text does not say it. */
export type RecordWish = { text: string; message: string; game?: string };
export type RecordOpened = { code: string };
export type TableMade = { code: string; tokens: Record<string, string> }; // seat -> token
export type JoinWish = { seat: number; name: string; message: string; seal?: string };
export type Joined = { seat: number; token: string };
/** What was sealed when somebody sat down. */
export type ShareWish = { tokens: string[]; seat: number; share: string };
export type Shared = { number: number };
export type Seat = {
  kind: SeatKind;
  name: string;
  level: number;
  taken: boolean;
  seal: string; // of what a person adds to the dice; "" where nothing
  share: string; // what that is; "" until it is told
  relief: number | null; // the level of the computer that plays for this person now
  out: boolean; // they have resigned, and are ranked last
  mark: string; // tells whether a token is still this seat's; "" where there is none
};
/** Somebody would take back, or draw: `to` have not answered yet, `back` is the first entry that would go. */
export type Asking = { seat: number; what: "undo" | "draw"; to: number[]; number: number; back: number };
export type LogEntry = {
  number: number;
  kind:
    | "action"
    | "throw"
    | "undo"
    | "ask"
    | "consent"
    | "refuse"
    | "join"
    | "rest"
    | "stop"
    | "share"
    | "offer"
    | "end"
    | "out"
    | "relieve"
    | "return"
    | "phrase"
    | "chat"
    | "host"
    | "late"
    | "lost"
    | "vouch"
    | "doubt"
    | "again"
    | "claim";
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
  sequel: Sequel | null; // the next game, once somebody wants it
  host: number; // the seat of whoever looks after the table; -1 while nobody sits there
  chatting: boolean; // the host lets people type what they like
  locked: boolean; // nobody watches: who has no seat here sees nothing once all seats are taken
  skipping: boolean; // turns of who has left are passed as far as the rules allow, instead of played by a computer
  ticking: Ticking | null; // where there is a clock
  lost: Lost | null; // somebody says that a seat is theirs
};
export type View = {
  code: string;
  game: string;
  version: number;
  nature: Nature;
  options: Options;
  position: string; // in writing: where the game began; "" where as its rules have it
  seats: Seat[];
  ready: boolean;
  number: number;
  board: Board;
  moment: Moment;
  thinking: number;
  closed: Message | null; // why nobody can play on here, where that is so
  solvable: boolean;
  drawable: boolean;
  closable: boolean; // a free seat can be closed: the game begins with one seat fewer then
  skippable: boolean; // the turns of somebody who has left can be passed
  formats: string[]; // the kinds of files in which the game can be kept
  letters: Record<string, string>; // of the notation that each language has its own for -> their messages
  commitment: string;
  log: LogEntry[];
  created: string;
  clock: Clock | null;
};
/** The first word on a live line: the version of the wire. */
export type Greeting = { version: number };
/** Whether somebody looks at the table, has only looked away, or has gone, since they were here last. */
export type Present = { state: "here" | "away" | "gone"; since: number };
export type Status = {
  thinking: number;
  preparing: number | null; // how much is worked out of what a computer, or a hint, has to wait for once: from 0 to 1
  seats: Seat[];
  ready: boolean;
  closed: Message | null;
  present: Present[]; // by seat; of no meaning for a computer's
  watching: number; // how many windows are open of people who do not play
  patience: number | null; // seconds after which nobody need wait for somebody who has gone; null: for ever
  reviewing: boolean; // somebody looks back at the game
};
/** A window is there, and somebody looks at it or not; null: it is closed. */
export type HereWish = { tokens: string[]; window: string; looks: boolean | null };
export type Again = { number: number };
/** The game that follows on this one: its table, and the seats of this table that sit there already. */
export type Sequel = { code: string; seats: number[] };
export type AgainWish = { tokens: string[]; seals?: string[]; options?: Options | null };
export type SeatAgain = { seat: number; token: string };
export type SatAgain = { code: string; seats: SeatAgain[] };
/** How a series stands for the seats of a table: games that are over, won, drawn, and points where they are added. */
export type Series = { games: number; wins: number[]; draws: number; points: number[] | null };
/** Whether a server can be sent requests: asked by whoever watches over it. */
export type Ready = { ready: boolean; storage: boolean; workers: boolean };
export type Missed = { entries: Entry[]; more: boolean };
export type Doing =
  | "action"
  | "throw"
  | "undo"
  | "restart"
  | "consent"
  | "refuse"
  | "rest"
  | "stop"
  | "resign"
  | "draw"
  | "leave"
  | "return"
  | "phrase"
  | "chat"
  | "claim"
  | "replace"
  | "vouch"
  | "doubt";
export type ActWish = {
  tokens: string[];
  message: string;
  at: number;
  seat: number;
  do: Doing;
  action?: number | null;
  words?: string; // which phrase, or what was typed
  lag?: number; // ms that a way to the server and back takes
};
export type HostDo =
  | "chat"
  | "silence"
  | "fill"
  | "close"
  | "free"
  | "remove"
  | "hand-on"
  | "take"
  | "lock"
  | "unlock"
  | "skip"
  | "play-on";
/** What the host of a table wants; `seat` is the host's. */
export type HostWish = {
  tokens: string[];
  message: string;
  seat: number;
  do: HostDo;
  to?: number; // whom it is about: fill, close, free, remove, hand-on
  level?: number; // of the computer that fills a seat
};
export type LostWish = { seat: number; message: string };
/** Somebody says that a seat is theirs; `to` are asked whether that is so. */
export type Lost = { seat: number; to: number[]; number: number };
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
export type Weighed = {
  label: Message | null;
  text: string;
  value: number;
  figure: number; // the value as people read it
  unit: "points" | "chance" | "other";
};
export type Hint = {
  action: number;
  gesture: Gesture;
  text: string;
  spelt: Message | null;
  values: Weighed[];
  outlook: Message | null;
};
export type ReviewChoice = { actions: number[]; text: string; worth: number };
export type ReviewedMove = {
  first: number; // the actions from here to before `end`
  end: number;
  seat: number;
  kind: "throw" | "decision" | "forced" | "end";
  text: string;
  change: number[]; // for every seat
  lost: number;
  mark: "" | "slip" | "mistake" | "blunder";
  best: ReviewChoice[];
};
export type ReviewAccount = {
  start: number;
  luck: number;
  decided: number;
  ended: number;
  result: number;
  lost: number;
  decisions: number;
  slips: number;
  mistakes: number;
  blunders: number;
};
export type Review = {
  game: string;
  unit: "chance" | "points" | "other";
  scale: number;
  exact: boolean;
  seats: number;
  finished: boolean;
  worths: number[][]; // before every action, and at the end, for every seat
  moves: ReviewedMove[];
  accounts: ReviewAccount[];
  turning: number;
  good: number[];
  format: number;
};
export type ReviewWish = { record: string };
export type Reviewed = {
  done: boolean;
  progress: number;
  review: Review | null;
  told: Message[];
  spelt: Record<string, Message>; // texts of moves with the reader's letters
};
export type AnalysisWish = { seats: number; options: Options; position: string; actions: number[] };
export type Throwable = { action: number; text: string; chance: number };
export type Analysis = {
  board: Board;
  moment: Moment;
  turn: number; // who decides; -1 at a throw, -2 when it is over
  position: string;
  texts: string[];
  throws: Throwable[];
  letters: Record<string, string>;
  forgets: boolean; // the text leaves out which positions were there before
};
export type PieceWish = { kind: string; colour: string; site: string; level?: number; label?: string };
export type LayingWish = {
  seats: number;
  options?: Options;
  position?: string;
  pieces?: PieceWish[] | null;
  hand?: number | null;
  fields?: Record<string, string>;
};
export type Laid = {
  position: string;
  wrong: Message | null;
  scene: Scene | null; // none where something is
  stock: Piece[]; // one of each that can be put on the board
  turns: boolean; // somebody's turn can be said
  hand: number; // whose turn the text says it is, -1 where it does not
  fields: Record<string, string>; // what no picture shows, by name
};
export type EvaluatedLine = { actions: number[]; text: string; sites: string[]; worths: number[] };
export type Evaluation = {
  unit: "chance" | "points" | "other";
  scale: number;
  exact: boolean;
  worths: number[];
  lines: EvaluatedLine[];
};
export type Solution = { done: boolean; progress: number; outlook: Message | null; entries: Entry[] };
export type Problem = {
  error: string;
  message: Message;
  detail: string;
  reason?: Reason;
  because?: Message; // what exactly is wrong with a position or a file
  number?: number;
  entries?: Entry[];
};

// Checking the dice of a finished game

// drawn below the sum of all weights, in order
export type Outcome = { action: number; dice: number[]; weight: number };
export type Thrown = { action: number; text: string; table: number };
export type Throws = { commitment: string; seed: string; tables: Outcome[][]; throws: Thrown[] };

// Whether the server is well

export type DeleteWish = { tokens: string[] };
export type Deleted = { code: string };
export type ListWish = { tokens: string[]; listed: boolean };
export type Listed = { listed: boolean };
export type LuggageWish = { content: string };
export type Left = { code: string };
export type FetchWish = { code: string };
export type Fetched = { content: string };
export type InvitationWish = { path: string };
export type Invitation = { address: string; picture: string; open: boolean; switchable: boolean };
export type NetworkWish = { open: boolean };
export type Health = { parlour: string; wire: number; tables: number; watching: number };
