import { freshId } from "../ids";
import type { AskHint, Hint, Refusal, View } from "../wire";

const STALE = "stale";
const TOO_FAST = "too-fast";
/** Seconds to wait where the server does not say how long. */
const LATER = 1;

export type HintRequest = AskHint & { id: string };

/** A request for a hint; it lasts until the seat gets one, or is no longer to move. */
interface Pending {
  seat: string;
  game: number;
  ply: number;
  /** of the message that the server has not answered; null while we wait to send one */
  id: string | null;
}

/** Hints that I have asked for. A hint is for one moment of the game and goes with it. */
export class Hints {
  #bySeat = $state.raw<Record<string, Hint>>({});
  #pending = $state.raw<Pending | null>(null);
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Ids of messages that nobody waits for any more. */
  readonly #abandoned = new Set<string>();

  constructor(private readonly send: (request: HintRequest) => void) {}

  of(seat: string | null): Hint | null {
    return (seat !== null && this.#bySeat[seat]) || null;
  }

  waits(seat: string | null): boolean {
    return seat !== null && this.#pending?.seat === seat;
  }

  /** Ask for a seat of mine, unless another request is under way. */
  ask(view: View): void {
    if (view.seat === null || this.#pending) return;
    this.#request(view.seat, view.game, view.ply);
  }

  /** Keep a hint that was asked for, and nothing else. */
  take(hint: Hint): void {
    if (hint.id) this.#abandoned.delete(hint.id);
    if (!this.#pending || hint.id !== this.#pending.id) return;
    this.#pending = null;
    this.#bySeat = { ...this.#bySeat, [hint.seat]: hint };
  }

  /**
   * Is the refusal dealt with here, so that nobody need read it? A press counts even if the server is busy or somebody
   * moved at the same moment: then the request is sent again by itself.
   */
  refused({ id, code, details }: Refusal & { id?: string | null }): boolean {
    if (!id) return false;
    const pending = this.#pending;
    if (id !== pending?.id) return this.#abandoned.delete(id);
    if (code === STALE) {
      this.#pending = { ...pending, id: null }; // the view of what has happened is on its way
      return true;
    }
    if (code === TOO_FAST) {
      this.#pending = { ...pending, id: null };
      this.#retry = setTimeout(() => this.#again(), 1000 * (Number(details?.["seconds"]) || LATER));
      return true;
    }
    this.#pending = null;
    return false;
  }

  /** The position has moved on: hints for the one before go, and a request is made anew if its seat is still to move. */
  follow(view: View): void {
    const past = (of: { game: number; ply: number }) => of.game !== view.game || of.ply !== view.ply;
    if (Object.values(this.#bySeat).some(past)) this.#bySeat = {};
    const pending = this.#pending;
    if (!pending || !past(pending)) return;
    if (pending.game !== view.game || view.outcome !== null) return this.#abandon();
    if (view.seat !== pending.seat) return; // its own view comes with the others
    if (!view.turn.includes(pending.seat)) return this.#abandon();
    if (this.#retry !== undefined) this.#pending = { ...pending, ply: view.ply };
    else {
      this.#abandon();
      this.#request(pending.seat, view.game, view.ply);
    }
  }

  dismiss(seat: string): void {
    this.forget(Object.keys(this.#bySeat).filter((other) => other !== seat));
  }

  /** Somebody else may look at this screen now. */
  forget(except: string[] = []): void {
    this.#bySeat = Object.fromEntries(Object.entries(this.#bySeat).filter(([seat]) => except.includes(seat)));
    if (this.#pending && !except.includes(this.#pending.seat)) this.#abandon();
  }

  #request(seat: string, game: number, ply: number): void {
    const id = freshId();
    this.#pending = { seat, game, ply, id };
    this.send({ type: "hint", seat, ply, id });
  }

  #again(): void {
    this.#retry = undefined;
    if (this.#pending) this.#request(this.#pending.seat, this.#pending.game, this.#pending.ply);
  }

  #abandon(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#pending?.id) this.#abandoned.add(this.#pending.id);
    this.#pending = null;
  }
}
