import { MediaQuery } from "svelte/reactivity";
import type { RoomStore } from "../../store/room.svelte";
import { t } from "../../text";
import { Clock } from "./clock.svelte";
import { feed, type Item } from "./feed";
import { leftOf, picks, type TwentyAids, type TwentyTable } from "./table";
import { namesIn, nowWords, sentences, type Names, type Now } from "./words";

/** Is there room for numbers and track beside the clues? The style sheets use the same width. */
export const roomy = new MediaQuery("(min-width: 1240px)");

/** The state of the screen: the number being picked, the text being written, and the time. */
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
  /** The seat whose turn the die has just ended, until the next number is picked. */
  readonly blank: string | null = $derived.by(() => {
    const last = this.feed.at(-1);
    return this.table.phase === "choose" && last?.kind === "roll" && !last.question ? last.seat : null;
  });
  readonly now: Now = $derived.by(() => {
    const now = nowWords(this.table, this.me, this.moves, this.names, this.houseJudges);
    return this.blank === null ? now : { ...now, hint: t("twenty.die.blank", { name: this.names(this.blank) }) };
  });
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

  // The number being picked: a second tap or the button confirms it.

  number = $state<number | null>(null);
  readonly picks = $derived(picks(this.moves));

  tap(number: number): void {
    if (!this.picks.has(number)) return;
    if (this.number === number) this.name();
    else this.number = number;
  }

  name(): void {
    if (this.number !== null && this.picks.has(this.number)) this.play(`pick${this.number}`);
    this.number = null;
  }

  // The text being written. It stays until the game moves on, so that a refused text need not be typed again.

  #drafts = $state<Record<string, { ply: number; text: string }>>({});

  draft(name: string): string {
    const kept = this.#drafts[name];
    return kept?.ply === this.view.ply ? kept.text : "";
  }

  write(name: string, text: string): void {
    this.#drafts[name] = { ply: this.view.ply, text };
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
    if (!store.passedAround || table.phase !== "clue" || this.over) return [];
    return store.mySeats
      .map((info) => info.seat)
      .filter((seat) => seat !== table.reader && seat !== table.investigator)
      .filter((seat) => table.pawns.some((pawn) => pawn.seat === seat && pawn.violet));
  });

  buzz(seat: string): void {
    this.store.playAs(seat, "buzz");
  }

  readonly clock = new Clock();
}
