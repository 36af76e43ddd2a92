/** What the server sends and takes. The socket's messages are generated from the server's own types. */
import type { Play, View as SentView, You, YourPerson, YourSeat } from "./wire.gen";

export type {
  AskHint,
  AskWhy,
  BotInfo,
  Choice,
  ExerciseState,
  FromServer,
  GamePage,
  GamePlayer,
  GameSummary,
  HandicapInfo,
  Hint,
  LessonInfo,
  Invitation,
  PuzzleInfo,
  PuzzleList,
  PuzzleState,
  PuzzleTry,
  Mark,
  Me,
  NewRoom,
  NewSubscription,
  EndedSubscription,
  OptionInfo,
  Outcome,
  Participant,
  PushKey,
  Proposal,
  Reach,
  Reason,
  Room,
  RoomPerson,
  RoomSeat,
  RoomSummary,
  Said,
  SeatRequest,
  SeenPly,
  Series,
  Shared,
  TaskInfo,
  TaskPointer,
  ServerReach,
  ToServer,
  Whereabouts,
  Why,
  WhyNot,
  You,
} from "./wire.gen";
export type * from "./answers";

export interface Refusal {
  code: string;
  text: string;
  details?: Record<string, unknown>;
}

/** How the players of a shared seat decide on its moves. */
export type Decide = "all" | "captain" | "any";

export type SettingValue = boolean | number | string;

/** A room's settings: these, and those of its game. */
export interface Settings {
  pace: number;
  decide: Decide;
  series: boolean;
  /** anything can be taken back */
  practice: boolean;
  /** people who are not looking get notices of their turn */
  notify: boolean;
  [setting: string]: SettingValue;
}

/** A view, and when it came by this page's clock. */
export type View = SentView & { receivedAt?: number };

/** A move that is repeated until the server has answered it. */
export type SentPlay = Play & { id: string };
export type RoomRight = You["may"][number];
export type SeatRight = YourSeat["may"][number];
export type PersonRight = YourPerson["may"][number];

/** Codes with which the server closes a socket. */
export const CLOSED = 4000;
export const ELSEWHERE = 4001;
export const STRANGER = 4003;
