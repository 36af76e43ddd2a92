import type { Hint, View } from "../wire";

const STALE = "stale";

/** Hints that I have asked for. They are for the moment they were asked in, and go with it. */
export class Hints {
  /** by seat */
  #given = $state.raw<Record<string, Hint>>({});
  #asked = $state.raw<{ seat: string; game: number; ply: number; id: string } | null>(null);
  /** Asked for, and the moment has passed: nobody waits for an answer to these. */
  readonly #late = new Set<string>();

  of(seat: string | null): Hint | null {
    return (seat !== null && this.#given[seat]) || null;
  }

  waits(seat: string | null): boolean {
    return seat !== null && this.#asked?.seat === seat;
  }

  /** Asks for a seat of mine; what is to be sent, or null while another one is on its way. */
  ask(view: View, id: string): { type: "hint"; seat: string; ply: number; id: string } | null {
    if (view.seat === null || this.#asked) return null;
    this.#asked = { seat: view.seat, game: view.game, ply: view.ply, id };
    return { type: "hint", seat: view.seat, ply: view.ply, id };
  }

  /** Only what was asked for, and only while nothing has happened since. */
  take(hint: Hint): void {
    if (hint.id !== undefined) this.#late.delete(hint.id);
    if (!this.#asked || hint.id !== this.#asked.id) return;
    this.#asked = null;
    this.#given = { ...this.#given, [hint.seat]: hint };
  }

  /** Is this of a hint that nobody waits for any more? Then nobody need hear why it does not come. */
  refused({ id, code }: { id?: string; code: string }): boolean {
    if (id === undefined) return false;
    if (id !== this.#asked?.id) return this.#late.delete(id);
    this.#asked = null;
    return code === STALE; // the refusal was faster than the view of what has happened since
  }

  /** The position has moved on: what was said of the one before is void. */
  follow(view: View): void {
    const stale = (of: { game: number; ply: number }) => of.game !== view.game || of.ply !== view.ply;
    if (this.#asked && stale(this.#asked)) this.#drop();
    if (Object.values(this.#given).some(stale)) this.#given = {};
  }

  dismiss(seat: string): void {
    this.forget(Object.keys(this.#given).filter((other) => other !== seat));
  }

  /** Somebody else may look at this screen now. */
  forget(except: string[] = []): void {
    this.#given = Object.fromEntries(Object.entries(this.#given).filter(([seat]) => except.includes(seat)));
    if (this.#asked && !except.includes(this.#asked.seat)) this.#drop();
  }

  #drop(): void {
    if (this.#asked) this.#late.add(this.#asked.id);
    this.#asked = null;
  }
}
