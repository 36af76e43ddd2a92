const KEY = "fogbound.learned";

interface Kept {
  /** has played a game on this device */
  played: boolean;
  /** the step to go on with, by lesson */
  steps: Record<string, number>;
  done: string[];
}

function read(): Kept {
  const nothing: Kept = { played: false, steps: {}, done: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** How far this device has come: lessons, and whether a game was played here. */
class LearningProgress {
  #kept = $state.raw<Kept>(read());

  get hasPlayed(): boolean {
    return this.#kept.played;
  }

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  /** The step to go on with; 1 if the lesson has not been begun, or was finished. */
  stepOf(lesson: string): number {
    return this.#kept.steps[lesson] ?? 1;
  }

  played(): void {
    if (!this.#kept.played) this.#keep({ ...this.#kept, played: true });
  }

  reach(lesson: string, step: number): void {
    this.#keep({ ...this.#kept, steps: { ...this.#kept.steps, [lesson]: step } });
  }

  finish(lesson: string): void {
    const { [lesson]: _, ...steps } = this.#kept.steps;
    this.#keep({ ...this.#kept, steps, done: [...new Set([...this.#kept.done, lesson])] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse storage; progress then lasts as long as the page.
    }
  }
}

export const learning = new LearningProgress();
