import type { View } from "../../wire";

/** Seconds, by this page's clock, until the seats in turn may move and until the house moves for them. */
export class Clock {
  #now = $state(performance.now());
  #view = $state.raw<View | null>(null);

  readonly opens = $derived(this.#left(this.#view?.timing?.opens));
  readonly lapses = $derived(this.#view?.timing?.lapses == null ? null : this.#left(this.#view.timing.lapses));

  /** Follow a view's times; returns a function that stops it. */
  follow(view: View | null): () => void {
    this.#view = view;
    this.#now = performance.now();
    if (!view?.timing) return () => {};
    const timer = setInterval(() => (this.#now = performance.now()), 200);
    return () => clearInterval(timer);
  }

  /** Seconds left since the view came. */
  #left(seconds: number | null | undefined): number {
    if (seconds == null || this.#view?.receivedAt === undefined) return 0;
    return Math.max(0, seconds - (this.#now - this.#view.receivedAt) / 1000);
  }
}
