import { untrack } from "svelte";
import { play } from "../../../parts/sound";
import type { View } from "../../../wire";
import type { Chase } from "../chase.svelte";
import { ridesOf, soundOf, type Step } from "./rides";
import { still } from "./motion.svelte";
import { endingOf, legPace } from "./finale";
import type { YardTable } from "../table";

const CLOSEUP_MS = 1900;
const LINGER_MS = 1100;

/** The newest view of this page: those of several seats come one by one. */
function newest(chase: Chase): View | null {
  const { attached, views } = chase.store.gaze;
  return attached.reduce<View | null>((best, seat) => {
    const view = views[seat];
    return view && view.ply > (best?.ply ?? -1) ? view : best;
  }, chase.view);
}

/** Shows new moves one after another, and the end of a game; to be called where a component starts. */
export function followMoves(of: () => Chase, ready: () => boolean): void {
  let before: { game: number; over: boolean } | null = null;

  // Before the map is drawn anew: no pawn may be seen where it has not yet gone.
  $effect.pre(() => {
    const chase = of();
    const view = newest(chase);
    const over = view?.outcome != null;
    const ply = over ? (chase.frame?.ply ?? view.ply) : view?.ply;
    if (!ready() || !view || ply === undefined) return;
    untrack(() => {
      const known = before?.game === view.game;
      const ended = known && !before!.over && over;
      before = { game: view.game, over };
      const calm = still() || document.hidden;
      const steps = chase.motion.follow(
        {
          game: view.game,
          ply: ended ? view.ply : ply,
          rides: view === chase.view ? chase.rides : ridesOf(view, chase.deals, chase.covered),
          most: (view.table as YardTable).pawns.length + 2,
          replay: over && !ended,
        },
        calm,
      );
      const tell = steps.findLast((step) => step.kind === "reveal") ?? steps.at(-1);
      if (tell) sound(chase, tell);
      if (ended) end(chase, view, calm);
      else if (!over) chase.ending = false;
    });
  });

  // One step at a time.
  $effect(() => {
    const { motion } = of();
    const step = motion.current;
    if (!step) return;
    if (!untrack(() => of().over && of().finale === "done")) untrack(() => sound(of(), step));
    const timer = setTimeout(() => motion.done(step), motion.ms);
    return () => clearTimeout(timer);
  });

  // Then the end: a close look, then X's trail.
  $effect(() => {
    const chase = of();
    if (chase.finale === "done" || chase.motion.busy) return;
    return chase.finale === "closeup" ? untrack(() => closeUp(chase)) : untrack(() => drawTrail(chase));
  });

  $effect(() => {
    const hide = () => document.hidden && of().motion.skip();
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      of().skip(); // a map that is gone shows nothing more
    };
  });
}

function sound(chase: Chase, step: Step): void {
  const line = step.kind === "ride" ? chase.lines?.of(step.from, step.to, step.ticket) : null;
  const name = soundOf(step, line?.mode);
  if (name) play(name);
}

function end(chase: Chase, view: View, calm: boolean): void {
  const ending = endingOf(view)!;
  chase.ending = true;
  chase.drawn = 1;
  chase.at = Infinity;
  chase.finale = calm ? "done" : ending.station !== null ? "closeup" : "trail";
  if (calm) play(ending.free ? "escape" : "capture");
}

function closeUp(chase: Chase): () => void {
  play("capture");
  const timer = setTimeout(() => (chase.finale = "trail"), CLOSEUP_MS);
  return () => clearTimeout(timer);
}

function drawTrail(chase: Chase): () => void {
  const stations = chase.frame?.path.length ?? 0;
  if (endingOf(chase.view!)?.free) play("escape");
  let timer = setTimeout(next, 500);
  function next() {
    if (chase.drawn < stations) {
      chase.drawn += 1;
      timer = setTimeout(next, legPace(stations));
    } else timer = setTimeout(() => chase.skip(), LINGER_MS);
  }
  return () => clearTimeout(timer);
}
