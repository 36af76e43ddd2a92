import { getMaterial, joinRoom, refusalOf } from "../api";
import { hides, openHanded } from "../games/hands";
import { merged } from "../merge";
import { Connection, type Online } from "../socket";
import { Hints } from "./hints.svelte";
import type {
  FromServer,
  Mark,
  Material,
  Play,
  Proposal,
  Refusal,
  Room,
  Said,
  SeatInfo,
  Settings,
  ToServer,
  View,
  Whereabouts,
} from "../wire";

const PUBLIC = "";

function freshId(): string {
  // crypto.randomUUID is missing on plain http away from localhost.
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** Everything one page knows about one room. */
export class RoomStore {
  room = $state.raw<Room | null>(null);
  views = $state.raw<Record<string, View>>({});
  said = $state.raw<Said[]>([]);
  marks = $state.raw<Mark[]>([]);
  /** Moves of my side that wait for somebody's agreement, the newest of each seat. */
  proposals = $state.raw<Proposal[]>([]);
  /** The last one that was withdrawn, and by whom, until something else happens. */
  withdrawn = $state.raw<Proposal | null>(null);
  readonly hints = new Hints();
  /** Where X probably is, as it was last told; it is everybody's, whoever looks at this screen. */
  whereabouts = $state.raw<Whereabouts | null>(null);
  #following = false;
  material = $state.raw<Material | null>(null);
  online = $state<Online>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  sending = $state.raw<Play | null>(null);
  /** On a shared device: nobody's view is on screen until somebody says who he is. */
  curtain = $state(false);
  /** Made by one click: the game starts as soon as the room is there, and the lobby is never seen. */
  autostart = $state(false);
  #started = false;
  #chosen = $state<string | null>(null);
  #asked: string[] | null = null;
  /** the latest drawing of mine that the server has not answered */
  #drawn: string | null = null;
  #connection: Connection | null = null;
  #joined: string | null = null;
  #materialOf = "";
  /** the page has gone: what was asked for before may still be answered, and nobody is there to be told */
  #closed = false;

  readonly you = $derived(this.room?.you ?? "");
  readonly isHost = $derived(this.room !== null && this.room.host === this.room.you);
  readonly held = $derived(this.room?.seats.filter((s) => s.holders.includes(this.you)) ?? []);
  readonly mine: SeatInfo[] = $derived.by(() => {
    const sides = new Set(this.held.map((s) => s.side));
    return (
      this.room?.seats.filter(
        (s) => s.holders.includes(this.you) || (s.shared && s.bot === null && sides.has(s.side)),
      ) ?? []
    );
  });
  readonly sides = $derived([...new Set(this.mine.map((s) => s.side))]);
  readonly hotSeat = $derived(this.sides.length > 1);
  /** At this device seats with nothing to hide follow each other without a curtain. */
  readonly handed = $derived(
    this.room !== null && this.hotSeat && openHanded(this.room) && !this.mine.some((s) => s.pin),
  );
  readonly alone = $derived((this.room?.people.length ?? 1) < 2);
  readonly attached = $derived(Object.keys(this.views).filter((seat) => seat !== PUBLIC));
  readonly acting = $derived(
    this.attached.filter((seat) => (this.views[seat]?.moves.length ?? 0) > 0 && this.#captainFor(seat) === null),
  );
  /** Does the table wait for a seat of mine? Some moves can be made out of turn. */
  readonly due = $derived(this.acting.some((seat) => this.views[seat]?.turn.includes(seat)));
  /** Who moves for my side at this moment, where that is somebody else. */
  readonly captain = $derived.by(() => {
    const due = this.attached.find((seat) => (this.views[seat]?.moves.length ?? 0) > 0);
    return due === undefined ? null : this.#captainFor(due);
  });
  readonly selected = $derived(
    this.#chosen !== null && this.acting.includes(this.#chosen) ? this.#chosen : (this.acting[0] ?? null),
  );
  /** The view on screen: of the seat that is chosen to move, else of any seat of mine, else everybody's. */
  readonly view: View | null = $derived(
    this.views[this.selected ?? this.attached[0] ?? PUBLIC] ?? this.views[PUBLIC] ?? null,
  );
  /** People of a side of several can talk and draw among themselves. */
  readonly team = $derived(
    this.sides.length === 1 && (this.material?.sides[this.sides[0]!]?.length ?? 0) > 1 ? this.sides[0]! : null,
  );
  readonly side = $derived(this.room?.seats.find((s) => s.seat === this.attached[0])?.side ?? null);

  /** A seat at this device that is about to move, as soon as its view has come. */
  reaching = $state.raw<{ seat: string; move: string } | null>(null);
  /** Who has come through the curtain, and may see what he hides. */
  #entered: string[] = [];

  constructor(
    private readonly address: string,
    /** for everybody's eyes: nobody's seat is seen there, whoever has opened it */
    private readonly screen = false,
  ) {}

  async open(): Promise<void> {
    if (this.#closed) return;
    try {
      this.#joined = (await joinRoom(this.address)).room;
    } catch (problem) {
      this.refusal = refusalOf(problem);
      if (this.refusal.code === "offline") setTimeout(() => void this.open(), 1500);
      return;
    }
    if (this.#closed) return;
    this.refusal = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const what = this.screen ? "socket?screen=1" : "socket";
    this.#connection = new Connection(`${scheme}://${location.host}/api/rooms/${this.#joined}/${what}`, {
      message: (message) => this.take(message),
      online: (state) => this.#changed(state),
    });
    this.#connection.open();
  }

  close(): void {
    this.#closed = true;
    this.#connection?.close();
  }

  wake(): void {
    this.#connection?.wake();
  }

  /** Take the room over from another window of mine, or come back after being away. */
  reopen(): void {
    this.#connection?.close();
    void this.open();
  }

  /** When something was last done that cannot be taken back: the second tap of a double one means nothing. */
  actedAt = -Infinity;

  send(message: ToServer): void {
    this.refusal = null;
    if (message.type === "play" || message.type === "agree" || message.type === "host")
      this.actedAt = performance.now();
    if (!(this.#connection?.send(message) ?? false) && message.type !== "play") {
      this.refusal = { code: "offline", text: "" };
    }
  }

  /** The host's changes to the table's settings; what is left out stays. */
  set(settings: Partial<Settings>): void {
    this.send({ type: "host", do: "settings", settings });
  }

  /** Finer points of the rules, in the lobby; what is left out stays. */
  setOptions(options: Record<string, string>): void {
    this.send({ type: "host", do: "options", options });
  }

  play(seat: string, move: string): void {
    const view = this.views[seat];
    if (!view || this.sending) return;
    this.sending = { type: "play", seat, ply: view.ply, move, id: freshId() };
    this.send(this.sending);
  }

  /** Shown at once; the server's answer replaces it for the whole side. */
  draw(marks: Mark[]): void {
    this.marks = marks;
    this.#drawn = freshId();
    this.send({ type: "mark", marks, id: this.#drawn });
  }

  answer(proposal: Proposal, yes: boolean): void {
    if (proposal.move === null) return;
    this.send({ type: "agree", seat: proposal.seat, ply: proposal.ply, move: proposal.move, yes });
  }

  /** Must others agree before this seat of mine moves? */
  together(seat: string): boolean {
    const online = (person: string) => this.room?.people.find((p) => p.person === person)?.online ?? false;
    return this.room?.settings.decide === "all" && this.#leaders(seat).filter(online).length > 1;
  }

  /** Everybody who may play a seat. */
  #leaders(seat: string): string[] {
    const info = this.room?.seats.find((s) => s.seat === seat);
    if (!info || info.bot !== null) return [];
    const side = info.shared ? this.room!.seats.filter((s) => s.side === info.side) : [info];
    return [...new Set(side.flatMap((s) => s.holders))];
  }

  #captainFor(seat: string): string | null {
    const side = this.room?.seats.find((s) => s.seat === seat)?.side;
    if (this.room?.settings.decide !== "captain" || side === undefined || this.#leaders(seat).length < 2) return null;
    const captain = this.room.captains[side] ?? null;
    return captain === this.you ? null : captain;
  }

  nameOf(person: string): string {
    return this.room?.people.find((p) => p.person === person)?.name ?? "";
  }

  choose(seat: string): void {
    this.#chosen = seat;
  }

  /** What would the adviser do in the place of this seat of mine? */
  askHint(seat: string): void {
    const message = this.views[seat] && this.hints.ask(this.views[seat], freshId());
    if (message) this.send(message);
  }

  /** Be told from now on where X probably is, ply by ply, or no longer. */
  follow(yes: boolean): void {
    if (this.online !== "online" || yes === this.#following) return;
    this.#following = yes;
    this.whereabouts = null;
    this.#connection?.send({ type: "whereabouts", yes });
  }

  attach(seats: string[], pin?: string): void {
    this.#asked = this.#entered = seats;
    this.#forget(seats);
    this.send(pin ? { type: "attach", seats, pin } : { type: "attach", seats });
  }

  /** Another seat takes the device as it is: what the last one saw stays on screen until the new view comes. */
  hand(seats: string[]): void {
    if (same(seats, this.#asked ?? this.room?.attached ?? [])) return;
    this.#asked = seats;
    this.#entered = [];
    this.#connection?.send({ type: "attach", seats });
  }

  /** A move by another seat at this device, if it may make it once it has the device. */
  reach(seat: string, move: string): void {
    if (this.views[seat]) return this.play(seat, move);
    this.reaching = { seat, move };
    this.hand([seat]);
  }

  /** Closing the curtain forgets what the last person saw at once, without waiting for the server. */
  closeCurtain(): void {
    if (this.curtain) return;
    this.curtain = true;
    this.attach([]);
    this.views = {}; // the public view too: what it says of whose turn it is may be of long ago
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  take(message: FromServer): void {
    switch (message.type) {
      case "room":
        return this.#room(message);
      case "view":
        return this.#view(message);
      case "said":
        if (!this.said.some((s) => s.n === message.n)) {
          this.said = [...this.said, message].sort((a, b) => a.n - b.n);
        }
        return;
      case "mark":
        // What was drawn before my latest stroke comes back too late: that stroke's own answer follows.
        if (this.#drawn && message.id !== this.#drawn) return;
        this.#drawn = null;
        this.marks = message.marks;
        return;
      case "proposal":
        return this.#proposal(message);
      case "hint":
        return this.hints.take(message);
      case "whereabouts":
        this.whereabouts = message;
        return;
      case "error":
        if (this.hints.refused(message)) return;
        this.refusal = this.#answering(message);
        this.reaching = null;
        this.autostart = false;
        if (message.id && message.id === this.sending?.id) this.sending = null;
        this.#drawn = null;
        if (message.code === "pin" || message.code === "side") this.#asked = null;
        return;
      case "pong":
    }
  }

  #changed(state: Online): void {
    this.online = state;
    if (state === "online") {
      this.#asked = this.#drawn = null;
      this.reaching = null;
      this.#following = false; // each socket asks for itself
      this.hints.forget(); // whether an answer was on its way nobody knows
      if (this.curtain) this.attach([]);
    }
    if (state === "stranger") void this.open();
  }

  #room(room: Room): void {
    const before = this.room;
    this.room = room;
    if (before && before.game !== room.game) {
      // A view of the new game may have come before the room's word of it.
      this.views = Object.fromEntries(Object.entries(this.views).filter(([, view]) => view.game === room.game));
      this.marks = [];
      this.#drawn = null;
      this.proposals = [];
      this.withdrawn = null;
      this.sending = null;
      this.#chosen = null;
      this.#asked = null;
    }
    if (room.status !== "lobby") this.autostart = false;
    else if (this.autostart && !this.#started && this.isHost) {
      this.#started = true;
      this.send({ type: "host", do: "start" });
    }
    void this.#fetchMaterial(room);
    this.#settle(room);
  }

  /** Attach all my seats of one side; on a shared device wait for somebody to come through the curtain. */
  #settle(room: Room): void {
    if (room.status !== "playing") {
      if (room.status === "over") this.curtain = false;
      return;
    }
    const locked = this.mine.some((s) => s.pin && !room.attached.includes(s.seat));
    if (this.hotSeat || locked) {
      const someone = this.#asked ?? room.attached;
      if (!someone.length) {
        if (!this.handed) this.curtain = true;
        this.#forget([]);
      }
      return;
    }
    this.curtain = false;
    const wanted = this.mine.map((s) => s.seat);
    if (!same(wanted, room.attached) && !same(wanted, this.#asked ?? [])) this.attach(wanted);
  }

  async #fetchMaterial(room: Room): Promise<void> {
    const key = `${room.room} ${room.game} ${room.edition} ${JSON.stringify(room.options)}`;
    if (key === this.#materialOf) return;
    this.#materialOf = key;
    try {
      this.material = await getMaterial(room.room);
    } catch {
      this.#materialOf = "";
      setTimeout(() => this.room === room && void this.#fetchMaterial(room), 2000);
    }
  }

  #proposal(proposal: Proposal): void {
    if (proposal.id && proposal.id === this.sending?.id) this.sending = null;
    const others = this.proposals.filter((p) => p.seat !== proposal.seat);
    this.proposals = proposal.move === null ? others : [...others, proposal];
    this.withdrawn = proposal.move === null && proposal.by !== this.you ? proposal : null;
  }

  #view(view: View): void {
    // With the next ply all that was proposed before it is void.
    if (this.proposals.some((p) => p.ply !== view.ply)) {
      this.proposals = this.proposals.filter((p) => p.ply === view.ply);
      this.withdrawn = null;
    }
    if (view.id && view.id === this.sending?.id) this.sending = null;
    this.hints.follow(view);
    if (this.handed && view.seat !== null && this.#privateNow(view)) return this.hand([]);
    const late = view.seat !== null && view.outcome === null && !(this.#asked ?? [view.seat]).includes(view.seat);
    if (late && this.hotSeat) return; // somebody else has the device now
    if (this.curtain && view.seat !== null && view.outcome === null && !this.#asked?.includes(view.seat)) return;
    const key = view.seat ?? PUBLIC;
    const whole = merged(this.views[key], view);
    if (!whole) {
      // A piece of the log is missing: attaching again brings it whole.
      this.send({ type: "attach", seats: this.handed ? (this.#asked ?? []) : this.attached });
      return;
    }
    if (view.seat !== null) this.curtain = false;
    if (view.seat !== null && this.#asked?.includes(view.seat)) this.#forget(this.#asked);
    this.views = { ...(this.handed ? {} : this.views), [key]: { ...whole, heard: performance.now() } };
    const reaching = this.reaching;
    if (reaching === null || view.seat !== reaching.seat) return;
    this.reaching = null;
    if (view.moves.includes(reaching.move)) this.play(reaching.seat, reaching.move);
  }

  /** At a device that goes round: has this seat something to hide, and has nobody come through the curtain for it? */
  #privateNow(view: View): boolean {
    const hiding = hides(this.room!, view, view.seat!);
    const entered = this.#entered.includes(view.seat!);
    if (!hiding) this.#entered = [];
    return hiding && !entered;
  }

  /** A refusal, with the move that it answers. */
  #answering(refusal: Refusal & { id?: string }): Refusal {
    if (!refusal.id || refusal.id !== this.sending?.id) return refusal;
    return { ...refusal, details: { move: this.sending.move, ...refusal.details } };
  }

  #forget(except: string[]): void {
    const kept = Object.entries(this.views).filter(([seat]) => seat === PUBLIC || except.includes(seat));
    this.views = Object.fromEntries(kept);
    this.hints.forget(except);
    if (!except.length) {
      this.marks = [];
      this.proposals = [];
    }
  }
}
