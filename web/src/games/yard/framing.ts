import { untrack } from "svelte";
import type { Box, Camera } from "./camera.svelte";
import type { Chase } from "./chase.svelte";
import type { Point } from "./places";
import { X } from "./table";

/** What is asked of the chase, so that tests can bring their own. */
export type Scene = Pick<
  Chase,
  "seat" | "choices" | "targets" | "stations" | "table" | "frames" | "asX" | "stationOf"
> & {
  store: { attached: string[] };
};

/** A station's sign of so many pixels can be told from its neighbours and tapped. */
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

/** The stations in question, with the pawn that moves. */
export function choice(scene: Scene): Point[] {
  return scene.targets.length ? [...scene.targets, ...standing(scene, scene.seat !== null ? [scene.seat] : [])] : [];
}

/** Where X stands at this moment for all to see; he himself knows it. */
export function onView(scene: Scene): { window: number; at: Point } | null {
  const { table } = scene;
  const last = table?.windows.at(-1);
  if (!table?.seen || scene.asX || table.seen[0] !== last?.number) return null;
  const at = scene.stations.get(table.seen[1]);
  return at ? { window: last.number, at } : null;
}

/** What one looks at when nothing is to be chosen: one's own pawns, or everybody's. */
export function watched(scene: Scene): Point[] {
  const own = standing(scene, scene.store.attached);
  return own.length ? own : standing(scene, scene.table?.pawns.map((pawn) => pawn.seat) ?? []);
}

/** At the end: the whole of X's way, and where the others stand. */
export function theEnd(scene: Scene): Point[] {
  const last = scene.frames.at(-1);
  if (!last) return [];
  const others = [...last.at].flatMap(([seat, n]) => (seat === X ? [] : [n]));
  return [...last.path, ...others].flatMap((n) => scene.stations.get(n) ?? []);
}

/** Moves the camera where the game is; whoever takes the map in hand has it. */
export class Framing {
  /** X has shown himself, and nobody has touched the map since: he stays in view, however small things get. */
  #revealed = false;
  #shown = "";
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

  /** A new choice of stations comes into view by itself, and so does X when he shows himself; else the map stays. */
  follow(): void {
    const { scene } = this;
    const shown = scene.targets.length ? `${scene.seat} ${scene.targets.map((s) => s.n).join()}` : this.#shown;
    const sighted = onView(scene)?.window ?? 0;
    const appeared = sighted !== 0 && sighted !== this.#sighted;
    if (appeared) this.#revealed = true;
    else if (sighted === 0 || scene.choices !== this.#choices) this.#revealed = false;
    const changed = appeared || shown !== this.#shown;
    [this.#shown, this.#sighted, this.#choices] = [shown, sighted, scene.choices];
    if (changed) untrack(() => this.frame());
  }

  /** Bring into view what matters now, unless it is there already. */
  frame(smooth = true): void {
    if (this.scene.frames.length) return this.#show(theEnd(this.scene), 0.9, smooth, 1.4 * this.#padding);
    const points = choice(this.scene);
    const x = onView(this.scene)?.at;
    if (x && this.#revealed) return this.#show([...(points.length ? points : watched(this.scene)), x], 1, smooth);
    if (!points.length) return;
    const all = x ? [...points, x] : points;
    const near = this.camera.fitting(bounds(all), this.#padding) * this.radius() >= TAPPABLE;
    const tappable = this.camera.scale * this.radius() >= TAPPABLE;
    if (!tappable || !this.camera.sees(bounds(points), 0.7 * this.#padding)) this.#show(near ? all : points, 1, smooth);
  }

  /** Close to one's own pawn. */
  nearer(): void {
    this.release();
    const points = choice(this.scene);
    if (points.length) this.#show(points, 1.25);
  }

  /** On a small screen a ride that has been chosen comes closer, so that one sees what one confirms. */
  ride(...points: Point[]): void {
    this.release();
    if (this.camera.scale * this.radius() < TAPPABLE - 1) this.camera.show(bounds(points), 48, true, 0.8);
  }

  get #padding(): number {
    return Math.min(64, this.camera.size.width / 7);
  }

  #show(points: Point[], most: number, smooth = true, padding = this.#padding): void {
    if (points.length) this.camera.show(bounds(points), padding, smooth, most);
  }
}
