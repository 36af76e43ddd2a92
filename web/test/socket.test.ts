import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Online, type SocketLike } from "../src/socket";
import type { FromServer, SentPlay } from "../src/wire";

class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readyState = 0;
  sent: { type: string; id?: string }[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}

const play = (id: string): SentPlay => ({ type: "play", seat: "red", ply: 4, move: "t58", id });

describe("a connection", () => {
  let states: Online[];
  let heard: FromServer[];
  let connection: Connection;
  const latest = () => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    heard = [];
    connection = new Connection(
      "ws://here/socket",
      { message: (message) => heard.push(message), online: (state) => states.push(state) },
      (address) => new FakeSocket(address),
    );
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("says which of its attempts to connect each is", () => {
    latest().accept();
    latest().drop();
    vi.advanceTimersByTime(600);
    const said = FakeSocket.all.map((socket) => new URL(socket.address));
    expect(said.map((one) => [one.pathname, one.searchParams.get("n")])).toEqual([
      ["/socket", "1"],
      ["/socket", "2"],
    ]);
    expect(new Set(said.map((one) => one.searchParams.get("page"))).size).toBe(1);
  });

  it("comes back after a loss, waiting longer each time", () => {
    latest().accept();
    latest().drop();
    expect(states.at(-1)).toBe("offline");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    latest().drop();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(3);
    latest().accept();
    expect(states.at(-1)).toBe("online");
  });

  it("sends unanswered moves again, with the same id, until they are answered", () => {
    latest().accept();
    connection.send(play("a"));
    latest().drop();
    vi.advanceTimersByTime(1000);
    latest().accept();
    expect(latest().sent).toEqual([play("a")]);
    latest().say({ type: "view", id: "a", seat: "red" });
    latest().drop();
    vi.advanceTimersByTime(1000);
    latest().accept();
    expect(latest().sent).toEqual([]);
  });

  it("counts a refusal as an answer", () => {
    latest().accept();
    connection.send(play("b"));
    latest().say({ type: "error", code: "stale", text: "", id: "b" });
    expect(connection.unanswered).toEqual([]);
  });

  it("keeps a move made while offline, and nothing else", () => {
    expect(connection.send(play("c"))).toBe(false);
    expect(connection.send({ type: "say", text: "hello", to: "all" })).toBe(false);
    latest().accept();
    expect(latest().sent).toEqual([play("c")]);
  });

  it("notices a silent line", () => {
    latest().accept();
    vi.advanceTimersByTime(20_000);
    expect(latest().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(6_000);
    expect(states.at(-1)).toBe("offline");
  });

  it("asks soon whether the server is there when a move gets no answer", () => {
    latest().accept();
    connection.send(play("d"));
    vi.advanceTimersByTime(1_900);
    expect(latest().sent).toEqual([play("d")]);
    vi.advanceTimersByTime(200);
    expect(latest().sent).toEqual([play("d"), { type: "ping" }]);
    vi.advanceTimersByTime(6_000);
    expect(states.at(-1)).toBe("offline");
    vi.advanceTimersByTime(600);
    latest().accept();
    vi.advanceTimersByTime(2_100);
    expect(latest().sent).toEqual([play("d"), { type: "ping" }]);
  });

  it("does not ask after a move that was answered", () => {
    latest().accept();
    connection.send(play("e"));
    latest().say({ type: "view", id: "e", seat: "red" });
    vi.advanceTimersByTime(10_000);
    expect(latest().sent).toEqual([play("e")]);
  });

  it("does not wait forever for a handshake", () => {
    vi.advanceTimersByTime(6_000);
    expect(states.at(-1)).toBe("offline");
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is content with a pong", () => {
    latest().accept();
    vi.advanceTimersByTime(20_000);
    latest().say({ type: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("online");
  });

  it("tries at once when the device wakes up", () => {
    latest().accept();
    latest().drop();
    connection.wake();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    [4000, "closed"],
    [4001, "elsewhere"],
    [4003, "stranger"],
  ])("stays away after %i", (code, state) => {
    latest().accept();
    latest().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe(state);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
