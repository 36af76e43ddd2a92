import type { View } from "../../wire";

/** How long it is, by this page's own clock, until the seats in turn may move, and until the house moves for them. */
export class Clock {
  #now = $state(performance.now());
  #view = $state.raw<View | null>(null);

  readonly opens = $derived(this.#left(this.#view?.timing?.opens));
  readonly lapses = $derived(this.#view?.timing?.lapses == null ? null : this.#left(this.#view.timing.lapses));

  /** Follow a view's times; returns how to stop. */
  follow(view: View | null): () => void {
    this.#view = view;
    this.#now = performance.now();
    if (!view?.timing) return () => {};
    const timer = setInterval(() => (this.#now = performance.now()), 200);
    return () => clearInterval(timer);
  }

  /** Seconds that are left of so many since the view came. */
  #left(seconds: number | null | undefined): number {
    if (seconds == null || this.#view?.heard === undefined) return 0;
    return Math.max(0, seconds - (this.#now - this.#view.heard) / 1000);
  }
}
