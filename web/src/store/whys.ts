import { freshId } from "../ids";
import { refusalText } from "../text";
import type { AskWhy, Refusal, View, Why } from "../wire";

/** Questions why a seat cannot go somewhere. The rules answer them; a question that is refused has no answer. */
export class Whys {
  readonly #open = new Map<string, (text: string | null) => void>();

  constructor(private readonly send: (question: AskWhy & { id: string }) => void) {}

  /** The reason in words, or null. */
  ask(view: View, place: number): Promise<string | null> {
    const id = freshId();
    const answer = new Promise<string | null>((resolve) => this.#open.set(id, resolve));
    this.send({ type: "why", seat: view.seat ?? "", ply: view.ply, place, id });
    return answer;
  }

  take(why: Why): void {
    this.#settle(why.id, refusalText(why));
  }

  /** Is this the refusal of a question? The game moved on, or the seat changed hands: nobody need read that. */
  refused(refusal: Refusal & { id?: string | null }): boolean {
    return this.#settle(refusal.id, null);
  }

  /** Answers may be lost with the connection. */
  giveUp(): void {
    for (const id of [...this.#open.keys()]) this.#settle(id, null);
  }

  #settle(id: string | null | undefined, text: string | null): boolean {
    const resolve = id ? this.#open.get(id) : undefined;
    if (!resolve) return false;
    this.#open.delete(id!);
    resolve(text);
    return true;
  }
}
