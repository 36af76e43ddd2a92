import type { Game } from "../../game";
import Home from "./Home.svelte";
import Pawn from "./Pawn.svelte";
import { rulesWords } from "./rules";
import { secrets } from "./secrets";
import type { TwentyTable } from "./table";

const twenty: Game = {
  rules: (material) => rulesWords(material.opening as TwentyTable, material),
  screen: () => import("./Screen.svelte"),
  bigScreen: () => import("./Big.svelte"),
  secrets,
  hasPawns: false,
  SeatSign: Pawn,
  home: { title: "home-twenty", Card: Home },
};
export default twenty;
