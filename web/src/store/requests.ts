import { freshId } from "../ids";

/** Messages whose senders wait for the server's answer. */
export class Requests {
  #waiting = new Map<string, (done: boolean) => void>();

  /** An id to send with a message, and a promise: was it done? False if it is refused, or the connection breaks. */
  add(): { id: string; done: Promise<boolean> } {
    const id = freshId();
    return { id, done: new Promise((resolve) => this.#waiting.set(id, resolve)) };
  }

  answer(id: string, done: boolean): void {
    this.#waiting.get(id)?.(done);
    this.#waiting.delete(id);
  }

  giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.answer(id, false);
  }
}
