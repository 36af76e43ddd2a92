import { botName } from "../../bots";
import { parseMove, stationOf } from "../../notation";
import { prefs } from "../../store/prefs.svelte";
import type { RoomStore } from "../../store/room.svelte";
import type { BoardMaterial, Hint, JudgedPly, Mark, Station } from "../../wire";
import { compared, frameAfter } from "./analysis/compare";
import type { Looking } from "./analysis/looking.svelte";
import { obvious, offers } from "./moves";
import { byNumber } from "./places";
import { frames, type Frame } from "./replay";
import { inSight, onView, X, type YardTable } from "./table";

export type Tool = Mark["kind"];

/** What the chase's screen knows beyond the room: the cover, the half-made move, the pencil and the replay. */
export class Chase {
  constructor(readonly store: RoomStore) {}

  readonly board: BoardMaterial | null = $derived.by(() => this.store.material?.board ?? null);
  readonly stations: Map<number, Station> = $derived(this.board ? byNumber(this.board) : new Map<number, Station>());
  readonly view = $derived.by(() => this.store.view);
  readonly over = $derived(this.view?.outcome != null);

  // The cover over X's own screen

  holding = $state(false);
  unlocked = $state(false);
  readonly asX = $derived(this.view?.seat === X && !this.over);
  /** The cover is down; it may still be lifted for a look. */
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

  /** How often a pawn has been chosen by hand. */
  choices = $state(0);

  choose(seat: string): void {
    this.choices += 1;
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
    this.store.proposals.flatMap((proposal) => {
      const to = this.stations.get(stationOf(parseMove(proposal.move ?? "")) ?? -1);
      const from = this.stations.get(this.stationOf(proposal.seat) ?? -1);
      return to ? [{ seat: proposal.seat, to, from, asked: proposal.waiting.includes(this.store.you) }] : [];
    }),
  );

  // Suspects

  /** Must one look for him? Not when it is over, nor where he rides in sight. */
  readonly sought = $derived.by(() => !this.over && !this.#seenByAll);

  readonly suspects: [number, number][] | null = $derived.by(() => {
    const found = this.sought ? this.view?.aids?.suspects : undefined;
    return found && found.length > 0 && !this.covered ? found : null;
  });

  // Hints

  /** May one ask for a hint here, for the pawn that is to move? */
  readonly hinted = $derived.by(
    () =>
      this.store.room?.settings["hints"] === true &&
      !!this.store.material?.adviser &&
      this.seat !== null &&
      !this.closed &&
      this.store.online === "online",
  );
  readonly hint: Hint | null = $derived.by(() => (this.hinted ? this.store.hints.of(this.seat) : null));
  #believing = $state<boolean | null>(null);

  /** Is where X probably is on the map? X himself has to ask for it. */
  get believing(): boolean {
    return this.#believing ?? this.hint?.seat !== X;
  }
  set believing(yes: boolean) {
    this.#believing = yes;
  }
  readonly #hinted = $derived(
    this.hint?.belief.length && this.sought && this.believing && !this.covered ? this.hint.belief : null,
  );

  // Where X probably is

  /** May one have it on the map here? It is for all who play; under X's cover too, because it is no secret. */
  readonly mayFollow = $derived.by(
    () => !this.over && this.store.room?.settings["whereabouts"] === true && this.store.mine.length > 0,
  );
  readonly whereabouts: [number, number][] | null = $derived.by(() => {
    const told = this.mayFollow && prefs.whereabouts && this.sought ? this.store.whereabouts : null;
    return told?.game === this.view?.game && told?.belief?.length ? told.belief : null;
  });
  readonly belief = $derived(this.#hinted ?? this.whereabouts);

  // The pencil

  tool = $state<Tool | null>(null);
  colour = $state(0);
  note = $state("");
  from = $state<number | null>(null);
  readonly mayDraw = $derived.by(() => this.store.team !== null && !this.over);

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
    this.#draw(this.store.marks.slice(0, -1));
  }

  clear(): void {
    this.#draw([]);
  }

  #toggle(mark: Mark): void {
    const others = this.store.marks.filter(
      (m) => !(m.kind === mark.kind && m.a === mark.a && (m.b ?? null) === (mark.b ?? null)),
    );
    this.#draw(others.length < this.store.marks.length ? others : [...others, mark].slice(-200));
  }

  #draw(marks: Mark[]): void {
    this.store.draw(marks);
  }

  // The replay

  at = $state(0);
  readonly frames: Frame[] = $derived(this.over && this.view ? frames(this.view) : []);
  readonly frame: Frame | null = $derived(this.frames[Math.min(this.at, this.frames.length - 1)] ?? null);
  /** The moment before the last that somebody looks back on. */
  readonly then: Frame | null = $derived(this.at < this.frames.length - 1 ? this.frame : null);

  // Looking back with the adviser

  /** What the bot is called that gives hints and looks back. */
  readonly adviser = $derived.by(() =>
    botName(this.looking?.analysis?.adviser ?? this.hint?.adviser ?? this.store.material?.adviser ?? ""),
  );
  looking = $state.raw<Looking | null>(null);
  /** a ply that somebody wants to see; it need not have moved a pawn */
  #looked = $state<number | null>(null);
  /** The last ply of the moment that is on the map. */
  readonly ply: number = $derived(
    this.#looked !== null && frameAfter(this.frames, this.#looked) === this.at
      ? this.#looked
      : (this.frame?.ply ?? 0) - 1,
  );
  readonly judged: JudgedPly | null = $derived.by(() => this.looking?.plies.get(this.ply) ?? null);
  readonly compared = $derived(
    this.over && this.judged
      ? compared(
          this.judged,
          this.frames.findLast((frame) => frame.ply <= this.ply),
        )
      : null,
  );

  /** How often somebody has asked to see a move from near. */
  nearer = $state(0);

  lookAt(ply: number, near = false): void {
    this.#looked = ply;
    this.at = frameAfter(this.frames, ply);
    if (near) this.nearer += 1;
  }

  stationOf(seat: string): number | null {
    if (this.frame) return this.frame.at.get(seat) ?? null;
    return this.table?.pawns.find((pawn) => pawn.seat === seat)?.station ?? null;
  }
}
