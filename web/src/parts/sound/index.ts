/**
 * Short sounds and a phone's motor: `play("taxi")`. Nothing is heard before the first tap or key, nor when people have
 * switched it off; what makes the sounds is loaded for the first of them.
 */
import { prefs } from "../../store/prefs.svelte";
import type { SCORES } from "./scores";

export type Sound = keyof typeof SCORES;

let context: AudioContext | null = null;
let touched = false;

/** A tap or a key anywhere: browsers allow sounds only after one. */
export function touch(): void {
  touched = true;
}

/** The same at a table: now is the moment to open the way out, as some browsers do it only then. */
export function gesture(): void {
  touch();
  if (prefs.sound)
    open()
      ?.resume()
      .catch(() => undefined);
}

function open(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  return (context ??= new AudioContext());
}

/** A sound that is later than this is not played: it would belong to nothing. */
const LATE_MS = 500;

export function play(name: Sound): void {
  if (!prefs.sound || !touched) return;
  const asked = performance.now();
  const out = open();
  // The context sleeps where the browser wants a tap first, and after a call on a phone.
  Promise.all([import("./synth"), out?.resume()]).then(
    ([{ sound, vibrate }]) => {
      if (performance.now() - asked > LATE_MS) return;
      if (out) sound(out, name);
      vibrate(name);
    },
    () => undefined, // a sound that does not load is no loss
  );
}
