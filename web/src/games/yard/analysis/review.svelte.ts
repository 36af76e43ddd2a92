import { getAnalysis, refusalOf } from "../../../api";
import type { Analysis, JudgedPly, Progress, Refusal } from "../../../wire";

const EVERY_MS = 1500;

/** The analysis of a finished game; asks the server until it is done. */
export class Review {
  progress = $state.raw<Progress | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly plies: ReadonlyMap<number, JudgedPly> = $derived(
    new Map((this.analysis?.plies ?? []).map((ply) => [ply.n, ply])),
  );
  #begun = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: string,
    private readonly game: number,
    private readonly every = EVERY_MS,
  ) {}

  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.refusal = null;
    void this.#ask();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    let wait = this.every;
    try {
      const answer = await getAnalysis(this.source, this.game);
      if (this.#stopped) return;
      if (!("state" in answer)) {
        this.analysis = answer;
        this.progress = null;
        return;
      }
      this.progress = answer;
    } catch (problem) {
      if (this.#stopped) return;
      const refusal = refusalOf(problem);
      // Ask again if the server is away or busy; show any other refusal.
      if (!["offline", "too-fast"].includes(refusal.code)) {
        this.refusal = refusal;
        this.progress = null;
        this.#begun = false;
        return;
      }
      const seconds = Number(refusal.details?.["seconds"]);
      if (seconds > 0) wait = 1000 * seconds;
    }
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }
}
