import type { Point } from "./places";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What part of the map is on screen: screen = map · scale + offset. */
export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** while true the picture moves as it is; it is drawn sharp again at rest */
  moving = $state(false);
  /** the scale at the last rest, so that sizes do not change in mid-gesture */
  rested = $state(1);
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #size = $state.raw({ width: 1, height: 1 });
  #area: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  #whole: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });

  resize(width: number, height: number): void {
    this.#size = { width, height };
  }

  /** The part of the map that is played on, and all that may be seen by zooming out. */
  world(area: Box, whole = area): void {
    this.#area = area;
    this.#whole = whole;
  }

  get seesAll(): boolean {
    return this.sees(this.#area, -2);
  }

  /** Is more to be seen than the part that is played on? */
  get outside(): boolean {
    return this.scale < 0.995 * this.fitting(this.#area, 0);
  }

  get size() {
    return this.#size;
  }

  toMap(screen: Point): Point {
    return { x: (screen.x - this.x) / this.scale, y: (screen.y - this.y) / this.scale };
  }

  toScreen(map: Point): Point {
    return { x: map.x * this.scale + this.x, y: map.y * this.scale + this.y };
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.#set(this.scale, this.x + dx, this.y + dy);
  }

  zoom(factor: number, at: Point): void {
    this.stop();
    const scale = this.#clampScale(this.scale * factor);
    const k = scale / this.scale;
    this.#set(scale, at.x - (at.x - this.x) * k, at.y - (at.y - this.y) * k);
  }

  zoomSmoothly(factor: number, at: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const scale = this.#clampScale(this.scale * factor);
    const k = scale / this.scale;
    this.glide(scale, at.x - (at.x - this.x) * k, at.y - (at.y - this.y) * k);
  }

  fit(smooth = true): void {
    this.show(this.#area, 0, smooth, 99);
  }

  /** Show a part of the map, no closer than `most`. */
  show(box: Box, padding: number, smooth = true, most = 2): void {
    const scale = this.#clampScale(Math.min(most, this.fitting(box, padding)));
    const x = this.#size.width / 2 - (box.x + box.width / 2) * scale;
    const y = this.#size.height / 2 - (box.y + box.height / 2) * scale;
    if (smooth) this.glide(scale, x, y);
    else {
      this.stop();
      this.#set(scale, x, y);
      this.#atRest();
    }
  }

  /** Is the whole of a box on screen, and large enough to be tapped? */
  sees(box: Box, padding: number): boolean {
    const left = box.x * this.scale + this.x;
    const top = box.y * this.scale + this.y;
    return (
      left >= padding &&
      top >= padding &&
      left + box.width * this.scale <= this.#size.width - padding &&
      top + box.height * this.scale <= this.#size.height - padding
    );
  }

  /** Moves as little as brings a box on screen; false if it does not fit at this scale. */
  bring(box: Box, padding: number): boolean {
    if (this.fitting(box, padding) < this.scale) return false;
    const aside = (start: number, length: number, room: number) =>
      Math.max(0, padding - start) + Math.min(0, room - padding - start - length);
    const { x, y } = this.toScreen(box);
    const dx = aside(x, box.width * this.scale, this.#size.width);
    const dy = aside(y, box.height * this.scale, this.#size.height);
    if (dx || dy) this.glide(this.scale, this.x + dx, this.y + dy);
    return true;
  }

  /** The scale at which a box just fits the screen. */
  fitting(box: Box, padding: number): number {
    const wide = (this.#size.width - 2 * padding) / Math.max(1, box.width);
    const high = (this.#size.height - 2 * padding) / Math.max(1, box.height);
    return Math.max(0.02, Math.min(wide, high));
  }

  glide(scale: number, x: number, y: number): void {
    this.stop();
    [x, y] = this.#held(scale, x, y);
    this.rested = scale; // what is drawn has the size it needs where the way ends, not where it began
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#set(scale, x, y);
      return;
    }
    const from = { scale: this.scale, x: this.x, y: this.y };
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - begun) / 380); // a frame can be older than its request
      const eased = 1 - (1 - part) ** 3;
      this.#set(
        from.scale + (scale - from.scale) * eased,
        from.x + (x - from.x) * eased,
        from.y + (y - from.y) * eased,
      );
      this.#frame = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #clampScale(scale: number): number {
    const least = this.fitting(this.#whole, 0);
    return Math.min(Math.max(scale, least), Math.max(4, least * 4));
  }

  /** The map never leaves the screen: where it is smaller than the screen it is centred. */
  #held(scale: number, x: number, y: number): [number, number] {
    const side = (at: number, start: number, length: number, room: number): number => {
      const low = room - (start + length) * scale;
      const high = -start * scale;
      return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
    };
    const out = scale < 0.995 * this.fitting(this.#area, 0);
    const { x: left, y: top, width, height } = out ? this.#whole : this.#area;
    return [side(x, left, width, this.#size.width), side(y, top, height, this.#size.height)];
  }

  #set(scale: number, x: number, y: number): void {
    [this.x, this.y] = this.#held(scale, x, y);
    this.scale = scale;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#atRest(), 160);
  }

  #atRest(): void {
    this.moving = false;
    this.rested = this.scale;
  }
}
