import type { Room, View } from "../wire";
import * as twenty from "./twenty/hands";
import * as yard from "./yard/hands";

/** Where people share a device: what of a game must not be seen by the next one who takes it into his hands. */
export interface Hands {
  /** In some games most seats have nothing to hide, and the device goes round without a curtain. */
  openHanded: boolean;
  /** Does this seat see what others at the device may not? */
  hides: (view: View, seat: string) => boolean;
  /** Has nobody anything to hide just now, so that all may look on? */
  allInSight: (view: View) => boolean;
  /** Whom the table waits for, without those for whom the house is just moving. */
  awaited: (room: Room, view: View) => string[];
}

// One explicit list; a game that is not in it hides all that it has.
const HANDS: Record<string, Hands> = { twenty, yard };
const CAREFUL: Hands = {
  openHanded: false,
  hides: () => true,
  allInSight: () => false,
  awaited: (_, view) => view.turn,
};
const handsOf = (room: Room) => HANDS[room.edition.split("/")[0]!] ?? CAREFUL;

export const openHanded = (room: Room) => handsOf(room).openHanded;
export const hides = (room: Room, view: View, seat: string) => handsOf(room).hides(view, seat);
export const allInSight = (room: Room, view: View) => handsOf(room).allInSight(view);
export const awaited = (room: Room, view: View) => handsOf(room).awaited(room, view);
