/** Made by `npm run wire` from wire.schema.json. Do not edit. */

export type FromServer =
  | Room
  | You
  | View
  | Proposal
  | Hint
  | Why
  | Whereabouts
  | Said
  | Marks
  | ServerReach
  | Done
  | Pong
  | Error;
export type ToServer =
  | Play
  | Agree
  | Undo
  | AnswerUndo
  | AskHint
  | AskWhy
  | Follow
  | Visible
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
/**
 * The answer to the request to take back the ply with this number.
 */
export interface AnswerUndo {
  id?: string | null;
  ply: number;
  type: "undo-answer";
  yes: boolean;
}
export interface AskHint {
  id?: string | null;
  ply: number;
  seat: string;
  type: "hint";
}
/**
 * Why can this seat not go to that place of the board?
 */
export interface AskWhy {
  id?: string | null;
  place: number;
  ply: number;
  seat: string;
  type: "why";
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
  caught?: boolean | null;
  chance?: number | null;
  everywhere?: boolean | null;
  kind: string;
  left?: number | null;
  pursuers?: number | null;
  rides?: number | null;
  seat?: string | null;
  seen?: boolean | null;
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
/**
 * The body of `POST /api/push/end`: a browser that wants no more notices.
 */
export interface EndedSubscription {
  endpoint: string;
}
export interface Error {
  code: string;
  details: {};
  id?: string | null;
  text: string;
  type: "error";
}
/**
 * An exercise after a try: the messages of a room, and what to say.
 *
 *     `frames` are the moments to show one after another, each as a view for every seat of the player. `words` answer the
 *     try; `moves` are the accepted ones, to be sent again with the next. `task` is null when the exercise is done.
 */
export interface ExerciseState {
  frames: View[][];
  moves: string[];
  room: Room;
  task: TaskInfo | null;
  verdict: "again" | "begin" | "done" | "on";
  words: string;
  you: You;
}
/**
 * What one attached seat sees (`seat` null: the public), with its log from ply `from` on.
 */
export interface View {
  aids?: {} | null;
  from: number;
  game: number;
  held?: string | null;
  line?: number;
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
 * Seconds until moves of the seats in turn take effect, and until the house moves for them.
 */
export interface Timing {
  lapses?: number | null;
  opens?: number | null;
}
/**
 * The room, the same for everyone in it. `finished` is the id of its game once that is over.
 */
export interface Room {
  bots_at_start: number;
  captains: (string | null)[];
  claim: number | null;
  code: string;
  commitment: string | null;
  edition: string;
  finished: string | null;
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
  started_by: string | null;
  status: "closed" | "frozen" | "lobby" | "over" | "playing";
  taken_back: number;
  title: string;
  type: "room";
  undo: UndoRequest | null;
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
 * Somebody would like to take back their last move, the ply with this number, and who has yet to agree.
 */
export interface UndoRequest {
  agreed: string[];
  person: string;
  ply: number;
  waiting: string[];
}
/**
 * What there is to do now, in words, and the things that those words point at.
 */
export interface TaskInfo {
  points: TaskPointer[];
  text: string;
}
/**
 * Words about a thing on the table; docs/lessons.md lists the things that can be pointed at.
 */
export interface TaskPointer {
  at: string;
  text: string;
}
/**
 * What is yours alone: the seats you look from, and everything you may do here.
 */
export interface You {
  attached: string[];
  banned: Banned[];
  may: (
    | ("draw" | "leave" | "ready" | "say-side" | "undo" | "whereabouts")
    | (
        | "captain"
        | "claim"
        | "close"
        | "kick"
        | "lobby"
        | "next"
        | "options"
        | "pardon"
        | "rematch"
        | "settings"
        | "start"
      )
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
 * A finished game at its own address, as messages of a room that is over. `table`: the room, if you are in it.
 */
export interface FinishedGame {
  game: GameSummary;
  material: {};
  may: "share"[];
  room: Room;
  table: string | null;
  view: View;
  you: You;
}
/**
 * A finished game in a list. `length` is in rounds or cards, as the game counts; `began` 0: nobody knows.
 *
 *     `result` is yours: null if you did not play, or played on both sides. `even`: options were set for even chances.
 */
export interface GameSummary {
  began: number;
  edition: string;
  ended: number;
  even: boolean;
  heat: [number, number] | null;
  id: string;
  length: number;
  outcome: Outcome;
  players: GamePlayer[];
  practice: boolean;
  public: boolean;
  result: ("lost" | "won") | null;
  screens: string;
  taken_back: number;
  title: string;
}
/**
 * Who played some seats of a finished game; `you`: you were one of them.
 */
export interface GamePlayer {
  bot: boolean;
  name: string;
  seats: string[];
  you: boolean;
}
export interface Follow {
  id?: string | null;
  type: "whereabouts";
  yes: boolean;
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
  idea: Reason[];
  ply: number;
  seat: string;
  type: "hint";
}
/**
 * Why a seat cannot go to a place: the rules' refusal, as a code and a sentence.
 */
export interface Why {
  code: string;
  details: {};
  id?: string | null;
  place: number;
  ply: number;
  seat: string;
  text: string;
  type: "why";
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
/**
 * The server opened to its network, or closed again. `address`: where other devices find it.
 */
export interface ServerReach {
  address: string | null;
  here_only: boolean;
  type: "reach";
}
export interface Pong {
  id?: string | null;
  type: "pong";
}
/**
 * Your finished games, newest first; `next`: what to ask for to see more.
 */
export interface GamePage {
  games: GameSummary[];
  next: string | null;
}
export interface Host {
  do:
    | "captain"
    | "claim"
    | "close"
    | "kick"
    | "lobby"
    | "next"
    | "options"
    | "pardon"
    | "rematch"
    | "settings"
    | "start";
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
/**
 * What a room's link leads to. `joined`: you are in that room already.
 */
export interface Invitation {
  edition: string;
  host: string;
  joined: boolean;
  title: string;
}
export interface Leave {
  id?: string | null;
  type: "leave";
}
/**
 * A lesson. `first_game` says how to go on: the side or seat to play in a first game of this edition.
 */
export interface LessonInfo {
  edition: string;
  first_game: string;
  id: string;
  line: string;
  steps: LessonStep[];
  title: string;
}
/**
 * A step of a lesson: its number, its title, and how many things there are to do.
 */
export interface LessonStep {
  n: number;
  tasks: number;
  title: string;
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
 * The body of `POST /api/reach`: listen on the network too, or on this machine alone.
 */
export interface NewReach {
  open: boolean;
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
/**
 * The body of `POST /api/push`: a browser's push subscription, and the language of its notices.
 */
export interface NewSubscription {
  auth: string;
  endpoint: string;
  language: string;
  p256dh: string;
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
/**
 * `line` is that of the view it answers: after moves were taken back, a ply number alone says too little.
 */
export interface Play {
  id?: string | null;
  line?: number | null;
  move: string;
  ply: number;
  seat: string;
  type: "play";
}
/**
 * The key that browsers subscribe to; null where the server sends no notices.
 */
export interface PushKey {
  key: string | null;
}
/**
 * A puzzle in the list: its number there, what it asks, and the share of bots that miss it (`difficulty`).
 */
export interface PuzzleInfo {
  band: "easy" | "hard" | "medium";
  difficulty: number;
  edition: string;
  id: string;
  kind: "catch" | "escape" | "where";
  n: number;
  title: string;
}
/**
 * All puzzles, the easiest first, and the id of today's.
 */
export interface PuzzleList {
  daily: string;
  puzzles: PuzzleInfo[];
}
/**
 * A puzzle after a try. `answer`, `why` and `marks` are empty until the answer is given or given up.
 */
export interface PuzzleState {
  answer: string;
  exercise: ExerciseState;
  marks: Mark[];
  puzzle: PuzzleInfo;
  solved: boolean;
  source: string;
  why: TaskPointer[];
}
/**
 * The body of `POST /api/puzzles/{puzzle}`; `show` asks for the answer instead.
 */
export interface PuzzleTry {
  moves?: string[];
  show?: boolean;
}
/**
 * Who can reach the server. `address`: where other devices find it; `may`: you sit at it, and may switch.
 */
export interface Reach {
  address: string | null;
  here_only: boolean;
  may: boolean;
}
export interface Ready {
  id?: string | null;
  type: "ready";
  yes: boolean;
}
/**
 * A room in a person's list of games; `yours`: a seat of theirs is to move.
 *
 *     `result`: how its game, or its whole series, went for them; null while it runs, or if they played on both sides.
 *     `heat`: which of how many, in a series.
 */
export interface RoomSummary {
  changed: number;
  code: string;
  edition: string;
  heat: [number, number] | null;
  result: ("lost" | "won") | null;
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
/**
 * The body of `POST /api/games/{id}/share`: may anyone with the link open the game?
 */
export interface Shared {
  public: boolean;
}
export interface Sit {
  id?: string | null;
  seat: string;
  type: "sit";
  who: string;
}
/**
 * Take back my last move; `ply` is the number of plies I have seen.
 */
export interface Undo {
  id?: string | null;
  ply: number;
  type: "undo";
}
/**
 * Is this page in sight? Until it says otherwise, it is.
 */
export interface Visible {
  id?: string | null;
  type: "visible";
  yes: boolean;
}
/**
 * The body of `POST /api/lessons/{lesson}/{step}`: the accepted moves so far and the new try, as `seat:move`.
 */
export interface Tries {
  moves?: string[];
}
/**
 * The body of `POST …/why` in a lesson or a puzzle: after these moves, why can a seat not go to a place?
 */
export interface WhyNot {
  moves?: string[];
  place: number;
  seat: string;
}
