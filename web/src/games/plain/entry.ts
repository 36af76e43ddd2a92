import type { Game } from "../../game";

/** Any game, by its view alone. Nothing is known of it, so every seat may have something to hide. */
const plain: Game = {
  rules: () => [],
  screen: () => import("./Screen.svelte"),
  secrets: {
    passesFreely: false,
    hides: () => true,
    allInSight: () => false,
    awaited: (_, view) => view.turn,
  },
  hasPawns: false,
};
export default plain;
