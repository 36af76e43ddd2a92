import { MediaQuery } from "svelte/reactivity";
import { keepDraft, keptDraft } from "../../store/drafts";
import type { RoomStore } from "../../store/room.svelte";
import { Clock } from "./clock.svelte";
import { feed, type Item } from "./feed";
import { leftOf, picks, type TwentyAids, type TwentyTable } from "./table";
import { namesIn, nowWords, sentences, type Names, type Now } from "./words";

/** Is there a mouse and, most likely, a keyboard? Elsewhere a text field in focus covers half of the screen. */
export const keyboard = new MediaQuery("(pointer: fine)");

/** The state of the screen: the entry looked at, the text being written, and the time. */
export class Twenty {
  constructor(readonly store: RoomStore) {}

  readonly view = $derived.by(() => this.store.view!);
  readonly table = $derived(this.view.table as TwentyTable);
  readonly over = $derived(this.view.outcome !== null);
  readonly names: Names = $derived.by(() => namesIn(this.store.room!));
  /** The viewer's seat; null for spectators. */
  readonly me = $derived(this.view.seat);
  /** The house judges here, so the reader is not asked. */
  readonly houseJudges = $derived.by(
    () => this.table.phase === "verdict" && this.store.room?.settings.judge === "house",
  );
  readonly moves: string[] = $derived.by(() => (this.playable && !this.houseJudges ? this.view.moves : []));
  readonly feed: Item[] = $derived.by(() => feed(this.view.log, this.table.die_questions, leftOf(this.table)));
  readonly now: Now = $derived.by(() => nowWords(this.table, this.me, this.moves, this.names, this.houseJudges));
  /** Squares for a right answer after cutting in. */
  readonly cutIn = $derived.by(() => this.store.material?.violet_points ?? 10);
  readonly lines = $derived(sentences(this.view, this.names));
  readonly aids: TwentyAids = $derived((this.view.aids ?? {}) as TwentyAids);
  readonly reading = $derived(this.me !== null && this.me === this.table.reader && !this.over);

  /** No moves if a captain moves, if another window is open, or if the game is frozen. */
  get playable(): boolean {
    const { store } = this;
    return (
      this.me !== null &&
      store.acting.includes(this.me) &&
      store.online !== "elsewhere" &&
      store.room?.status !== "frozen"
    );
  }

  /** Does the table wait for the viewer? */
  readonly mine = $derived.by(() => this.moves.length > 0 && this.me !== null && this.view.turn.includes(this.me));

  may(verb: string): boolean {
    return this.moves.some((move) => move === verb || move === `${verb}_`);
  }

  // The card

  readonly picks = $derived(picks(this.moves));
  #typed = $state.raw({ ply: -1, text: "" });

  /** The digits of a number, typed so far; the next ply forgets them. */
  get typed(): string {
    return this.#typed.ply === this.view.ply ? this.#typed.text : "";
  }
  set typed(text: string) {
    this.#typed = { ply: this.view.ply, text };
  }

  /** Takes a number: it is read at once. */
  pick(number: number): void {
    if (this.picks.has(number)) this.play(`pick${number}`);
  }

  #look = $state.raw<{ ply: number; number: number } | null>(null);
  /** An earlier entry in large type, until something new happens. */
  readonly peek = $derived(this.#look?.ply === this.view.ply ? this.#look.number : null);

  look(number: number): void {
    this.#look = this.peek === number ? null : { ply: this.view.ply, number };
  }

  // The text being written. It stays until the game moves on, so that a refused text need not be typed again.

  #drafts = $state<Record<string, { of: string; text: string }>>({});

  draft(name: string): string {
    const of = this.#occasion(name);
    const kept = this.#drafts[name];
    return kept ? (kept.of === of ? kept.text : "") : (keptDraft<string>(this.store, name, of) ?? "");
  }

  write(name: string, text: string): void {
    const of = this.#occasion(name);
    this.#drafts[name] = { of, text };
    keepDraft(this.store, name, of, text);
  }

  /** What a text is for: an answer is meant for this clue, even if someone cuts in while it is being written. */
  #occasion(name: string): string {
    const { number, chips, guesses } = this.table;
    const own = guesses.filter((guess) => guess.seat === this.me).length;
    return (name === "guess-input" ? [this.me, number, chips.length, own] : [this.view.ply]).join(" ");
  }

  // An answer to a clue takes two moves: the investigator speaks, and once nobody can cut in any more, answers.

  #answer = $state.raw<{ ply: number; text: string } | null>(null);
  /** What the investigator has decided while others may still cut in. */
  readonly decided: "pass" | "answer" | null = $derived.by(() => {
    if (this.view.held === "pass") return "pass";
    return this.view.held === "speak" && this.#answer !== null ? "answer" : null;
  });

  answer(text: string): void {
    if (this.may("guess")) return this.say("guess", text);
    if (!text.trim()) return;
    this.#answer = { ply: this.view.ply, text };
    if (this.view.held !== "speak") this.play("speak");
  }

  /** Sends the answer as soon as its player may speak; forgets it if someone cut in first. */
  speak(): void {
    const answer = this.#answer;
    if (!answer || this.store.sending) return;
    const own = this.table.speaker === this.me && this.view.ply === answer.ply + 1;
    if (own && this.may("guess")) {
      this.#answer = null;
      this.say("guess", answer.text);
    } else if (this.store.refusal || this.view.ply !== answer.ply) this.#answer = null;
  }

  // Moves

  play(move: string): void {
    if (this.me !== null) this.store.play(this.me, move);
  }

  say(verb: "guess" | "ask" | "answer", text: string): void {
    if (text.trim()) this.play(verb + JSON.stringify(text.trim()));
  }

  /** Seats at this device that could cut in; only their own views say whether they may. */
  readonly buzzers: string[] = $derived.by(() => {
    const { store, table } = this;
    if (this.moves.includes("buzz")) return [this.me!];
    if (!store.gaze.passedAround || table.phase !== "clue" || this.over) return [];
    return store.gaze.mySeats
      .map((info) => info.seat)
      .filter((seat) => seat !== table.reader && seat !== table.investigator)
      .filter((seat) => table.pawns.some((pawn) => pawn.seat === seat && pawn.violet));
  });

  buzz(seat: string): void {
    this.store.playAs(seat, "buzz");
  }

  readonly clock = new Clock();
}
