import type { Secrets } from "../../game";
import type { View } from "../../wire";
import type { TwentyTable } from "./table";

const tableOf = (view: View) => view.table as TwentyTable;

/** Twenty questions at one device: the card is all that is hidden, and only its reader sees it. */
export const secrets: Secrets = {
  passesFreely: true,
  hides: (view, seat) => view.outcome === null && tableOf(view).reader === seat,
  allInSight: () => false,
  // Where the house rules on guesses, nobody waits for the reader's verdict.
  awaited: (room, view) => (room.settings.judge === "house" && tableOf(view).phase === "verdict" ? [] : view.turn),
};
