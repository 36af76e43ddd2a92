import { duration, stepsOf, type Ride, type Step } from "./rides";

/** Is this person asked to be spared movement? */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A replay goes on by itself before the next move comes. */
const REPLAY_MS = 420;

export interface News {
  /** which game: another one begins without movement */
  game: number;
  /** how many plies have been made */
  ply: number;
  rides: readonly Ride[];
  /** how many rides a round has: more at once are not shown one by one */
  most: number;
  /** somebody looks back: one step at a time, rides only */
  replay?: boolean;
}

/** The moves that are still to be shown, one after another; the map shows the present where none are left. */
export class Motion {
  /** The first of them is being shown. */
  queue = $state.raw<Step[]>([]);
  /** X has just come into sight, for those who see it without movement. */
  sighting = $state.raw<Step | null>(null);
  #seen: { game: number; ply: number } | null = null;

  /** how long the current step takes, in milliseconds */
  ms = 0;

  readonly current: Step | null = $derived(this.queue[0] ?? null);
  readonly busy = $derived(this.queue.length > 0);
  /** Plies up to this one have been shown, or are just being shown. */
  readonly upTo = $derived(this.current ? this.current.n : Infinity);

  /** Takes what is new; returns the steps without movement, of which the page may still tell. */
  follow(news: News, calm: boolean): Step[] {
    const before = this.#seen;
    this.#seen = { game: news.game, ply: news.ply };
    if (before?.game !== news.game || news.ply < before.ply) {
      this.skip();
      this.sighting = null;
      return [];
    }
    if (news.ply === before.ply) return [];
    this.sighting = null;
    const fresh = news.rides.filter((ride) => ride.n >= before.ply && ride.n < news.ply);
    const steps = stepsOf(fresh).filter((step) => !news.replay || step.kind === "ride");
    const waiting = new Set(this.queue.map((step) => step.n)).size;
    if (fresh.length + waiting > (news.replay ? 1 : news.most)) {
      this.skip();
      return [];
    }
    if (!calm) {
      this.#set([...this.queue, ...steps], news.replay);
      return [];
    }
    this.skip();
    if (news.replay) return [];
    this.sighting = steps.findLast((step) => step.kind === "reveal") ?? null;
    return steps;
  }

  /** A step has been shown. */
  done(step: Step): void {
    if (this.queue[0] === step) this.#set(this.queue.slice(1));
  }

  /** Everything jumps to the present. */
  skip(): void {
    if (this.queue.length) this.queue = [];
  }

  /** Where a pawn stands on the map, given where it is by now; null: nowhere to be seen. */
  standing(seat: string, now: number | null): number | null {
    const i = this.queue.findIndex((step) => step.seat === seat && step.kind !== "hidden");
    if (i < 0) return now;
    const step = this.queue[i]!;
    return i === 0 ? step.to : step.from;
  }

  #set(queue: Step[], quick = false): void {
    const [next] = queue;
    if (next && next !== this.queue[0]) this.ms = Math.min(duration(next, queue.length), quick ? REPLAY_MS : Infinity);
    this.queue = queue;
  }
}
