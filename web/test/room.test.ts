import { beforeEach, describe, expect, it, vi } from "vitest";
import { RoomStore } from "../src/store/room.svelte";
import { roomOrigin } from "../src/store/origin";
import type { FromServer, Mark, Proposal, Room, RoomSeat, SeatRight, ToServer, View, You } from "../src/wire";
import middle from "./fixtures/middle-2017.json";
import over from "./fixtures/over-2017.json";
import twenty from "./fixtures/twenty-middle.json";

const seat = (name: string, side: number, holders: string[], more: Partial<RoomSeat> = {}): RoomSeat => ({
  seat: name,
  side,
  holders,
  bot: null,
  shared: false,
  pin: false,
  name: "",
  players: holders,
  away: false,
  ...more,
});

const PLAYER: SeatRight[] = ["look", "play"];

/** What the server says of my rights: these seats of mine, and whatever else a test needs. */
const you = (seats: string[] | Record<string, SeatRight[]>, more: Partial<You> = {}): You => ({
  type: "you",
  person: "me",
  attached: [],
  side: null,
  may: [],
  seats: (Array.isArray(seats) ? seats.map((seat) => [seat, PLAYER] as const) : Object.entries(seats)).map(
    ([seat, may]) => ({ seat, may, captain: null }),
  ),
  people: [],
  requests: [],
  banned: [],
  ...more,
});

const REFUSED = (id: string): FromServer => ({ type: "error", id, code: "not-host", text: "", details: {} });

function room(seats: RoomSeat[], more: Partial<Room> = {}): Room {
  return {
    type: "room",
    room: "r",
    code: "KQZM",
    edition: "yard/police-2017",
    title: "",
    options: {},
    settings: { suspects: true, pace: 1, decide: "any", series: false },
    status: "playing",
    game: 1,
    host: "me",
    commitment: null,
    people: [],
    seats,
    captains: [],
    bots_at_start: 0,
    claim: null,
    series: null,
    unseen: null,
    started_by: null,
    finished: null,
    undo: null,
    taken_back: 0,
    ...more,
  };
}

const view = (of: unknown, more: Partial<View> = {}): View => ({ ...(of as View), ...more });

describe("a room", () => {
  let store: RoomStore;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network in tests")));
    store = new RoomStore(roomOrigin("r"));
  });

  /** I play these seats, all of side 1, and look from them. */
  function playing(...names: string[]) {
    store.receive(room(names.map((name) => seat(name, 1, ["me"]))));
    store.receive(you(names, { attached: names }));
  }

  it("begins with the first pawn when someone else looks, not with the one chosen before", () => {
    playing("red", "blue");
    for (const name of ["red", "blue"]) store.receive(view(middle["None"], { seat: name, moves: ["t1"] }));
    store.choose("blue");
    expect(store.selected).toBe("blue");
    store.gaze.attach(["red", "blue"]);
    expect(store.selected).toBe("red");
  });

  it("says whether a request was done", async () => {
    expect(await store.request({ type: "leave" })).toBe(false); // there is no connection yet
    expect(store.refusal?.code).toBe("offline");
    vi.spyOn(store, "send").mockImplementation((message) => {
      store.receive(message.type === "leave" ? { type: "done", id: message.id! } : REFUSED(message.id!));
    });
    store.forgetRefusal();
    expect(await store.request({ type: "leave" })).toBe(true);
    expect(await store.request({ type: "host", do: "close" })).toBe(false);
  });

  it("looks from the seats that the server lets me look from", () => {
    const send = vi.spyOn(store, "send");
    store.receive(room(["x", "red", "bobby1", "bobby2"].map((name, n) => seat(name, Math.min(n, 1), []))));
    store.receive(you({ red: ["look", "play"], bobby1: ["look", "propose"], bobby2: ["sit"] }));
    expect(store.gaze.mySeats.map((s) => s.seat)).toEqual(["red", "bobby1"]);
    expect(send).toHaveBeenCalledWith({ type: "attach", seats: ["red", "bobby1"] });
    expect(store.gaze.hotSeat).toBe(false);
    expect(store.gaze.curtain).toBe(false);
  });

  it("may do what the server says, and nothing else", () => {
    playing("red", "blue");
    store.receive(view(middle.red, { seat: "red", moves: ["t1"] }));
    expect(store.acting).toEqual(["red"]);
    const seats = [{ seat: "red", may: ["look" as const], captain: "bob" }];
    store.receive(you([], { seats, attached: ["red"], may: ["kick"] }));
    expect(store.acting).toEqual([]);
    expect(store.captain).toBe("bob");
    expect([store.may("kick"), store.may("close")]).toEqual([true, false]);
    store.receive(you({ red: ["look", "propose"] }, { attached: ["red"] }));
    expect(store.acting).toEqual(["red"]);
    expect(store.maySeat("red", "propose")).toBe(true);
  });

  it("offers the moves of the seat that is chosen", () => {
    playing("red", "blue");
    store.receive(view(middle.red, { seat: "red", moves: ["t1"] }));
    store.receive(view(middle.red, { seat: "blue", moves: ["t2"] }));
    expect(store.selected).toBe("red");
    store.choose("blue");
    expect(store.view?.moves).toEqual(["t2"]);
    store.receive(view(middle.red, { seat: "blue", moves: [] }));
    expect(store.selected).toBe("red");
  });

  it("waits for the answer to a move, whether yes or no", () => {
    playing("red");
    store.receive(view(middle.red, { moves: ["t1"] }));
    store.play("red", "t1");
    const first = store.sending!;
    expect(first.ply).toBe((middle.red as unknown as View).ply);
    store.receive(view(middle.red));
    expect(store.sending).toBe(first);
    store.receive({ type: "done", id: first.id });
    expect(store.sending).toBeNull();
    store.play("red", "t1");
    store.receive({ type: "error", code: "stale", text: "", details: {}, id: store.sending!.id });
    expect(store.sending).toBeNull();
    expect(store.refusal?.code).toBe("stale");
  });

  it("on a shared device shows nobody's view until somebody comes through the curtain", () => {
    const both = [seat("x", 0, ["me"]), seat("red", 1, ["me"])];
    store.receive(room(both));
    store.receive(you(["x", "red"]));
    expect(store.gaze.curtain).toBe(true);
    store.gaze.attach(["x"]);
    store.receive(view(middle.x));
    expect(store.gaze.curtain).toBe(false);
    expect(store.view?.seat).toBe("x");

    store.gaze.closeCurtain();
    expect(store.gaze.views["x"]).toBeUndefined();
    store.receive(view(middle.x)); // was on its way
    expect(store.gaze.curtain).toBe(true);
    expect(store.gaze.views["x"]).toBeUndefined();

    store.receive(room(both, { status: "over" }));
    store.receive(view(over.None));
    expect(store.gaze.curtain).toBe(false);
    expect(store.view?.outcome).not.toBeNull();
  });

  it("stays behind the curtain after a wrong pin", () => {
    const both = [seat("x", 0, ["me"], { pin: true }), seat("red", 1, ["me"])];
    store.receive(room(both));
    store.receive(you(["x", "red"]));
    store.gaze.attach(["x"], "9999");
    store.receive({ type: "error", code: "pin", text: "", details: {} });
    store.receive(view(middle.x));
    expect(store.gaze.curtain).toBe(true);
    expect(store.gaze.attached).toEqual([]);
  });

  it("starts anew with a new game", () => {
    playing("red");
    store.receive(view(over.red));
    store.receive(room([seat("red", 1, ["me"])], { game: 2, status: "lobby" }));
    expect(store.view).toBeNull();
  });

  it("closes a game that goes on after its end, with the curtain at a shared device", () => {
    const seats = [seat("x", 0, ["me"]), seat("red", 1, ["me"])];
    store.receive(room(seats, { status: "over" }));
    store.receive(you(["x", "red"], { attached: ["red"] }));
    store.receive(view(over["None"], { seat: "red", game: 1 }));
    expect(store.view?.outcome).toBeTruthy();
    store.receive(room(seats, { status: "playing", started_by: "someone" }));
    store.receive(you(["x", "red"]));
    expect(store.view).toBeNull();
    expect(store.gaze.curtain).toBe(true);
    expect(store.takenAlong).toBeNull();
  });

  it("does not let the answer to one stroke undo the next", () => {
    const send = vi.spyOn(store, "send");
    const ring = (a: number) => ({ kind: "ring", a, colour: 0 }) as const;
    const sent = (n: number) => send.mock.calls[n]![0] as unknown as { marks: Mark[]; id: string };
    const answer = (n: number) => {
      store.receive({ type: "mark", marks: sent(n).marks });
      store.receive({ type: "done", id: sent(n).id });
    };
    store.pencil.draw([ring(1)]);
    store.pencil.draw([ring(1), ring(2)]);
    answer(0);
    expect(store.pencil.marks).toHaveLength(2);
    answer(1);
    store.receive({ type: "mark", marks: [] }); // somebody else's
    expect(store.pencil.marks).toEqual([]);
    store.pencil.draw([ring(3)]);
    store.receive({ type: "error", code: "too-fast", text: "", details: {}, id: sent(2).id });
    expect(store.pencil.marks).toEqual([]);
  });

  it("keeps what is said in order, once", () => {
    const said = (n: number) =>
      ({ type: "said", n, person: "p", name: "P", to: "all", side: null, game: 1, text: String(n), at: 0 }) as const;
    for (const n of [1, 3, 2, 3]) store.receive(said(n));
    expect(store.said.map((s) => s.n)).toEqual([1, 2, 3]);
  });

  it("keeps the newest proposal of a seat until the game moves on", () => {
    const proposal: Proposal = {
      type: "proposal",
      seat: "red",
      ply: 3,
      move: "t58",
      by: "bob",
      proposer: "bob",
      agreed: ["bob"],
      waiting: ["me"],
    };
    playing("red");
    store.receive(proposal);
    store.receive({ ...proposal, move: "t59" });
    expect(store.proposals.open.map((p) => p.move)).toEqual(["t59"]);
    store.receive({ ...proposal, move: null });
    expect(store.proposals.open).toEqual([]);
    expect(store.proposals.withdrawn?.by).toBe("bob");
    store.receive(proposal);
    store.receive(view(middle.red, { ply: 4, from: 0 }));
    expect(store.proposals.open).toEqual([]);
  });

  it("says nothing of a hint that the next move has overtaken", () => {
    const sent: ToServer[] = [];
    vi.spyOn(store, "send").mockImplementation((message) => void sent.push(message));
    playing("red");
    store.receive(view(middle.red));
    store.askHint("red");
    const { id, type } = sent.at(-1)!;
    expect(type).toBe("hint");
    store.receive(view(middle.red, { ply: middle.red.ply + 1 }));
    store.receive({ type: "error", code: "stale", text: "", details: {}, id: id! });
    expect(store.refusal).toBeNull();
    store.receive({ type: "error", code: "stale", text: "", details: {}, id: "a move of mine" });
    expect(store.refusal?.code).toBe("stale");
  });

  describe("at a device that goes from hand to hand", () => {
    const reader = "p3"; // of the fixture's card
    const three = ["p1", "p2", "p3"].map((name, side) => seat(name, side, ["me"]));
    beforeEach(() => {
      store.receive(room(three, { edition: "twenty/classic-1993" }));
      store.receive(you(["p1", "p2", "p3"]));
    });

    it("needs no curtain to begin with, unless a seat is locked", () => {
      expect(store.gaze.passedAround).toBe(true);
      expect(store.gaze.curtain).toBe(false);
      store.receive(room([three[0]!, { ...three[1]!, pin: true }], { edition: "twenty/classic-1993" }));
      store.receive(you(["p1", "p2"]));
      expect(store.gaze.passedAround).toBe(false);
      expect(store.gaze.curtain).toBe(true);
    });

    it("shows one seat at a time", () => {
      store.receive(view(twenty["None"]));
      store.gaze.passTo(["p1"]);
      expect(store.view?.seat).toBeNull(); // until the new view comes
      store.receive(view(twenty["p1"]));
      expect(Object.keys(store.gaze.views)).toEqual(["p1"]);
    });

    it("never shows the reader's card to whoever has not come through the curtain", () => {
      store.receive(view(twenty["p1"]));
      store.receive(view(twenty[reader]));
      expect(store.gaze.attached).toEqual(["p1"]);
      store.gaze.closeCurtain();
      store.gaze.attach([reader]);
      store.receive(view(twenty[reader]));
      expect(store.view?.seat).toBe(reader);
      expect(store.gaze.curtain).toBe(false);
    });

    it("lets a seat cut in once it has the device, if it still may", () => {
      store.receive(view(twenty["p1"]));
      store.playAs("p2", "buzz");
      expect(store.pendingPlay).not.toBeNull();
      store.receive(view(twenty["p2"], { moves: ["buzz"] }));
      expect(store.pendingPlay).toBeNull();
      expect(store.sending?.move).toBe("buzz");
      store.receive({ type: "error", code: "stale", text: "", details: {}, id: store.sending!.id });
      expect(store.sending).toBeNull();
      expect(store.refusal?.details?.["move"]).toBe("buzz");
      store.playAs("p1", "buzz");
      store.receive(view(twenty["p1"], { moves: [] }));
      expect(store.sending).toBeNull();
    });
  });
});
