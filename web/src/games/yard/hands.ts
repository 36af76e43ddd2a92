import type { Room, View } from "../../wire";
import { inSight, type YardTable } from "./table";

/** The chase at one device: each side has its own view, unless X is in sight. */

export const openHanded = false;
export const hides = () => true;

/** With X in sight nobody has anything to hide, until he vanishes: both sides may look on. */
export const allInSight = (view: View) => inSight(view.table as YardTable);
export const awaited = (_: Room, view: View) => view.turn;
