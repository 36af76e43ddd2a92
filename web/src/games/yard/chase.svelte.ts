import { botName } from "../../bots";
import { parseMove, stationOf } from "../../notation";
import { prefs } from "../../store/prefs.svelte";
import type { RoomStore } from "../../store/room.svelte";
import type { BoardMaterial, Hint, JudgedPly, Mark, Station } from "../../wire";
import { comparisonOf, frameAfter } from "./analysis/compare";
import type { Review } from "./analysis/review.svelte";
import { obvious, offers } from "./moves";
import { byNumber } from "./places";
import { frames, type Frame } from "./replay";
import { inSight, onView, X, type YardAids, type YardTable } from "./table";

export type Tool = Mark["kind"];

/** The state of the chase's screen: the cover, the half-made move, the pencil and the replay. */
export class Chase {
  constructor(readonly store: RoomStore) {}

  /** Whose the dealer's start cards are, in their order. */
  readonly deals: string[] = $derived.by(() => this.store.material?.deals ?? []);
  readonly board: BoardMaterial | null = $derived.by(() => this.store.material?.board ?? null);
  readonly stations: Map<number, Station> = $derived(this.board ? byNumber(this.board) : new Map<number, Station>());
  readonly view = $derived.by(() => this.store.view);
  readonly over = $derived(this.view?.outcome != null);

  // The cover over X's own screen

  holding = $state(false);
  unlocked = $state(false);
  readonly asX = $derived(this.view?.seat === X && !this.over);
  /** The cover is down; X may still peek. */
  readonly closed = $derived.by(
    () => this.asX && !this.#seenByAll && !this.store.hotSeat && !prefs.alwaysShow && !this.unlocked,
  );
  readonly covered = $derived(this.closed && !this.holding);

  get #seenByAll(): boolean {
    const table = this.view?.table as YardTable | undefined;
    return table !== undefined && inSight(table);
  }

  /** The table as it may be shown on this screen at this moment. */
  readonly table: YardTable | null = $derived.by(() => {
    const table = (this.view?.table as YardTable | undefined) ?? null;
    if (!table || !this.covered) return table;
    const shown = table.windows.length > 0 && onView(table);
    return {
      ...table,
      boats: shown ? table.boats : null,
      pawns: table.pawns.map((pawn) => (pawn.seat === X && !shown ? { ...pawn, station: null } : pawn)),
      windows: table.windows.map((window) => (window.shown ? window : { ...window, station: null })),
    };
  });

  // The half-made move

  station = $state<number | null>(null);
  ticket = $state<string | null>(null);
  doubling = $state(false);
  readonly seat = $derived.by(() => this.store.selected);
  readonly offers = $derived.by(() => offers(this.seat !== null ? (this.store.views[this.seat]?.moves ?? []) : []));
  readonly targets: Station[] = $derived.by(() => {
    if (this.covered || this.store.sending || this.store.online === "elsewhere") return [];
    return [...this.offers.rides.keys()].flatMap((n) => this.stations.get(n) ?? []);
  });
  readonly tickets = $derived(this.station !== null ? (this.offers.rides.get(this.station) ?? []) : []);

  pick(station: number): void {
    const tickets = this.offers.rides.get(station);
    if (!tickets) return;
    this.doubling = false;
    this.station = station;
    this.ticket = obvious(tickets);
  }

  drop(): void {
    this.station = null;
    this.ticket = null;
    this.doubling = false;
  }

  /** Counts how often the player has chosen a pawn. */
  pawnChoices = $state(0);

  choose(seat: string): void {
    this.pawnChoices += 1;
    this.drop();
    this.store.choose(seat);
  }

  play(move: string): void {
    if (this.seat === null) return;
    this.store.play(this.seat, move);
    this.drop();
  }

  confirm(): void {
    if (this.station !== null && this.ticket !== null) this.play(`${this.ticket}${this.station}`);
  }

  // What others propose

  readonly proposed = $derived.by(() =>
    this.store.proposals.open.flatMap((proposal) => {
      const to = this.stations.get(stationOf(parseMove(proposal.move ?? "")) ?? -1);
      const from = this.stations.get(this.stationOf(proposal.seat) ?? -1);
      return to ? [{ seat: proposal.seat, to, from, asked: proposal.waiting.includes(this.store.you) }] : [];
    }),
  );

  // Suspects

  /** Is X out of sight and the game still on? */
  readonly hunting = $derived.by(() => !this.over && !this.#seenByAll);

  readonly suspects: [number, number][] | null = $derived.by(() => {
    const found = this.hunting ? (this.view?.aids as YardAids | undefined)?.suspects : undefined;
    return found && found.length > 0 && !this.covered ? found : null;
  });

  // Hints

  /** Can this person ask for a hint now? */
  readonly mayAskHint = $derived.by(
    () =>
      this.seat !== null &&
      this.store.maySeat(this.seat, "hint") &&
      !!this.store.material?.adviser &&
      !this.closed &&
      this.store.online === "online",
  );
  readonly hint: Hint | null = $derived.by(() => (this.mayAskHint ? this.store.hints.of(this.seat) : null));
  #showsBelief = $state<boolean | null>(null);

  /** Does the hint's belief show on the map? By default for the detectives, not for X. */
  get showsBelief(): boolean {
    return this.#showsBelief ?? this.hint?.seat !== X;
  }
  set showsBelief(yes: boolean) {
    this.#showsBelief = yes;
  }
  readonly #hintBelief = $derived(
    this.hint?.belief.length && this.hunting && this.showsBelief && !this.covered ? this.hint.belief : null,
  );

  // Where X probably is

  /** Can this person show where X probably is? All players can; X too, even under the cover, as it is no secret. */
  readonly mayFollow = $derived.by(() => !this.over && this.store.may("whereabouts"));
  readonly whereabouts: [number, number][] | null = $derived.by(() => {
    const latest = this.mayFollow && prefs.whereabouts && this.hunting ? this.store.whereabouts : null;
    return latest?.game === this.view?.game && latest?.belief?.length ? latest.belief : null;
  });
  readonly belief = $derived(this.#hintBelief ?? this.whereabouts);

  // The pencil

  tool = $state<Tool | null>(null);
  colour = $state(0);
  note = $state("");
  from = $state<number | null>(null);
  readonly mayDraw = $derived.by(() => this.store.may("draw") && !this.over);

  takePencil(tool: Tool | null): void {
    this.drop();
    this.tool = tool;
    this.from = null;
  }

  draw(station: number): void {
    if (this.tool === null) return;
    if (this.tool === "arrow") {
      if (this.from === null || this.from === station) {
        this.from = this.from === station ? null : station;
        return;
      }
      this.#toggle({ kind: "arrow", a: this.from, b: station, colour: this.colour });
      this.from = null;
    } else if (this.tool === "note") {
      this.#toggle({ kind: "note", a: station, colour: this.colour, text: this.note.trim() || "?" });
    } else this.#toggle({ kind: this.tool, a: station, colour: this.colour });
  }

  undo(): void {
    this.#draw(this.store.pencil.marks.slice(0, -1));
  }

  clear(): void {
    this.#draw([]);
  }

  #toggle(mark: Mark): void {
    const others = this.store.pencil.marks.filter(
      (m) => !(m.kind === mark.kind && m.a === mark.a && (m.b ?? null) === (mark.b ?? null)),
    );
    this.#draw(others.length < this.store.pencil.marks.length ? others : [...others, mark].slice(-200));
  }

  #draw(marks: Mark[]): void {
    this.store.pencil.draw(marks);
  }

  // The replay

  at = $state(0);
  readonly frames: Frame[] = $derived(this.over && this.view ? frames(this.view, this.deals) : []);
  readonly frame: Frame | null = $derived(this.frames[Math.min(this.at, this.frames.length - 1)] ?? null);
  /** The moment of the replay, unless it is the last. */
  readonly pastFrame: Frame | null = $derived(this.at < this.frames.length - 1 ? this.frame : null);

  // Analysis

  /** The name of the bot that gives hints and analyses. */
  readonly adviser = $derived.by(() =>
    botName(this.review?.analysis?.adviser ?? this.hint?.adviser ?? this.store.material?.adviser ?? ""),
  );
  review = $state.raw<Review | null>(null);
  /** a ply chosen in the analysis; it need not have moved a pawn */
  #looked = $state<number | null>(null);
  /** The last ply of the moment on the map. */
  readonly ply: number = $derived(
    this.#looked !== null && frameAfter(this.frames, this.#looked) === this.at
      ? this.#looked
      : (this.frame?.ply ?? 0) - 1,
  );
  readonly judged: JudgedPly | null = $derived.by(() => this.review?.plies.get(this.ply) ?? null);
  readonly comparison = $derived(
    this.over && this.judged
      ? comparisonOf(
          this.judged,
          this.frames.findLast((frame) => frame.ply <= this.ply),
        )
      : null,
  );

  /** Counts requests to zoom in on a move. */
  zoomRequests = $state(0);

  lookAt(ply: number, near = false): void {
    this.#looked = ply;
    this.at = frameAfter(this.frames, ply);
    if (near) this.zoomRequests += 1;
  }

  stationOf(seat: string): number | null {
    if (this.frame) return this.frame.at.get(seat) ?? null;
    return this.table?.pawns.find((pawn) => pawn.seat === seat)?.station ?? null;
  }
}
