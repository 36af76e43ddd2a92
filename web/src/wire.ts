/** The protocol as types: docs/protocol.md, by hand. */

export interface Refusal {
  code: string;
  text: string;
  details?: Record<string, unknown>;
}

export interface Me {
  person: string | null;
  name: string;
}

export interface Option {
  name: string;
  kind: "number" | "numbers" | "switch" | "choice" | "name";
  default: string;
  allowed: string;
  low: number | null;
  high: number | null;
  choices: string[];
  about?: string;
}

export interface BotInfo {
  name: string;
  line: string;
  level: number | null;
  /** the maps that it knows; null: it plays on any */
  boards: string[] | null;
}

/** Options to set, none where the usual ones are fair; and X's share of wins without and with them. */
export interface Handicap {
  options: Record<string, string>;
  usual: number;
  fair: number;
}

export interface EditionInfo {
  id: string;
  title: string;
  /** those that people choose from have a line and a level, weakest first; the others have neither */
  bots: BotInfo[];
  /** who plays where nobody chose */
  house_bot: string;
  /** the bot that gives hints and looks back on finished games, where one can */
  adviser: string | null;
  /** the material of a table with the usual options, but its board */
  usual: Material;
  options: Option[];
  /** options that make it fair between equals, by number of players, where that was measured */
  handicaps: Record<string, Handicap>;
  /** by number of players, as sides and roles are */
  seats: Record<string, string[]>;
  sides: Record<string, string[][]>;
  roles: Record<string, string[][]>;
  heats: boolean;
  agreed: boolean;
  /** the settings that only this game has */
  manners: Option[];
  /** the option that also takes files of one's own */
  brings: string | null;
}

/** A file that an option takes: one of ours, or one's own. */
export interface Brought {
  name: string;
  title: string;
  languages: string[];
  count: number;
  remarks?: string[];
  own?: boolean;
}

/** How people who may all play a seat decide on its moves. */
export type Decide = "all" | "captain" | "any";

/** A setting that only one game has. */
export type Manner = boolean | number | string;

export interface Settings {
  pace: number;
  decide: Decide;
  series: boolean;
  [manner: string]: Manner;
}

export interface NewRoom {
  edition: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  /** of those who play my seats, where they are not me */
  names?: Record<string, string>;
  settings?: Partial<Settings>;
}

export interface RoomLine {
  room: string;
  code: string;
  title: string;
  edition: string;
  status: RoomStatus;
  seats: string[];
  yours: boolean;
  changed: number;
}

export interface Station {
  n: number;
  x: number;
  y: number;
  modes: string[];
}

export interface BoardMaterial {
  name: string;
  title: string;
  digest: string;
  size: [number, number];
  radius: number;
  stations: Station[];
  picture: { light: string; dark: string };
  view_box: [number, number, number, number];
}

export interface Material {
  edition: string;
  title: string;
  game: string;
  sides: string[][];
  heats: boolean;
  /** the table before the first ply; only its game knows what is in it */
  opening: unknown;
  /** the bot that gives hints and looks back on finished games, where one can */
  adviser?: string | null;
  board?: BoardMaterial;
  /** how many numbers a card has */
  numbers?: number;
  /** are there chips to cut in with? */
  violets?: boolean;
  /** squares for whoever cuts in and is right */
  violet_points?: number;
  die?: { faces: number; questions: number };
  /** what is dealt in a game of cards */
  deck?: { title: string; cards: number; language: string };
}

export type RoomStatus = "lobby" | "playing" | "over" | "closed" | "frozen";

export interface Person {
  person: string;
  name: string;
  online: boolean;
  ready: boolean;
}

export interface SeatInfo {
  seat: string;
  side: number;
  holders: string[];
  bot: string | null;
  shared: boolean;
  pin: boolean;
  /** of whoever plays it, where somebody gave him one */
  name: string;
}

export interface Request {
  person: string;
  name: string;
  seat: string;
}

/** Somebody who plays in a series: a person, or a bot. */
export interface Participant {
  name: string;
  person: string | null;
  bot: string | null;
}

export interface Series {
  heats: number;
  /** counts from 1 */
  heat: number;
  commitment: string;
  people: Participant[];
  /** by heat, then by number of the participant: the seats he leads */
  roles: string[][][];
  points: (number[] | null)[];
  totals: number[];
  /** numbers of participants, once it is over */
  winners: number[];
}

export interface Room {
  type: "room";
  room: string;
  code: string;
  edition: string;
  title: string;
  options: Record<string, string>;
  settings: Settings;
  status: RoomStatus;
  game: number;
  you: string;
  host: string;
  commitment: string | null;
  people: Person[];
  seats: SeatInfo[];
  attached: string[];
  requests: Request[];
  captains: (string | null)[];
  banned: { person: string; name: string }[];
  /** in how many seconds anybody may become host; null while the host is there */
  claim: number | null;
  series: Series | null;
  /** how many cards are left that nobody here has had, where that is counted */
  fresh: number | null;
}

/** A move that needs the others of the side; `move` is null once it is withdrawn. */
export interface Proposal {
  type: "proposal";
  seat: string;
  ply: number;
  move: string | null;
  /** who proposed it; once it is withdrawn, who withdrew it (null: it has lapsed) */
  by: string | null;
  proposer?: string;
  agreed: string[];
  waiting: string[];
  id?: string;
}

export interface Ply {
  n: number;
  seat: string;
  move: string;
  secret: boolean;
}

export interface Outcome {
  winners: string[];
  reason: string;
  points: [string, number][];
}

export interface View {
  type: "view";
  seat: string | null;
  game: number;
  ply: number;
  from: number;
  log: Ply[];
  turn: string[];
  moves: string[];
  table: unknown;
  outcome: Outcome | null;
  /** what the house works out from this view */
  aids?: {
    suspects?: [number, number][];
    verdict?: { ruling: string; why: string };
    reply?: { word: string; text: string };
  };
  /** in how many seconds those in turn may move, and in how many the house moves for them */
  timing?: { opens?: number | null; lapses?: number | null };
  /** when it came, by this page's own clock */
  heard?: number;
  id?: string;
}

/** What can be said for a move, or against it: docs/protocol.md lists the kinds. */
export interface Reason {
  kind: string;
  station?: number;
  chance?: number;
  before?: number;
  after?: number;
  rides?: number;
  seat?: string;
  stations?: number;
  ticket?: string;
  left?: number;
}

/** A move as the adviser sees it: how well its side then fares, and how often he would play it. */
export interface Advised {
  move: string;
  chance: number;
  share: number;
}

export interface Hint {
  type: "hint";
  seat: string;
  game: number;
  ply: number;
  adviser: string;
  choices: (Advised & { why: Reason[] })[];
  /** station and probability, the likeliest first */
  belief: [number, number][];
  /** who had better move first, where several may and it matters */
  first: string | null;
  id?: string;
}

/** Where X probably is at a moment, as far as everybody can know; null: not worked out (yet). */
export interface Whereabouts {
  type: "whereabouts";
  game: number;
  ply: number;
  /** station and probability, the likeliest first */
  belief: [number, number][] | null;
  id?: string;
}

/** A ply of a finished game; whoever chose it has been judged. */
export interface JudgedPly {
  n: number;
  seat: string;
  move: string;
  round: number;
  suspects: number;
  chance?: number;
  played?: number;
  cost?: number;
  best?: Advised[];
}

export interface Analysis {
  game: number;
  edition: string;
  adviser: string;
  names: Record<string, string>;
  sides: string[][];
  outcome: Outcome;
  plies: JudgedPly[];
  /** by side: [ply, chance of side 0] as that side saw it */
  curves: [number, number][][];
  costliest: number[];
}

/** An analysis on its way. */
export interface Progress {
  state: "waiting" | "working";
  done: number;
  plies: number;
  ahead: number;
}

export interface Said {
  type: "said";
  n: number;
  person: string;
  name: string;
  to: "all" | "side";
  text: string;
  at: number;
}

export interface Mark {
  kind: "ring" | "cross" | "note" | "arrow";
  a: number;
  b?: number | null;
  colour: number;
  text?: string;
}

export interface Marks {
  type: "mark";
  marks: Mark[];
  by: string | null;
  id?: string;
}

export interface WireError extends Refusal {
  type: "error";
  id?: string;
}

export type FromServer =
  | Room
  | View
  | Proposal
  | Hint
  | Whereabouts
  | Said
  | Marks
  | WireError
  | { type: "pong"; id?: string };

export interface Play {
  type: "play";
  seat: string;
  ply: number;
  move: string;
  id: string;
}

export type HostDoes =
  | "start"
  | "next"
  | "rematch"
  | "settings"
  | "options"
  | "captain"
  | "kick"
  | "pardon"
  | "close"
  | "claim";

export type ToServer =
  | Play
  | { type: "agree"; seat: string; ply: number; move: string; yes: boolean; id?: string }
  | { type: "hint"; seat: string; ply: number; id: string }
  | { type: "whereabouts"; yes: boolean; id?: string }
  | { type: "leave"; id?: string }
  | { type: "attach"; seats: string[]; pin?: string; id?: string }
  | { type: "sit"; seat: string; who: string; id?: string }
  | { type: "name"; seat: string; name: string; id?: string }
  | { type: "consent"; seat: string; person: string; yes: boolean; id?: string }
  | { type: "share"; seat: string; yes: boolean; id?: string }
  | { type: "pin"; seat: string; pin: string; id?: string }
  | { type: "ready"; yes: boolean; id?: string }
  | { type: "say"; text: string; to: "all" | "side"; id?: string }
  | { type: "mark"; marks: Mark[]; id?: string }
  | {
      type: "host";
      do: HostDoes;
      person?: string;
      names?: string[];
      rotate?: boolean;
      settings?: Partial<Settings>;
      options?: Record<string, string>;
      id?: string;
    }
  | { type: "ping"; id?: string };

/** Why a socket was closed for good, or for a while. */
export const CLOSED = 4000;
export const ELSEWHERE = 4001;
export const STRANGER = 4003;
