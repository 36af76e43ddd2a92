import { joinRoom, refusalOf } from "../api";
import { gameNamed } from "../games";
import { freshId } from "../ids";
import { mergeView } from "../merge";
import { Connection, type Online } from "../socket";
import { catalogue } from "./catalogue.svelte";
import { Hints } from "./hints.svelte";
import { RoomMaterial } from "./material.svelte";
import { Pencil } from "./pencil.svelte";
import { Proposals } from "./proposals.svelte";
import { Requests } from "./requests";
import type {
  FromServer,
  PersonRight,
  SentPlay,
  Proposal,
  Refusal,
  Room,
  Said,
  RoomRight,
  RoomSeat,
  SeatRight,
  SettingValue,
  ToServer,
  View,
  Whereabouts,
  You,
} from "../wire";

const PUBLIC = "";

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** Everything one page knows about one room. */
export class RoomStore {
  room = $state.raw<Room | null>(null);
  /** What is mine alone: the seats I look from, and everything I may do here. */
  rights = $state.raw<You | null>(null);
  views = $state.raw<Record<string, View>>({});
  said = $state.raw<Said[]>([]);
  readonly pencil = new Pencil((message) => this.send(message));
  readonly proposals = new Proposals();
  readonly hints = new Hints((request) => this.send(request));
  /** Where X probably is, as the server last said; it is no secret. */
  whereabouts = $state.raw<Whereabouts | null>(null);
  #following = false;
  online = $state<Online>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  sending = $state.raw<SentPlay | null>(null);
  /** On a shared device: no seat's view is on screen until a player comes through. */
  curtain = $state(false);
  /** Made by one click: the game starts at once, and the lobby is never seen. */
  autostart = $state(false);
  #started = false;
  #chosen = $state<string | null>(null);
  #requested: string[] | null = null;
  #connection: Connection | null = null;
  #joined: string | null = null;
  readonly #material = new RoomMaterial();
  readonly #requests = new Requests();
  /** the page has gone; late answers must change nothing */
  #closed = false;

  readonly game = $derived.by(() => gameNamed(catalogue.screens(this.room?.edition ?? "")));
  /** My id, as the server names people. */
  readonly you = $derived(this.rights?.person ?? "");
  readonly mySeats: RoomSeat[] = $derived(this.room?.seats.filter((s) => this.maySeat(s.seat, "look")) ?? []);
  readonly sides = $derived([...new Set(this.mySeats.map((s) => s.side))]);
  readonly hotSeat = $derived(this.sides.length > 1);
  /** Does this device go round without a curtain? */
  readonly passedAround = $derived(this.hotSeat && this.game.secrets.passesFreely && !this.mySeats.some((s) => s.pin));
  readonly alone = $derived((this.room?.people.length ?? 1) < 2);
  readonly attached = $derived(Object.keys(this.views).filter((seat) => seat !== PUBLIC));
  readonly acting = $derived(
    this.attached.filter(
      (seat) => this.#hasMoves(seat) && (this.maySeat(seat, "play") || this.maySeat(seat, "propose")),
    ),
  );
  /** Does the table wait for a seat of mine? (Some moves are possible out of turn.) */
  readonly due = $derived(this.acting.some((seat) => this.views[seat]?.turn.includes(seat)));
  /** The person who moves for my side now, if that is not me. */
  readonly captain = $derived.by(() => {
    const due = this.attached.find((seat) => this.#hasMoves(seat));
    return this.rights?.seats.find((own) => own.seat === due)?.captain ?? null;
  });
  readonly selected = $derived(
    this.#chosen !== null && this.acting.includes(this.#chosen) ? this.#chosen : (this.acting[0] ?? null),
  );
  /** The view on screen: the selected seat's, else any of mine, else the public one. */
  readonly view: View | null = $derived(
    this.views[this.selected ?? this.attached[0] ?? PUBLIC] ?? this.views[PUBLIC] ?? null,
  );
  readonly side = $derived(this.room?.seats.find((s) => s.seat === this.attached[0])?.side ?? null);

  /** A move that waits for the view of its seat. */
  pendingPlay = $state.raw<{ seat: string; move: string } | null>(null);
  /** The seats whose players have come through the curtain. */
  #entered: string[] = [];

  constructor(
    private readonly address: string,
    /** a public screen: it shows no seat's view */
    private readonly screen = false,
  ) {}

  get material() {
    return this.#material.current;
  }

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
      message: (message) => this.receive(message),
      online: (state) => this.#changed(state),
    });
    this.#connection.open();
  }

  close(): void {
    this.#closed = true;
    this.#material.close();
    this.#connection?.close();
  }

  wake(): void {
    this.#connection?.wake();
  }

  /** Take the room over from another window, or come back after being away. */
  reopen(): void {
    this.#connection?.close();
    void this.open();
  }

  /** When the last move or decision was sent; see parts/doubletap.ts. */
  actedAt = -Infinity;

  send(message: ToServer): void {
    this.refusal = null;
    if (message.type === "play" || message.type === "agree" || message.type === "host")
      this.actedAt = performance.now();
    if (!(this.#connection?.send(message) ?? false) && message.type !== "play") {
      this.refusal = { code: "offline", text: "" };
    }
  }

  /** Send a message and wait for the answer: was it done? */
  async request(message: ToServer): Promise<boolean> {
    const { id, done } = this.#requests.add();
    this.send({ ...message, id });
    if (this.refusal) this.#requests.answer(id, false);
    return done;
  }

  /** Change some settings of the room. */
  set(settings: Record<string, SettingValue>): void {
    this.send({ type: "host", do: "settings", settings });
  }

  /** Change some rule options in the lobby. */
  setOptions(options: Record<string, string>): void {
    this.send({ type: "host", do: "options", options });
  }

  play(seat: string, move: string): void {
    const view = this.views[seat];
    if (!view || this.sending) return;
    this.sending = { type: "play", seat, ply: view.ply, move, id: freshId() };
    this.send(this.sending);
  }

  answer(proposal: Proposal, yes: boolean): void {
    if (proposal.move === null) return;
    this.send({ type: "agree", seat: proposal.seat, ply: proposal.ply, move: proposal.move, yes });
  }

  may(right: RoomRight): boolean {
    return this.rights?.may.includes(right) ?? false;
  }

  maySeat(seat: string, right: SeatRight): boolean {
    return this.rights?.seats.find((own) => own.seat === seat)?.may.includes(right) ?? false;
  }

  mayPerson(person: string, right: PersonRight): boolean {
    return this.rights?.people.find((other) => other.person === person)?.may.includes(right) ?? false;
  }

  #hasMoves(seat: string): boolean {
    return (this.views[seat]?.moves.length ?? 0) > 0;
  }

  nameOf(person: string): string {
    return this.room?.people.find((p) => p.person === person)?.name ?? "";
  }

  choose(seat: string): void {
    this.#chosen = seat;
  }

  /** Ask for a hint for a seat of mine. */
  askHint(seat: string): void {
    const view = this.views[seat];
    if (view) this.hints.ask(view);
  }

  /** Start or stop following where X probably is. */
  followWhereabouts(yes: boolean): void {
    if (this.online !== "online" || yes === this.#following) return;
    this.#following = yes;
    this.whereabouts = null;
    this.#connection?.send({ type: "whereabouts", yes });
  }

  attach(seats: string[], pin?: string): void {
    this.#requested = this.#entered = seats;
    this.#chosen = null; // whoever looks now begins with their first pawn, not where someone left off
    this.#forget(seats);
    this.send(pin ? { type: "attach", seats, pin } : { type: "attach", seats });
  }

  /** Pass the device to other seats; the last view stays on screen until the new one comes. */
  passTo(seats: string[]): void {
    if (same(seats, this.#requested ?? this.rights?.attached ?? [])) return;
    this.#requested = seats;
    this.#entered = [];
    this.pencil.forget(); // the server sends those of the new side
    this.#connection?.send({ type: "attach", seats });
  }

  /** Play a move for another seat at this device, as soon as its view allows it. */
  playAs(seat: string, move: string): void {
    if (this.views[seat]) return this.play(seat, move);
    this.pendingPlay = { seat, move };
    this.passTo([seat]);
  }

  /** Close the curtain and forget all views at once, without waiting for the server. */
  closeCurtain(): void {
    if (this.curtain) return;
    this.curtain = true;
    this.attach([]);
    this.views = {}; // the public view too: it may be old
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "room":
        return this.#room(message);
      case "you":
        this.rights = message;
        return this.#attachOwnSeats();
      case "view":
        return this.#view(message);
      case "said":
        if (!this.said.some((s) => s.n === message.n)) {
          this.said = [...this.said, message].sort((a, b) => a.n - b.n);
        }
        return;
      case "mark":
        return this.pencil.take(message.marks);
      case "proposal":
        return this.proposals.take(message, this.you);
      case "hint":
        return this.hints.take(message);
      case "whereabouts":
        this.whereabouts = message;
        return;
      case "done":
        return this.#answered(message.id, true);
      case "error":
        if (this.hints.refused(message)) return;
        this.refusal = this.#withMove(message);
        this.pendingPlay = null;
        this.autostart = false;
        this.#answered(message.id, false);
        if (message.code === "pin" || message.code === "side") this.#requested = null;
        return;
      case "pong":
    }
  }

  /** The server has answered a message of mine, and its effects came before the answer. */
  #answered(id: string | null | undefined, done: boolean): void {
    if (!id) return;
    this.#requests.answer(id, done);
    if (id === this.sending?.id) this.sending = null;
    this.pencil.answered(id);
  }

  #changed(state: Online): void {
    this.online = state;
    this.#requests.giveUp();
    if (state === "online") {
      this.#requested = null;
      this.pencil.forget(); // the server sends what there is
      this.proposals.forget();
      this.pendingPlay = null;
      this.#following = false; // each connection asks anew
      this.hints.forget(); // their answers may be lost
      if (this.curtain) this.attach([]);
    }
    if (state === "stranger") void this.open();
  }

  #room(room: Room): void {
    const before = this.room;
    this.room = room;
    if (before && before.game !== room.game) {
      // A view of the new game may have come before the room message.
      this.views = Object.fromEntries(Object.entries(this.views).filter(([, view]) => view.game === room.game));
      this.pencil.forget();
      this.proposals.forget();
      this.sending = null;
      this.#chosen = null;
      this.#requested = null;
    }
    this.#material.follow(room);
    this.#attachOwnSeats();
  }

  /** Attach all my seats of one side; on a shared device wait at the curtain. */
  #attachOwnSeats(): void {
    const room = this.room;
    if (!room || !this.rights) return;
    this.#start(room);
    if (room.status !== "playing") {
      if (room.status === "over") this.curtain = false;
      return;
    }
    const { attached } = this.rights;
    const locked = this.mySeats.some((s) => s.pin && !attached.includes(s.seat));
    if (this.hotSeat || locked) {
      const someone = this.#requested ?? attached;
      if (!someone.length) {
        if (!this.passedAround) this.curtain = true;
        this.#forget([]);
      }
      return;
    }
    this.curtain = false;
    const wanted = this.mySeats.map((s) => s.seat);
    if (!same(wanted, attached) && !same(wanted, this.#requested ?? [])) this.attach(wanted);
  }

  #start(room: Room): void {
    if (room.status !== "lobby") this.autostart = false;
    else if (this.autostart && !this.#started && this.may("start")) {
      this.#started = true;
      this.send({ type: "host", do: "start" });
    }
  }

  #view(view: View): void {
    this.proposals.follow(view.ply);
    this.hints.follow(view);
    if (this.passedAround && view.seat !== null && this.#privateNow(view)) return this.passTo([]);
    const late = view.seat !== null && view.outcome === null && !(this.#requested ?? [view.seat]).includes(view.seat);
    if (late && this.hotSeat) return; // somebody else has the device now
    if (this.curtain && view.seat !== null && view.outcome === null && !this.#requested?.includes(view.seat)) return;
    const key = view.seat ?? PUBLIC;
    const whole = mergeView(this.views[key], view);
    if (!whole) {
      // A piece of the log is missing: attaching again brings it whole.
      this.send({ type: "attach", seats: this.passedAround ? (this.#requested ?? []) : this.attached });
      return;
    }
    if (view.seat !== null) this.curtain = false;
    if (view.seat !== null && this.#requested?.includes(view.seat)) this.#forget(this.#requested);
    this.views = { ...(this.passedAround ? {} : this.views), [key]: { ...whole, receivedAt: performance.now() } };
    const pending = this.pendingPlay;
    if (pending === null || view.seat !== pending.seat) return;
    this.pendingPlay = null;
    if (view.moves.includes(pending.move)) this.play(pending.seat, pending.move);
  }

  /** At a device that goes round: does this seat hide something that its player has not come for? */
  #privateNow(view: View): boolean {
    const hiding = this.game.secrets.hides(view, view.seat!);
    const entered = this.#entered.includes(view.seat!);
    if (!hiding) this.#entered = [];
    return hiding && !entered;
  }

  /** The refusal, with the move it answers. */
  #withMove(refusal: Refusal & { id?: string | null }): Refusal {
    if (!refusal.id || refusal.id !== this.sending?.id) return refusal;
    return { ...refusal, details: { move: this.sending.move, ...refusal.details } };
  }

  #forget(except: string[]): void {
    const kept = Object.entries(this.views).filter(([seat]) => seat === PUBLIC || except.includes(seat));
    this.views = Object.fromEntries(kept);
    this.hints.forget(except);
    if (!except.length) {
      this.pencil.forget();
      this.proposals.forget();
    }
  }
}
