import type { Game } from "../../game";
import { seatName, t } from "../../text";
import Home from "./Home.svelte";
import MenuItems from "./MenuItems.svelte";
import Pawn from "./Pawn.svelte";
import { rulesWords } from "./rules";
import { secrets } from "./secrets";
import { X, type YardTable } from "./table";

const DETECTIVES = 1;

const yard: Game = {
  rules: (material, options) => rulesWords({ edition: material.edition, options }, material.opening as YardTable),
  screen: () => import("./Screen.svelte"),
  bigScreen: () => import("./Big.svelte"),
  secrets,
  hasPawns: true,
  SeatSign: Pawn,
  home: { title: "home-yard", Card: Home },
  MenuItems,
  team: (side) =>
    side === DETECTIVES
      ? { title: t("lobby-side", { side }), name: t("curtain-detectives"), enter: t("curtain-enter-many") }
      : { title: t("lobby-side", { side }), name: seatName(X), enter: t("curtain-enter", { who: seatName(X) }) },
};
export default yard;
