import { botName } from "../../bots";
import { parseMove, stationOf } from "../../notation";
import { prefs } from "../../store/prefs.svelte";
import type { RoomStore } from "../../store/room.svelte";
import type { BoardMaterial, Hint, JudgedPly, Mark, Station } from "../../wire";
import { comparisonOf, frameAfter } from "./analysis/compare";
import type { Review } from "./analysis/review.svelte";
import { Lines } from "./motion/lines";
import { Motion } from "./motion/motion.svelte";
import { ridesOf } from "./motion/rides";
import { BLACK, obvious, offers, PLACE, POINT } from "./moves";
import { byNumber } from "./places";
import { frames, type Frame } from "./replay";
import { inSight, onView, X, type YardAids, type YardTable } from "./table";

/** How far the end of a game has been shown; `done` at all other times. */
export type Finale = "closeup" | "trail" | "done";

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

  // The cover over X's own screen, for those who want one; a shared device has the curtain

  holding = $state(false);
  unlocked = $state(false);
  readonly asX = $derived(this.view?.seat === X && !this.over);
  readonly covering = $derived.by(() => prefs.cover && this.asX && !this.#seenByAll && !this.store.gaze.hotSeat);
  /** The cover is down; X may still peek. */
  readonly closed = $derived(this.covering && !this.unlocked);
  readonly covered = $derived(this.closed && !this.holding);

  get #seenByAll(): boolean {
    const table = this.view?.table as YardTable | undefined;
    return table !== undefined && inSight(table);
  }

  /** The table as it may be shown on this screen at this moment. */
  readonly table: YardTable | null = $derived.by(() => {
    const table = (this.view?.table as YardTable | undefined) ?? null;
    if (!table || !this.covered) return table;
    const shown = table.filled > 0 && onView(table);
    return {
      ...table,
      boats: shown ? table.boats : null,
      pawns: table.pawns.map((pawn) => (pawn.seat === X && !shown ? { ...pawn, station: null } : pawn)),
      windows: table.windows.map((window) => (window.shown ? window : { ...window, station: null })),
    };
  });

  // Moves as they are shown

  readonly motion = new Motion();
  readonly lines = $derived(this.board ? new Lines(this.board, this.stations) : null);
  readonly rides = $derived(this.view ? ridesOf(this.view, this.deals, this.covered) : []);

  /** Everything that moves jumps to the present; false if nothing moved. */
  skip(): boolean {
    const moved = this.motion.busy || this.finale !== "done" || this.ending;
    this.motion.skip();
    this.finale = "done";
    this.ending = false;
    return moved;
  }

  // The half-made move

  station = $state<number | null>(null);
  ticket = $state<string | null>(null);
  doubling = $state(false);
  readonly seat = $derived.by(() => this.store.selected);
  readonly offers = $derived.by(() =>
    offers(this.seat !== null ? (this.store.gaze.views[this.seat]?.moves ?? []) : []),
  );
  readonly targets: Station[] = $derived.by(() => {
    if (this.covered || this.store.sending || this.store.online === "elsewhere") return [];
    return [...this.offers.rides.keys()].flatMap((n) => this.stations.get(n) ?? []);
  });
  /** Is a start being chosen, and not a ride? */
  readonly placing = $derived.by(() => this.tickets.includes(PLACE));
  readonly tickets = $derived(this.station !== null ? (this.offers.rides.get(this.station) ?? []) : []);

  /** The number of X's next move that everybody sees, if it is among the next `rides`. */
  nextSeen(rides: number): number | null {
    const { table } = this;
    if (this.seat !== X || !table) return null;
    return table.reveals.find((n) => n > table.filled && n <= table.filled + rides) ?? null;
  }

  /** A black ticket hides nothing on a ride that everybody sees. */
  readonly wasted = $derived.by(() => this.ticket === BLACK && this.nextSeen(1) !== null);
  /** Does the chosen ticket wait for a second tap? Beside an open question of a double move, one ride is a surprise. */
  readonly asks = $derived.by(
    () => this.ticket !== null && this.ticket !== PLACE && (prefs.confirmMoves || this.wasted || this.doubling),
  );
  /** The only ticket to the chosen station, where nothing must be asked: a second tap on the station plays it. */
  readonly only = $derived.by(() => {
    const asked =
      prefs.confirmMoves ||
      this.doubling ||
      this.placing ||
      (this.seat !== null && this.store.maySeat(this.seat, "propose"));
    return asked ? null : obvious(this.tickets);
  });

  pick(station: number): void {
    const tickets = this.offers.rides.get(station);
    if (!tickets) return;
    this.motion.skip();
    if (tickets.includes(POINT)) return this.play(`${POINT}${station}`);
    this.drop();
    this.station = station;
    this.ticket = prefs.confirmMoves || tickets.includes(PLACE) ? obvious(tickets) : null;
  }

  /** A tap on a station: the first picks it, a second one rides there if only one ticket can. */
  tap(station: number): void {
    if (station !== this.station) this.pick(station);
    else if (this.only !== null) this.use(this.only);
  }

  /** the digits of a station, typed so far */
  typed = $state("");

  /** Pick the station that was typed, or ask why it cannot be. */
  goToTyped(): void {
    const station = Number(this.typed);
    this.typed = "";
    if (this.targets.some((target) => target.n === station)) this.pick(station);
    else void this.askWhy(station);
  }

  /** Pick a station, with a ticket that a hint suggests: it is marked, and a tap plays it. */
  suggest(station: number, ticket: string): void {
    this.pick(station);
    this.ticket = ticket;
  }

  /** Ride with this ticket at once, unless it asks first. */
  use(ticket: string): void {
    this.ticket = ticket;
    if (!this.asks) this.confirm();
  }

  /** Does the double move ask first? Where a ride of it is seen anyway, or on a first one. */
  readonly doubleAsks = $derived.by(() => prefs.confirmMoves || !prefs.knowsDouble || this.nextSeen(2) !== null);

  /** Play the double move at once, unless it asks first. */
  double(): void {
    if (this.doubleAsks) this.doubling = true;
    else this.play("double");
  }

  drop(): void {
    this.station = null;
    this.ticket = null;
    this.typed = "";
    this.why = null;
  }

  /** Drop the half-made move, and what it asks. A tap on the map alone leaves a question open: it has its own answers. */
  cancel(): void {
    this.drop();
    this.doubling = false;
  }

  /** Why the pawn cannot go to the station that was tapped last; it goes with the next tap or ply. */
  why = $state.raw<{ station: number; ply: number; text: string } | null>(null);

  /** Ask why the pawn to move cannot go to a station. */
  async askWhy(station: number): Promise<void> {
    this.drop();
    const { seat, view } = this;
    if (seat === null || !view || this.store.sending) return;
    const asked = { station, ply: view.ply, text: "" };
    this.why = asked;
    const text = await this.store.askWhy(seat, station);
    if (this.why === asked) this.why = text ? { ...asked, text } : null;
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
    if (move === "double") prefs.learnDouble();
    this.store.play(this.seat, move);
    this.cancel();
  }

  confirm(): void {
    if (this.station !== null && this.ticket !== null) this.play(`${this.ticket}${this.station}`);
  }

  /** Seats that have moved since X last did. */
  readonly #moved = $derived.by(() => {
    const log = this.view?.log ?? [];
    return new Set(log.slice(log.findLastIndex((ply) => ply.seat === X) + 1).map((ply) => ply.seat));
  });

  /** Is it this pawn's turn, or has it moved in this round? */
  stateOf(seat: string): "turn" | "moved" | "" {
    if (this.over) return "";
    return this.view?.turn.includes(seat) ? "turn" : this.#moved.has(seat) ? "moved" : "";
  }

  isAway(seat: string): boolean {
    return this.store.room?.seats.some((one) => one.seat === seat && one.away) ?? false;
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

  /** The stations where pursuers can catch me next, and who can. */
  readonly danger: ReadonlyMap<number, string[]> = $derived.by(
    () => new Map(this.covered ? [] : (this.view?.aids as YardAids | undefined)?.danger),
  );

  /** Do the suspects show on the map? Detectives and X choose for themselves. */
  get showsSuspects(): boolean {
    return this.asX ? prefs.suspectsAsX : prefs.suspects;
  }

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
    this.cancel();
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

  // The end

  /** While it is not `done`, the map shows how the game ended, and the panel waits with its own words. */
  finale = $state<Finale>("done");
  /** The game has just ended on this page, and the map says so. */
  ending = $state(false);
  /** While X's trail draws itself: how many of its stations it has reached. */
  drawn = $state(0);

  // The replay

  /** which frame; past the last one is the end */
  at = $state(Infinity);
  readonly frames: Frame[] = $derived(this.over && this.view ? frames(this.view, this.deals) : []);
  readonly frame: Frame | null = $derived(this.frames[Math.min(this.at, this.frames.length - 1)] ?? null);
  /** The moment of the replay, unless it is the last. */
  readonly pastFrame: Frame | null = $derived(this.at < this.frames.length - 1 ? this.frame : null);
  /** The tables of a finished game, before the first ply and after each; the server has them. */
  tables = $state.raw<YardTable[] | null>(null);
  /** The table at the moment of the replay, or now. */
  readonly shown: YardTable | null = $derived.by(
    () => (this.pastFrame && this.tables?.[this.pastFrame.ply]) || this.table,
  );

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

  /** Counts requests to show the whole map. */
  wholeRequests = $state(0);
  /** Counts requests to zoom in on a move. */
  zoomRequests = $state(0);

  lookAt(ply: number, near = false): void {
    this.#looked = ply;
    this.at = frameAfter(this.frames, ply);
    if (near) this.zoomRequests += 1;
  }

  /** X's way on the map: in a replay up to its moment, at the end as far as it has drawn itself. */
  readonly trail: number[] | null = $derived.by(() => {
    if (!this.frame || this.finale === "closeup") return null;
    return this.finale === "trail" ? this.frame.path.slice(0, this.drawn) : this.frame.path;
  });

  stationOf(seat: string): number | null {
    // In a game that was set up by hand, a pawn may not have moved yet.
    return this.frame?.at.get(seat) ?? this.table?.pawns.find((pawn) => pawn.seat === seat)?.station ?? null;
  }
}
