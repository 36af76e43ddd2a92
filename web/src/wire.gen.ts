/** Made by `npm run wire` from wire.schema.json. Do not edit. */

export type FromServer = Room | You | View | Proposal | Hint | Whereabouts | Said | Marks | Done | Pong | Error;
export type ToServer =
  | Play
  | Agree
  | AskHint
  | Follow
  | Attach
  | Sit
  | Name
  | Consent
  | Share
  | Pin
  | Ready
  | Leave
  | Say
  | Draw
  | Host
  | Ping;

export interface Agree {
  id?: string | null;
  move: string;
  ply: number;
  seat: string;
  type: "agree";
  yes: boolean;
}
export interface AskHint {
  id?: string | null;
  ply: number;
  seat: string;
  type: "hint";
}
export interface Attach {
  id?: string | null;
  pin?: string;
  seats: string[];
  type: "attach";
}
export interface Banned {
  name: string;
  person: string;
}
/**
 * A bot. Those that people choose from have a line of character and a level. `boards` null: it plays on any.
 */
export interface BotInfo {
  boards: string[] | null;
  level: number | null;
  line: string;
  name: string;
}
/**
 * A move as the adviser sees it: its side's chance after it, and how often the adviser would play it.
 */
export interface Choice {
  chance: number;
  move: string;
  share: number;
  why: Reason[];
}
/**
 * A fact for or against a move; docs/protocol.md lists the kinds and the fields each has.
 */
export interface Reason {
  after?: number | null;
  before?: number | null;
  chance?: number | null;
  kind: string;
  left?: number | null;
  rides?: number | null;
  seat?: string | null;
  station?: number | null;
  stations?: number | null;
  ticket?: string | null;
}
export interface Consent {
  id?: string | null;
  person: string;
  seat: string;
  type: "consent";
  yes: boolean;
}
/**
 * The message with this id has taken effect; its effects came before.
 */
export interface Done {
  id?: string | null;
  type: "done";
}
export interface Draw {
  id?: string | null;
  marks: Mark[];
  type: "mark";
}
/**
 * One pencil mark: stations `a` and, for an arrow, `b`.
 */
export interface Mark {
  a: number;
  b?: number | null;
  colour?: number;
  kind: "arrow" | "cross" | "note" | "ring";
  text?: string | null;
}
/**
 * Everything a form for a new table needs. Seats, sides, roles and handicaps go by number of people.
 */
export interface EditionInfo {
  adviser: string | null;
  agreed: boolean;
  bots: BotInfo[];
  default_bot: string;
  handicaps: {
    [k: string]: HandicapInfo;
  };
  heats: boolean;
  id: string;
  options: OptionInfo[];
  roles: {
    [k: string]: string[][];
  };
  screens: string;
  seats: {
    [k: string]: string[];
  };
  settings: OptionInfo[];
  sides: {
    [k: string]: string[][];
  };
  title: string;
  uploads: string | null;
  usual: {};
}
/**
 * Options that make an edition fair, and X's share of wins without and with them.
 */
export interface HandicapInfo {
  fair: number;
  options: {
    [k: string]: string;
  };
  usual: number;
}
/**
 * An option of an edition, or a setting of its rooms. Values are given and returned as text.
 */
export interface OptionInfo {
  allowed: string;
  choices: string[];
  default: string;
  high: number;
  kind: "choice" | "decimal" | "name" | "number" | "numbers" | "switch";
  low: number;
  name: string;
}
export interface Error {
  code: string;
  details: {};
  id?: string | null;
  text: string;
  type: "error";
}
export interface Follow {
  id?: string | null;
  type: "whereabouts";
  yes: boolean;
}
/**
 * The room, the same for everyone in it.
 */
export interface Room {
  bots_at_start: number;
  captains: (string | null)[];
  claim: number | null;
  code: string;
  commitment: string | null;
  edition: string;
  game: number;
  host: string;
  options: {
    [k: string]: string;
  };
  people: RoomPerson[];
  room: string;
  seats: RoomSeat[];
  series: Series | null;
  settings: {
    [k: string]: boolean | number | string | null;
  };
  status: "closed" | "frozen" | "lobby" | "over" | "playing";
  title: string;
  type: "room";
  unseen: number | null;
}
export interface RoomPerson {
  name: string;
  online: boolean;
  person: string;
  ready: boolean;
}
/**
 * `name` is empty unless its holder gave the seat one; `away`: everyone who may play it is gone.
 */
export interface RoomSeat {
  away: boolean;
  bot: string | null;
  holders: string[];
  name: string;
  pin: boolean;
  players: string[];
  seat: string;
  shared: boolean;
  side: number;
}
/**
 * `roles` and `points` go by heat, then by participant; `heat` counts from 1.
 */
export interface Series {
  commitment: string;
  commitments: string[];
  heat: number;
  heats: number;
  people: Participant[];
  points: (number[] | null)[];
  roles: string[][][];
  totals: number[];
  winners: number[];
}
/**
 * A player in a series: a person or a bot, and the name they have in the record.
 */
export interface Participant {
  bot: string | null;
  name: string;
  person: string | null;
}
/**
 * What is yours alone: the seats you look from, and everything you may do here.
 */
export interface You {
  attached: string[];
  banned: Banned[];
  may: (
    | ("draw" | "leave" | "ready" | "say-side" | "whereabouts")
    | ("captain" | "claim" | "close" | "kick" | "next" | "options" | "pardon" | "rematch" | "settings" | "start")
  )[];
  people: YourPerson[];
  person: string;
  requests: SeatRequest[];
  seats: YourSeat[];
  side: number | null;
  type: "you";
}
/**
 * What you may do with a person.
 */
export interface YourPerson {
  may: ("captain" | "kick")[];
  person: string;
}
export interface SeatRequest {
  name: string;
  person: string;
  seat: string;
}
/**
 * What you may do with a seat. `captain`: who moves it instead of you.
 */
export interface YourSeat {
  captain: string | null;
  may: (
    | "bot"
    | "hint"
    | "leave"
    | "look"
    | "name"
    | "open"
    | "pin"
    | "play"
    | "propose"
    | "request"
    | "share"
    | "sit"
  )[];
  seat: string;
}
/**
 * What one attached seat sees (`seat` null: the public), with its log from ply `from` on.
 */
export interface View {
  aids?: {} | null;
  from: number;
  game: number;
  log: SeenPly[];
  moves: string[];
  outcome: Outcome | null;
  ply: number;
  seat: string | null;
  table: unknown;
  timing?: Timing | null;
  turn: string[];
  type: "view";
}
/**
 * A ply as the viewer sees it. Every hidden ply carries its public seal.
 */
export interface SeenPly {
  move: string;
  n: number;
  seal?: string | null;
  seat: string;
  secret: boolean;
}
export interface Outcome {
  points: [string, number][];
  reason: string;
  winners: string[];
}
/**
 * Seconds until the seats in turn may move, and until the house moves for them.
 */
export interface Timing {
  lapses?: number | null;
  opens?: number | null;
}
/**
 * A move that needs the others of the side. `move` null: it was withdrawn by `by`, or lapsed (`by` null).
 */
export interface Proposal {
  agreed: string[];
  by: string | null;
  move: string | null;
  ply: number;
  proposer: string;
  seat: string;
  type: "proposal";
  waiting: string[];
}
export interface Hint {
  adviser: string;
  belief: [number, number][];
  choices: Choice[];
  first: string | null;
  game: number;
  id?: string | null;
  ply: number;
  seat: string;
  type: "hint";
}
/**
 * Where X probably is, from the public view; `belief` null: not worked out (yet).
 */
export interface Whereabouts {
  belief: [number, number][] | null;
  game: number;
  ply: number;
  type: "whereabouts";
}
/**
 * Chat. `n` orders messages and is no count: a count would tell X how much the detectives talk.
 */
export interface Said {
  at: number;
  game: number;
  n: number;
  name: string;
  person: string;
  side: number | null;
  text: string;
  to: "all" | "side";
  type: "said";
}
/**
 * The pencil marks of your side.
 */
export interface Marks {
  marks: Mark[];
  type: "mark";
}
export interface Pong {
  id?: string | null;
  type: "pong";
}
export interface Host {
  do: "captain" | "claim" | "close" | "kick" | "next" | "options" | "pardon" | "rematch" | "settings" | "start";
  id?: string | null;
  names?: string[];
  options?: {
    [k: string]: string;
  };
  person?: string | null;
  rotate?: boolean;
  settings?: {
    [k: string]: boolean | number | string | null;
  } | null;
  type: "host";
}
export interface Leave {
  id?: string | null;
  type: "leave";
}
/**
 * Who you are; `person` is null before you have introduced yourself.
 */
export interface Me {
  name: string;
  person: string | null;
}
export interface Name {
  id?: string | null;
  name: string;
  seat: string;
  type: "name";
}
/**
 * The body of `POST /api/me`.
 */
export interface NewName {
  name: string;
}
/**
 * The body of `POST /api/rooms`.
 */
export interface NewRoom {
  edition: string;
  names?: {
    [k: string]: string;
  };
  options?: {
    [k: string]: string;
  };
  seats?: {
    [k: string]: string;
  };
  settings?: {
    [k: string]: boolean | number | string | null;
  };
}
export interface Pin {
  id?: string | null;
  pin: string;
  seat: string;
  type: "pin";
}
export interface Ping {
  id?: string | null;
  type: "ping";
}
export interface Play {
  id?: string | null;
  move: string;
  ply: number;
  seat: string;
  type: "play";
}
export interface Ready {
  id?: string | null;
  type: "ready";
  yes: boolean;
}
/**
 * A room in a person's list of games; `yours`: a seat of theirs is to move.
 */
export interface RoomSummary {
  changed: number;
  code: string;
  edition: string;
  room: string;
  seats: string[];
  status: "closed" | "frozen" | "lobby" | "over" | "playing";
  title: string;
  yours: boolean;
}
export interface Say {
  id?: string | null;
  text: string;
  to?: "all" | "side";
  type: "say";
}
export interface Share {
  id?: string | null;
  seat: string;
  type: "share";
  yes: boolean;
}
export interface Sit {
  id?: string | null;
  seat: string;
  type: "sit";
  who: string;
}
