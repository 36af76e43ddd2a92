import { refusalOf, roomSource } from "../api";
import { gameNamed } from "../games";
import { freshId } from "../ids";
import type { Person } from "../person";
import type { Online } from "../socket";
import { catalogue } from "./catalogue.svelte";
import { Gaze, PUBLIC } from "./gaze.svelte";
import { Hints } from "./hints.svelte";
import { RoomMaterial } from "./material.svelte";
import { Pencil } from "./pencil.svelte";
import { Proposals } from "./proposals.svelte";
import { reach } from "./reach.svelte";
import { Requests } from "./requests";
import { Whys } from "./whys";
import type { Link, Origin } from "./origin";
import type {
  FromServer,
  Material,
  PersonRight,
  SentPlay,
  Proposal,
  Refusal,
  Room,
  Said,
  RoomRight,
  SeatRight,
  SettingValue,
  ToServer,
  View,
  Whereabouts,
  You,
} from "../wire";

/** Everything one page knows about one room. */
export class RoomStore {
  room = $state.raw<Room | null>(null);
  /** What is mine alone: the seats I look from, and everything I may do here. */
  rights = $state.raw<You | null>(null);
  said = $state.raw<Said[]>([]);
  readonly pencil = new Pencil((message) => this.send(message));
  readonly proposals = new Proposals();
  readonly hints = new Hints((request) => this.send(request));
  readonly #whys = new Whys((question) => this.send(question));
  /** Where X probably is, as the server last said; it is no secret. */
  whereabouts = $state.raw<Whereabouts | null>(null);
  #following = false;
  #visible = true;
  online = $state<Online>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  sending = $state.raw<SentPlay | null>(null);
  /** Made by one click: the game starts at once, and the lobby is never seen. */
  autostart = $state(false);
  #started = false;
  #chosen = $state<string | null>(null);
  #connection: Link | null = null;
  /** this connection has heard of its room */
  #heard = false;
  readonly #material: RoomMaterial;
  readonly #requests = new Requests();
  /** the page has gone; late answers must change nothing */
  #closed = false;

  readonly game = $derived.by(() => gameNamed(catalogue.screens(this.room?.edition ?? "")));
  /** My id, as the server names people. */
  readonly you = $derived(this.rights?.person ?? "");
  /** The seats this device looks from, and what they see. */
  readonly gaze: Gaze = new Gaze(this, {
    tell: (message) => void this.#connection?.send(message),
    attached: () => (this.#chosen = null), // whoever looks now begins with their first pawn, not where someone left off
    passed: () => this.pencil.forget(), // the server sends those of the new side
    forget: (except) => {
      this.hints.forget(except);
      if (except.length) return;
      this.pencil.forget();
      this.proposals.forget();
    },
  });
  readonly acting = $derived(
    this.gaze.attached.filter(
      (seat) => this.#hasMoves(seat) && (this.maySeat(seat, "play") || this.maySeat(seat, "propose")),
    ),
  );
  /** Does the table wait for a seat of mine? (Some moves are possible out of turn.) */
  readonly due = $derived(this.acting.some((seat) => this.gaze.views[seat]?.turn.includes(seat)));
  /** The person who moves for my side now, if that is not me. */
  readonly captain = $derived.by(() => {
    const due = this.gaze.attached.find((seat) => this.#hasMoves(seat));
    return this.rights?.seats.find((own) => own.seat === due)?.captain ?? null;
  });
  readonly selected = $derived(
    this.#chosen !== null && this.acting.includes(this.#chosen) ? this.#chosen : (this.acting[0] ?? null),
  );
  /** The view on screen: the selected seat's, else any of mine, else the public one. */
  readonly view: View | null = $derived(
    this.gaze.views[this.selected ?? this.gaze.attached[0] ?? PUBLIC] ?? this.gaze.views[PUBLIC] ?? null,
  );
  readonly side = $derived(this.room?.seats.find((s) => s.seat === this.gaze.attached[0])?.side ?? null);

  /** A move that waits for the view of its seat. */
  pendingPlay = $state.raw<{ seat: string; move: string } | null>(null);

  /** Where its messages come from: a room, or an exercise. */
  constructor(private readonly origin: Origin) {
    this.#material = new RoomMaterial(origin);
  }

  get material(): Material | null {
    return this.#material.current;
  }

  /** Where the server has the record and the analysis of this game. */
  get source(): string {
    return roomSource(this.room?.room ?? "");
  }

  /** A finished game at its own address: nobody plays, talks or waits here. */
  readonly archived: boolean = false;

  /** The id of the finished game, if this person played in it and may share it. */
  get shareable(): string | null {
    return this.gaze.mySeats.length ? (this.room?.finished ?? null) : null;
  }

  /** Who has started the new game that this person was taken along to. */
  takenAlong = $state<string | null>(null);

  async open(): Promise<void> {
    if (this.#closed) return;
    let link: Link;
    try {
      link = await this.origin.connect({
        message: (message) => this.receive(message),
        online: (state) => this.#changed(state),
      });
    } catch (problem) {
      this.refusal = refusalOf(problem);
      if (this.refusal.code === "offline") setTimeout(() => void this.open(), 1500);
      return;
    }
    if (this.#closed) return;
    this.refusal = null;
    this.#connection = link;
    link.open();
  }

  close(): void {
    this.#closed = true;
    this.#material.close();
    this.#connection?.close();
  }

  wake(): void {
    this.#connection?.wake();
  }

  /** The page is in sight, or not: somebody who does not see it gets a notice of their turn, if they want any. */
  look(visible: boolean): void {
    this.#visible = visible;
    this.#connection?.send({ type: "visible", yes: visible });
  }

  /** Take the room over from another window, or come back after being away. */
  reopen(): void {
    this.#connection?.close();
    void this.open();
  }

  /** The tab that was last open, for the screen of the next game. */
  tab: string | null = null;

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
    const view = this.gaze.views[seat];
    if (!view || this.sending) return;
    this.sending = { type: "play", seat, ply: view.ply, line: view.line ?? 0, move, id: freshId() };
    this.send(this.sending);
  }

  /** Take back my last move, or ask the others whether I may. */
  undo(): void {
    if (this.view) this.send({ type: "undo", ply: this.view.ply });
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
    return (this.gaze.views[seat]?.moves.length ?? 0) > 0;
  }

  nameOf(person: string): string {
    return this.room?.people.find((p) => p.person === person)?.name ?? "";
  }

  /** Someone at this table, as a badge shows them. */
  personOf(person: string): Person {
    return { id: person, name: this.nameOf(person) };
  }

  choose(seat: string): void {
    this.#chosen = seat;
  }

  /** Ask for a hint for a seat of mine. */
  askHint(seat: string): void {
    const view = this.gaze.views[seat];
    if (view) this.hints.ask(view);
  }

  /** Why a seat of mine cannot go to a place, in words; null if nobody can say. */
  async askWhy(seat: string, place: number): Promise<string | null> {
    const view = this.gaze.views[seat];
    return view && this.online === "online" ? this.#whys.ask(view, place) : null;
  }

  /** Start or stop following where X probably is. */
  followWhereabouts(yes: boolean): void {
    if (this.online !== "online" || yes === this.#following) return;
    this.#following = yes;
    this.whereabouts = null;
    this.#connection?.send({ type: "whereabouts", yes });
  }

  /** Play a move for another seat at this device, as soon as its view allows it. */
  playAs(seat: string, move: string): void {
    if (this.gaze.views[seat]) return this.play(seat, move);
    this.pendingPlay = { seat, move };
    this.gaze.passTo([seat]);
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
        return this.#settle();
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
      case "why":
        return this.#whys.take(message);
      case "whereabouts":
        this.whereabouts = message;
        return;
      case "reach":
        return reach.changed(message);
      case "done":
        return this.#answered(message.id, true);
      case "error":
        if (this.hints.refused(message) || this.#whys.refused(message)) return;
        this.refusal = this.#withMove(message);
        this.pendingPlay = null;
        this.autostart = false;
        this.#answered(message.id, false);
        if (message.code === "pin" || message.code === "side") this.gaze.refused();
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
    this.#whys.giveUp();
    if (state === "online") {
      this.#heard = false;
      if (!this.#visible) this.look(false);
      this.pencil.forget(); // the server sends what there is
      this.proposals.forget();
      this.pendingPlay = null;
      this.#following = false; // each connection asks anew
      this.hints.forget(); // their answers may be lost
      this.gaze.reconnect();
    }
    if (state === "stranger") void this.open();
  }

  #room(room: Room): void {
    // Once the room knows this socket: a change before is in the answer, a later one comes as a message.
    if (!this.#heard) reach.load().catch(() => undefined);
    this.#heard = true;
    const before = this.room;
    this.room = room;
    const begins = before?.status === "over" && room.status === "playing";
    if (before && (before.game !== room.game || begins)) {
      // A practice game may also go on after its end.
      const rematch = begins && before.game !== room.game && (room.series?.heat ?? 1) === 1;
      this.takenAlong = rematch && room.started_by !== this.you ? (room.started_by ?? null) : null;
      this.gaze.begin(room.game, begins);
      this.pencil.forget();
      this.proposals.forget();
      this.sending = null;
      this.#chosen = null;
    }
    if (!this.archived) this.#material.follow(room);
    this.#settle();
  }

  /** Room and rights are known: start a game made by one click, and look from my seats. */
  #settle(): void {
    if (!this.room || !this.rights) return;
    this.#start(this.room);
    this.gaze.attachOwnSeats();
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
    if (!this.gaze.take(view)) return;
    const pending = this.pendingPlay;
    if (pending === null || view.seat !== pending.seat) return;
    this.pendingPlay = null;
    if (view.moves.includes(pending.move)) this.play(pending.seat, pending.move);
  }

  /** The refusal, with the move it answers. */
  #withMove(refusal: Refusal & { id?: string | null }): Refusal {
    if (!refusal.id || refusal.id !== this.sending?.id) return refusal;
    return { ...refusal, details: { move: this.sending.move, ...refusal.details } };
  }
}
