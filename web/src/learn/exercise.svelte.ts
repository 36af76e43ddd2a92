import { refusalOf } from "../api";
import type { Listener } from "../socket";
import { RoomStore } from "../store/room.svelte";
import type { Link, Origin } from "../store/origin";
import type { AskWhy, ExerciseState, Material, SentPlay, TaskInfo, ToServer, Why, WhyNot } from "../wire";

/** How an exercise is played: the server is told the moves so far and the new one. */
export interface Played {
  tries(moves: string[]): Promise<ExerciseState>;
  /** Why a seat cannot go to a place, after the moves so far. */
  why(asked: WhyNot): Promise<Why>;
  material(): Promise<Material>;
}

/** Between the plies of the others, so that people can follow. */
const PAUSE = 700;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An exercise: a table whose moves are tries, and what is said about them. */
export class Exercise implements Origin {
  /** what to do now; null once all is done */
  task = $state.raw<TaskInfo | null>(null);
  /** what is said about the last try */
  words = $state("");
  verdict = $state<ExerciseState["verdict"]>("begin");
  /** counts the tries, so that the same words can be said again */
  tries = $state(0);
  /** the others are moving */
  waiting = $state(false);
  readonly done = $derived(this.verdict === "done" && !this.waiting);
  /** The table, as all games show it. */
  readonly store = new RoomStore(this);
  #moves: string[] = [];
  #listener: Listener | null = null;

  constructor(private readonly played: Played) {}

  async connect(listener: Listener): Promise<Link> {
    this.#listener = listener;
    const began = await this.played.tries([]);
    return {
      open: () => {
        listener.online("online");
        listener.message(began.room);
        listener.message(began.you);
        began.frames.at(-1)?.forEach((view) => listener.message(view));
        this.#say(began);
      },
      send: (message) => this.#send(message),
      close: () => (this.#listener = null),
      wake: () => undefined,
    };
  }

  material(): Promise<Material> {
    return this.played.material();
  }

  #send(message: ToServer): boolean {
    if (message.type === "play") void this.#try(message as SentPlay);
    else if (message.type === "why") void this.#why(message);
    return true; // what else a table sends has nobody to hear it here
  }

  async #try(play: SentPlay): Promise<void> {
    try {
      const after = await this.played.tries([...this.#moves, `${play.seat}:${play.move}`]);
      this.waiting = true;
      await this.#show(after);
      this.#listener?.message({ type: "done", id: play.id });
      this.#say(after);
    } catch (problem) {
      this.#listener?.message({ type: "error", id: play.id, details: {}, ...refusalOf(problem) });
    } finally {
      this.waiting = false;
    }
  }

  async #why({ id, seat, place }: AskWhy): Promise<void> {
    try {
      this.#listener?.message({ ...(await this.played.why({ moves: this.#moves, seat, place })), id });
    } catch (problem) {
      this.#listener?.message({ type: "error", id, details: {}, ...refusalOf(problem) });
    }
  }

  /** Where the exercise stands by an answer that no move asked for. */
  async take(state: ExerciseState): Promise<void> {
    await this.#show(state);
    this.#say(state);
  }

  /** Show the moments one after another. */
  async #show(state: ExerciseState): Promise<void> {
    for (const [n, views] of state.frames.entries()) {
      if (n > 0 && !still()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      views.forEach((view) => this.#listener?.message(view));
    }
    this.#listener?.message(state.room);
  }

  #say(state: ExerciseState): void {
    this.#moves = [...state.moves];
    this.task = state.task;
    this.words = state.words;
    this.verdict = state.verdict;
    this.tries += 1;
  }
}
