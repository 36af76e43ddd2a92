import { untrack } from "svelte";
import type { Box, Camera } from "./camera.svelte";
import type { Chase } from "./chase.svelte";
import { LEGIBLE } from "./numbers";
import { distance, numberSize, type Point } from "./places";
import { X } from "./table";

/** The part of the chase that is needed here; tests pass their own. */
export type Scene = Pick<
  Chase,
  "seat" | "pawnChoices" | "targets" | "stations" | "table" | "frames" | "asX" | "stationOf" | "suspects"
> & {
  store: { gaze: { attached: string[] } };
};

/** Pixels between the edge of the screen, where arrows may be, and a station that counts as in view. */
const MARGIN = 52;
/** The scale of a close look. */
const CLOSE = 2.2;
/** How many pursuers or suspects come into view. */
const NEAREST = 2;

/** A station of this many pixels is large enough to tap. */
const TAPPABLE = 9;

export function bounds(points: Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function standing(scene: Scene, seats: string[]): Point[] {
  return seats.flatMap((seat) => scene.stations.get(scene.stationOf(seat) ?? -1) ?? []);
}

/** The targets and the pawn that moves. */
export function choice(scene: Scene): Point[] {
  return scene.targets.length ? [...scene.targets, ...standing(scene, scene.seat !== null ? [scene.seat] : [])] : [];
}

/** X's station, if this viewer can see it. */
export function onView(scene: Scene): { window: number; at: Point } | null {
  const { table } = scene;
  if (!table?.seen || scene.asX || table.seen[0] !== table.filled) return null;
  const at = scene.stations.get(table.seen[1]);
  return at ? { window: table.filled, at } : null;
}

/** What should be in view as well, in order: for X the nearest pursuers, else where X was last seen or can be. */
export function dangers(scene: Scene): Point[] {
  const [from] = standing(scene, scene.seat !== null ? [scene.seat] : []);
  const nearest = (points: Point[]) =>
    (from ? points.sort((a, b) => distance(a, from) - distance(b, from)) : points).slice(0, NEAREST);
  if (scene.asX)
    return nearest(standing(scene, scene.table?.pawns.map((pawn) => pawn.seat).filter((s) => s !== X) ?? []));
  const seen = scene.stations.get(scene.table?.seen?.[1] ?? -1);
  const suspects = (scene.suspects ?? []).flatMap(([n]) => scene.stations.get(n) ?? []);
  return [...(seen ? [seen] : []), ...nearest(suspects)];
}

/** What to show when there is nothing to choose: the viewer's pawns, or all. */
export function watched(scene: Scene): Point[] {
  const own = standing(scene, scene.store.gaze.attached);
  return own.length ? own : standing(scene, scene.table?.pawns.map((pawn) => pawn.seat) ?? []);
}

/** The view at the end: X's whole path and the other pawns. */
export function theEnd(scene: Scene): Point[] {
  const last = scene.frames.at(-1);
  if (!last) return [];
  const others = [...last.at].flatMap(([seat, n]) => (seat === X ? [] : [n]));
  return [...last.path, ...others].flatMap((n) => scene.stations.get(n) ?? []);
}

/** Moves the camera to where the game is, until the player moves the map. */
export class Framing {
  /** X has shown himself and the player has not moved the map since: X stays in view at any scale. */
  #revealed = false;
  #shown = "";
  #close: Point | null = null;
  #sighted = 0;
  #choices = 0;

  constructor(
    private readonly scene: Scene,
    private readonly camera: Camera,
    private readonly radius: () => number,
  ) {}

  release(): void {
    this.#revealed = false;
  }

  /** Shows new targets, and X when he shows himself; else the map stays. */
  follow(): void {
    const { scene } = this;
    const shown = scene.targets.length ? `${scene.seat} ${scene.targets.map((s) => s.n).join()}` : this.#shown;
    const sighted = onView(scene)?.window ?? 0;
    const appeared = sighted !== 0 && sighted !== this.#sighted;
    if (appeared) this.#revealed = true;
    else if (sighted === 0 || scene.pawnChoices !== this.#choices) this.#revealed = false;
    const changed = appeared || shown !== this.#shown;
    [this.#shown, this.#sighted, this.#choices] = [shown, sighted, scene.pawnChoices];
    if (changed) untrack(() => this.frame());
  }

  /** Show what matters now, unless it is in view already. */
  frame(smooth = true): void {
    if (this.#close) return this.#show([this.#close], CLOSE, smooth, 0);
    if (this.scene.frames.length) return this.#show(theEnd(this.scene), 0.9, smooth, 1.4 * this.#padding);
    const points = choice(this.scene);
    const x = onView(this.scene)?.at;
    if (x && this.#revealed) return this.#show([...(points.length ? points : watched(this.scene)), x], 1, smooth);
    if (!points.length) return;
    const all = this.#withDangers(points);
    const tappable = this.camera.scale * this.radius() >= TAPPABLE;
    if (!tappable || !(this.camera.seesAll || this.camera.sees(bounds(all), this.#margin))) this.#show(all, 1, smooth);
  }

  /** Part of the map has been covered: what can be chosen comes out from under it, if possible at the same scale. */
  uncover(): void {
    const points = choice(this.scene);
    if (points.length && !this.camera.bring(bounds(points), this.#margin)) this.frame();
  }

  /** The choice and, while the stations' numbers can be read, what threatens or beckons. The nearest may cost a little. */
  #withDangers(points: Point[]): Point[] {
    return dangers(this.scene).reduce((all, point, i) => {
      const more = [...all, point];
      const least = (i === 0 ? 0.75 : 1) * this.legible;
      return this.camera.fitting(bounds(more), this.#padding) >= least ? more : all;
    }, points);
  }

  /** The smallest scale at which the stations' numbers can be read. */
  get legible(): number {
    return LEGIBLE / (numberSize(100) * this.radius());
  }

  /** Look at one place from close by, whatever else happens; null ends it. */
  lookClosely(at: Point | null): void {
    if (at === this.#close) return;
    this.#close = at;
    this.frame();
  }

  /** Zoom in on the viewer's pawn. */
  nearer(): void {
    this.release();
    const points = choice(this.scene);
    if (points.length) this.#show(points, 1.25);
  }

  /** On a small screen, zoom in on a chosen ride before it is confirmed. */
  ride(...points: Point[]): void {
    this.release();
    if (this.camera.scale * this.radius() < TAPPABLE - 1) this.camera.show(bounds(points), 48, true, 0.8);
  }

  get #padding(): number {
    const { width, height } = this.camera.size;
    return Math.min(64, width / 7, height / 7);
  }

  get #margin(): number {
    return Math.min(MARGIN, this.#padding);
  }

  #show(points: Point[], most: number, smooth = true, padding = this.#padding): void {
    if (points.length) this.camera.show(bounds(points), padding, smooth, most);
  }
}
