import type { Game } from "../game";
import { mergeView } from "../merge";
import type { Room, RoomSeat, ToServer, View, You } from "../wire";

/** The public view's key. */
export const PUBLIC = "";

/** What is needed of the room here. */
export interface Around {
  readonly room: Room | null;
  readonly rights: You | null;
  readonly game: Game;
  send(message: ToServer): void;
}

/** What follows for the rest of the page. */
interface Effects {
  /** Tell the server if it can be told: nobody has asked for this. */
  tell(message: ToServer): void;
  /** Somebody looks from their seats now. */
  attached(): void;
  /** The device has passed to another side. */
  passed(): void;
  /** What only these seats may know stays; the rest is forgotten. */
  forget(except: string[]): void;
}

const same = (a: string[], b: string[]) => a.length === b.length && a.every((item) => b.includes(item));

/**
 * The seats this device looks from, and their views. At a device that both sides share, a curtain falls between them, or
 * the device goes from hand to hand.
 */
export class Gaze {
  views = $state.raw<Record<string, View>>({});
  /** On a shared device: no seat's view is on screen until a player comes through. */
  curtain = $state(false);
  /** The seats that were asked for; null: nothing was. */
  #requested: string[] | null = null;
  /** The seats whose players have come through the curtain. */
  #entered: string[] = [];

  constructor(
    private readonly around: Around,
    private readonly effects: Effects,
  ) {}

  readonly mySeats: RoomSeat[] = $derived.by(() => {
    const { room, rights } = this.around;
    const looks = (seat: string) => rights?.seats.find((own) => own.seat === seat)?.may.includes("look") ?? false;
    return room?.seats.filter((s) => looks(s.seat)) ?? [];
  });
  readonly sides = $derived([...new Set(this.mySeats.map((s) => s.side))]);
  readonly hotSeat = $derived(this.sides.length > 1);
  /** Does this device go round without a curtain? */
  readonly passedAround = $derived.by(
    () => this.hotSeat && this.around.game.secrets.passesFreely && !this.mySeats.some((s) => s.pin),
  );
  readonly attached = $derived(Object.keys(this.views).filter((seat) => seat !== PUBLIC));

  attach(seats: string[], pin?: string): void {
    this.#requested = this.#entered = seats;
    this.effects.attached();
    this.#forget(seats);
    this.around.send(pin ? { type: "attach", seats, pin } : { type: "attach", seats });
  }

  /** Pass the device to other seats; the last view stays on screen until the new one comes. */
  passTo(seats: string[]): void {
    if (same(seats, this.#requested ?? this.around.rights?.attached ?? [])) return;
    this.#requested = seats;
    this.#entered = [];
    this.effects.passed();
    this.effects.tell({ type: "attach", seats });
  }

  /** Close the curtain and forget all views at once, without waiting for the server. */
  closeCurtain(): void {
    if (this.curtain) return;
    this.curtain = true;
    this.attach([]);
    this.views = {}; // the public view too: it may be old
  }

  /** Attach all my seats of one side; on a shared device wait at the curtain. */
  attachOwnSeats(): void {
    const { room, rights } = this.around;
    if (!room || !rights) return;
    if (room.status !== "playing") {
      if (room.status === "over") this.curtain = false;
      return;
    }
    const { attached } = rights;
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

  /** Another game began, or one that was over goes on; a view of it may have come before the room said so. */
  begin(game: number, goesOn: boolean): void {
    const current = (view: View) => view.game === game && !(goesOn && view.outcome);
    this.views = Object.fromEntries(Object.entries(this.views).filter(([, view]) => current(view)));
    this.#requested = null;
  }

  /** A new connection knows nothing of what the last one asked for. */
  reconnect(): void {
    this.#requested = null;
    if (this.curtain) this.attach([]);
  }

  /** The server refused to attach. */
  refused(): void {
    this.#requested = null;
  }

  /** Keep a view that has come; false if it is not for the eyes that look now, or not whole. */
  take(view: View): boolean {
    const { seat } = view;
    if (this.passedAround && seat !== null && this.#privateNow(view)) {
      this.passTo([]);
      return false;
    }
    const late = seat !== null && view.outcome === null && !(this.#requested ?? [seat]).includes(seat);
    if (late && this.hotSeat) return false; // somebody else has the device now
    if (this.curtain && seat !== null && view.outcome === null && !this.#requested?.includes(seat)) return false;
    const key = seat ?? PUBLIC;
    const whole = mergeView(this.views[key], view);
    if (!whole) {
      // A piece of the log is missing: attaching again brings it whole.
      this.around.send({ type: "attach", seats: this.passedAround ? (this.#requested ?? []) : this.attached });
      return false;
    }
    if (seat !== null) this.curtain = false;
    if (seat !== null && this.#requested?.includes(seat)) this.#forget(this.#requested);
    this.views = { ...(this.passedAround ? {} : this.views), [key]: { ...whole, receivedAt: performance.now() } };
    return true;
  }

  /** At a device that goes round: does this seat hide something that its player has not come for? */
  #privateNow(view: View): boolean {
    const hiding = this.around.game.secrets.hides(view, view.seat!);
    const entered = this.#entered.includes(view.seat!);
    if (!hiding) this.#entered = [];
    return hiding && !entered;
  }

  #forget(except: string[]): void {
    const kept = Object.entries(this.views).filter(([seat]) => seat === PUBLIC || except.includes(seat));
    this.views = Object.fromEntries(kept);
    this.effects.forget(except);
  }
}
