import { beforeEach, describe, expect, it, vi } from "vitest";
import { RoomStore } from "../src/store/room.svelte";
import type { Mark, Proposal, Room, SeatInfo, View } from "../src/wire";
import middle from "./fixtures/middle-2017.json";
import over from "./fixtures/over-2017.json";
import twenty from "./fixtures/twenty-middle.json";

const seat = (name: string, side: number, holders: string[], more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  side,
  holders,
  bot: null,
  shared: false,
  pin: false,
  name: "",
  ...more,
});

function room(seats: SeatInfo[], more: Partial<Room> = {}): Room {
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
    you: "me",
    host: "me",
    commitment: null,
    people: [],
    seats,
    attached: [],
    requests: [],
    captains: [],
    banned: [],
    claim: null,
    series: null,
    fresh: null,
    ...more,
  };
}

const view = (of: unknown, more: Partial<View> = {}): View => ({ ...(of as View), ...more });

describe("a room", () => {
  let store: RoomStore;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network in tests")));
    store = new RoomStore("r");
  });

  it("counts shared seats of my side as mine, unless a bot plays them", () => {
    const shared = { shared: true };
    store.take(
      room([
        seat("x", 0, ["you"]),
        seat("red", 1, ["me"]),
        seat("bobby1", 1, [], shared),
        seat("bobby2", 1, [], { ...shared, bot: "greedy" }),
      ]),
    );
    expect(store.mine.map((s) => s.seat)).toEqual(["red", "bobby1"]);
    expect(store.hotSeat).toBe(false);
    expect(store.curtain).toBe(false);
  });

  it("offers the moves of the seat that is chosen", () => {
    store.take(room([seat("red", 1, ["me"]), seat("blue", 1, ["me"])], { attached: ["red", "blue"] }));
    store.take(view(middle.red, { seat: "red", moves: ["t1"] }));
    store.take(view(middle.red, { seat: "blue", moves: ["t2"] }));
    expect(store.selected).toBe("red");
    store.choose("blue");
    expect(store.view?.moves).toEqual(["t2"]);
    store.take(view(middle.red, { seat: "blue", moves: [] }));
    expect(store.selected).toBe("red");
  });

  it("waits for the answer to a move, whether yes or no", () => {
    store.take(room([seat("red", 1, ["me"])], { attached: ["red"] }));
    store.take(view(middle.red, { moves: ["t1"] }));
    store.play("red", "t1");
    const first = store.sending!;
    expect(first.ply).toBe((middle.red as unknown as View).ply);
    store.take(view(middle.red));
    expect(store.sending).toBe(first);
    store.take(view(middle.red, { id: first.id }));
    expect(store.sending).toBeNull();
    store.play("red", "t1");
    store.take({ type: "error", code: "stale", text: "", id: store.sending!.id });
    expect(store.sending).toBeNull();
    expect(store.refusal?.code).toBe("stale");
  });

  it("on a shared device shows nobody's view until somebody comes through the curtain", () => {
    const both = [seat("x", 0, ["me"]), seat("red", 1, ["me"])];
    store.take(room(both));
    expect(store.curtain).toBe(true);
    store.attach(["x"]);
    store.take(view(middle.x));
    expect(store.curtain).toBe(false);
    expect(store.view?.seat).toBe("x");

    store.closeCurtain();
    expect(store.views["x"]).toBeUndefined();
    store.take(view(middle.x)); // was on its way
    expect(store.curtain).toBe(true);
    expect(store.views["x"]).toBeUndefined();

    store.take(room(both, { status: "over" }));
    store.take(view(over.None));
    expect(store.curtain).toBe(false);
    expect(store.view?.outcome).not.toBeNull();
  });

  it("stays behind the curtain after a wrong pin", () => {
    const both = [seat("x", 0, ["me"], { pin: true }), seat("red", 1, ["me"])];
    store.take(room(both));
    store.attach(["x"], "9999");
    store.take({ type: "error", code: "pin", text: "" });
    store.take(view(middle.x));
    expect(store.curtain).toBe(true);
    expect(store.attached).toEqual([]);
  });

  it("starts anew with a new game", () => {
    store.take(room([seat("red", 1, ["me"])], { attached: ["red"] }));
    store.take(view(over.red));
    store.take(room([seat("red", 1, ["me"])], { game: 2, status: "lobby" }));
    expect(store.view).toBeNull();
  });

  it("does not let the answer to one stroke undo the next", () => {
    const send = vi.spyOn(store, "send");
    const ring = (a: number) => ({ kind: "ring", a, colour: 0 }) as const;
    const answer = (n: number) => {
      const sent = send.mock.calls[n]![0] as unknown as { marks: Mark[]; id: string };
      store.take({ type: "mark", marks: sent.marks, by: "me", id: sent.id });
    };
    store.draw([ring(1)]);
    store.draw([ring(1), ring(2)]);
    answer(0);
    expect(store.marks).toHaveLength(2);
    answer(1);
    store.take({ type: "mark", marks: [], by: "you" });
    expect(store.marks).toEqual([]);
  });

  it("keeps what is said in order, once", () => {
    const said = (n: number) =>
      ({ type: "said", n, person: "p", name: "P", to: "all", text: String(n), at: 0 }) as const;
    for (const n of [1, 3, 2, 3]) store.take(said(n));
    expect(store.said.map((s) => s.n)).toEqual([1, 2, 3]);
  });

  it("keeps the newest proposal of a seat until the game moves on", () => {
    const proposal: Proposal = {
      type: "proposal",
      seat: "red",
      ply: 3,
      move: "t58",
      by: "bob",
      agreed: ["bob"],
      waiting: ["me"],
    };
    store.take(room([seat("red", 1, ["me"])]));
    store.take(proposal);
    store.take({ ...proposal, move: "t59" });
    expect(store.proposals.map((p) => p.move)).toEqual(["t59"]);
    store.take({ ...proposal, move: null });
    expect(store.proposals).toEqual([]);
    expect(store.withdrawn?.by).toBe("bob");
    store.take(proposal);
    store.take(view(middle.red, { ply: 4, from: 0 }));
    expect(store.proposals).toEqual([]);
  });

  it("says nothing of a hint that the next move has overtaken", () => {
    const sent: { type: string; id?: string }[] = [];
    vi.spyOn(store, "send").mockImplementation((message) => void sent.push(message));
    store.take(room([seat("red", 1, ["me"])], { attached: ["red"] }));
    store.take(view(middle.red));
    store.askHint("red");
    const { id, type } = sent.at(-1)!;
    expect(type).toBe("hint");
    store.take(view(middle.red, { ply: middle.red.ply + 1 }));
    store.take({ type: "error", code: "stale", text: "", id: id! });
    expect(store.refusal).toBeNull();
    store.take({ type: "error", code: "stale", text: "", id: "a move of mine" });
    expect(store.refusal?.code).toBe("stale");
  });

  describe("at a device that goes from hand to hand", () => {
    const reader = "p3"; // of the fixture's card
    const three = ["p1", "p2", "p3"].map((name, side) => seat(name, side, ["me"]));
    const shared = (attached: string[] = []) => room(three, { edition: "twenty/classic-1993", attached });
    beforeEach(() => store.take(shared()));

    it("needs no curtain to begin with, unless a seat is locked", () => {
      expect(store.handed).toBe(true);
      expect(store.curtain).toBe(false);
      store.take(room([three[0]!, { ...three[1]!, pin: true }], { edition: "twenty/classic-1993" }));
      expect(store.handed).toBe(false);
      expect(store.curtain).toBe(true);
    });

    it("shows one seat at a time", () => {
      store.take(view(twenty["None"]));
      store.hand(["p1"]);
      expect(store.view?.seat).toBeNull(); // until the new view comes
      store.take(view(twenty["p1"]));
      expect(Object.keys(store.views)).toEqual(["p1"]);
    });

    it("never shows the reader's card to whoever has not come through the curtain", () => {
      store.take(view(twenty["p1"]));
      store.take(view(twenty[reader]));
      expect(store.attached).toEqual(["p1"]);
      store.closeCurtain();
      store.attach([reader]);
      store.take(view(twenty[reader]));
      expect(store.view?.seat).toBe(reader);
      expect(store.curtain).toBe(false);
    });

    it("lets a seat cut in once it has the device, if it still may", () => {
      store.take(view(twenty["p1"]));
      store.reach("p2", "buzz");
      expect(store.reaching).not.toBeNull();
      store.take(view(twenty["p2"], { moves: ["buzz"] }));
      expect(store.reaching).toBeNull();
      expect(store.sending?.move).toBe("buzz");
      store.take({ type: "error", code: "stale", text: "", id: store.sending!.id });
      expect(store.sending).toBeNull();
      expect(store.refusal?.details?.["move"]).toBe("buzz");
      store.reach("p1", "buzz");
      store.take(view(twenty["p1"], { moves: [] }));
      expect(store.sending).toBeNull();
    });
  });
});
