import type { Room, View } from "../wire";
import type { TwentyTable } from "./twenty/table";
import { inSight, type YardTable } from "./yard/table";

/** Where people share a device: what of a game must not be seen by the next one who takes it into his hands. */

/** In some games most seats have nothing to hide, and the device goes round without a curtain. */
export const openHanded = (room: Room) => room.edition.startsWith("twenty/");

/** Does this seat see what others at the device may not? */
export function hides(room: Room, view: View, seat: string): boolean {
  return !openHanded(room) || (view.outcome === null && (view.table as TwentyTable).reader === seat);
}

/** In a chase with X in sight nobody has anything to hide, until he vanishes: both sides may look on. */
export function allInSight(room: Room, view: View): boolean {
  return room.edition.startsWith("yard/") && inSight(view.table as YardTable);
}

/** Whom the table waits for, without those for whom the house is just moving. */
export function awaited(room: Room, view: View): string[] {
  const judged = openHanded(room) && room.settings.judge === "house";
  return judged && (view.table as TwentyTable).phase === "verdict" ? [] : view.turn;
}
