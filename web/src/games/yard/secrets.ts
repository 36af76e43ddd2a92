import type { Secrets } from "../../game";
import { inSight, type YardTable } from "./table";

/** The chase at one device: each side has its own view. While X rides in sight nobody hides anything, until he vanishes. */
export const secrets: Secrets = {
  passesFreely: false,
  hides: () => true,
  allInSight: (view) => inSight(view.table as YardTable),
  awaited: (_, view) => view.turn,
};
