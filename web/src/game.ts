/** What a game brings to the client. Parts and pages know a game only by this; `games/index.ts` lists them. */
import type { Component } from "svelte";
import type { RoomStore } from "./store/room.svelte";
import type { PlainKey } from "./text";
import type { EditionInfo, Material, NewRoom, Room, View } from "./wire";

/** A component that shows a room. */
export type Screen = Component<{ store: RoomStore }>;
/** Screens are large: each is a chunk of its own, loaded when a room needs it. */
type Loader<T> = () => Promise<{ default: T }>;

/** One thing that players must know, and what it is about. */
export interface Rule {
  about: string;
  text: string;
  /** the step of a lesson that shows it */
  picture?: { lesson: string; step: number };
}

/** What the seats of one device hide from each other. */
export interface Secrets {
  /** Most seats have nothing to hide: the device goes round without a curtain. */
  passesFreely: boolean;
  /** Does this seat see what others at the device may not? */
  hides: (view: View, seat: string) => boolean;
  /** Has nobody anything to hide just now, so that all may look on? */
  allInSight: (view: View) => boolean;
  /** The seats that the table waits for, without those that the house is just moving for. */
  awaited: (room: Room, view: View) => string[];
}

/** A game's card on the first page. */
export type HomeCard = Component<{
  /** all editions of this game; none until the server has answered */
  editions: EditionInfo[];
  busy: boolean;
  play: (room: NewRoom) => void;
  /** on a phone, one game is shown at a time */
  shown: boolean;
}>;

/** What a side of several seats is called. */
export interface Team {
  title: string;
  /** after "Pass the device to" */
  name: string;
  /** the button by which it comes through the curtain */
  enter: string;
}

export interface Game {
  /** How to play, for the table as it will begin; empty: the game has no such page. */
  rules: (material: Material, options: Record<string, string>) => Rule[];
  screen: Loader<Screen>;
  /** for a television; without one, `screen` is shown */
  bigScreen?: Loader<Screen>;
  secrets: Secrets;
  /** Is a seat a pawn with a name of its own? Elsewhere it goes by the name of the person who sits there. */
  hasPawns: boolean;
  /** how a seat is drawn; without one, by its first letters */
  SeatSign?: Component<{ seat: string; size?: number }>;
  /** the card on the first page, and what it is called */
  home?: { title: PlainKey; Card: HomeCard };
  /** what the menu of a room has for this game alone */
  MenuItems?: Component<{ store: RoomStore }>;
  /** The seats' sides, by number, where they have names. */
  team?: (side: number) => Team | null;
}
