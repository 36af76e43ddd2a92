import { play, type Sound } from "../../parts/sound";
import type { View } from "../../wire";

const SOUNDS: Record<string, Sound> = { clue: "clue", roll: "die", buzz: "buzz", right: "right", wrong: "wrong" };

/** The sound of the newest ply that has one. */
export function soundOf(moves: readonly string[]): Sound | null {
  const verbs = moves.map((move) => /^[a-z]+/.exec(move)?.[0] ?? "");
  return SOUNDS[verbs.findLast((verb) => verb in SOUNDS) ?? ""] ?? null;
}

/** Plays what is new at the table. Call it while a component is made. */
export function followSounds(view: () => View): void {
  // Plies from before this page opened are not new.
  let heard = view().ply;
  $effect(() => {
    const { ply, log } = view();
    const sound = ply > heard ? soundOf(log.slice(heard).map((one) => one.move)) : null;
    heard = ply;
    if (sound) play(sound);
  });
}
