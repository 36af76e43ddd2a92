import { freshId } from "../ids";
import type { Mark, ToServer } from "../wire";

/** My side's pencil marks. What I draw shows at once; the server's answer replaces it for the whole side. */
export class Pencil {
  marks = $state.raw<Mark[]>([]);
  /** as the server last sent them */
  #sent: Mark[] = [];
  /** id of my latest drawing that the server has not answered; until then, my marks stay on screen */
  #pending: string | null = null;

  constructor(private readonly send: (message: ToServer) => void) {}

  draw(marks: Mark[]): void {
    this.marks = marks;
    this.#pending = freshId();
    this.send({ type: "mark", marks, id: this.#pending });
  }

  take(marks: Mark[]): void {
    this.#sent = marks;
    if (this.#pending === null) this.marks = marks;
  }

  /** The server has answered a message; the marks that follow from it came before. */
  answered(id: string): void {
    if (id !== this.#pending) return;
    this.#pending = null;
    this.marks = this.#sent;
  }

  forget(): void {
    this.marks = this.#sent = [];
    this.#pending = null;
  }
}
