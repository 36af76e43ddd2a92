/** Answers over HTTP that the schema leaves open, since games and files add to them: docs/protocol.md. */
import type { Choice, EditionInfo as SentEditionInfo, FinishedGame as SentFinishedGame, Outcome } from "./wire.gen";

export type EditionInfo = Omit<SentEditionInfo, "usual"> & {
  /** the material with the usual options, without the board */
  usual: Material;
};

/** A finished game at its own address. */
export type FinishedGame = Omit<SentFinishedGame, "material"> & { material: Material };

/** A file that an option takes: Fogbound's or uploaded. */
export interface UploadedFile {
  name: string;
  title: string;
  languages: string[];
  count: number;
  remarks?: string[];
  own?: boolean;
}

export interface Station {
  n: number;
  x: number;
  y: number;
  modes: string[];
  /** by mode: the stations at the other ends of its lines */
  links?: Record<string, number[]>;
}

export interface BoardMaterial {
  name: string;
  title: string;
  digest: string;
  size: [number, number];
  radius: number;
  stations: Station[];
  /** lines that are not straight from station to station: both ends, the mode, and x, y, x, y … on the way */
  bends: [number, number, string, number[]][];
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
  /** the bot that gives hints and analyses, if there is one */
  adviser?: string | null;
  board?: BoardMaterial;
  /** of a chase: whose the dealer's start cards are, in their order */
  deals?: string[];
  /** how many numbers a card has */
  numbers?: number;
  /** can players cut in? */
  violets?: boolean;
  /** squares for a right answer after cutting in */
  violet_points?: number;
  die?: { faces: number; questions: number };
  /** the cards in play */
  deck?: { title: string; cards: number; language: string };
}

/** A ply of a finished game; moves that a player chose are judged. */
export interface JudgedPly {
  n: number;
  seat: string;
  move: string;
  round: number;
  suspects: number;
  chance?: number;
  played?: number;
  cost?: number;
  best?: Omit<Choice, "why">[];
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

/** The progress of an analysis. */
export interface Progress {
  state: "waiting" | "working";
  done: number;
  plies: number;
  ahead: number;
}
