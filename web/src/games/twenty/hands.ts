import type { Room, View } from "../../wire";
import type { TwentyTable } from "./table";

/** Twenty questions at one device: the card is all that is hidden, and only its reader sees it. */

const tableOf = (view: View) => view.table as TwentyTable;

export const openHanded = true;
export const hides = (view: View, seat: string) => view.outcome === null && tableOf(view).reader === seat;
export const allInSight = () => false;

/** Where the house's word counts, nobody waits for the reader's. */
export const awaited = (room: Room, view: View) =>
  room.settings.judge === "house" && tableOf(view).phase === "verdict" ? [] : view.turn;
