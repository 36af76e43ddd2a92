import { CLOSED, ELSEWHERE, STRANGER, type FromServer, type SentPlay, type ToServer } from "./wire";

export type Online = "connecting" | "online" | "offline" | "closed" | "elsewhere" | "stranger";

/** The part of WebSocket that we use; tests pass their own. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(data: string): void;
  close(code?: number): void;
  readonly readyState: number;
}

export interface Listener {
  message(message: FromServer): void;
  online(state: Online): void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 6000;
const ANSWER_SOON = 2000;

/**
 * A connection to a room that reconnects by itself. It keeps moves until the server has answered and sends them again,
 * with the same id, after each reconnect. All other messages are sent only while online.
 */
export class Connection {
  #socket: SocketLike | null = null;
  #unanswered = new Map<string, SentPlay>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  // An attempt that we have given up may still reach the server: by this it knows that there is a later one.
  readonly #page = Math.random().toString(36).slice(2);
  #attempts = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly make: (address: string) => SocketLike = (address) =>
      new WebSocket(address) as unknown as SocketLike,
  ) {}

  open(): void {
    this.#ended = false;
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#quiet();
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Call this when the network or the page wakes up: it reconnects at once, and checks a socket that slept. */
  wake(): void {
    if (this.#ended) return;
    if (this.#socket?.readyState === OPEN) this.#ping();
    else if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  }

  send(message: ToServer): boolean {
    if (message.type === "play" && message.id) this.#unanswered.set(message.id, { ...message, id: message.id });
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.type === "play") this.#doubtSoon();
    return true;
  }

  get unanswered(): SentPlay[] {
    return [...this.#unanswered.values()];
  }

  #connect(): void {
    this.listener.online("connecting");
    this.#attempts += 1;
    const mark = this.address.includes("?") ? "&" : "?";
    const socket = this.make(`${this.address}${mark}page=${this.#page}&n=${this.#attempts}`);
    this.#socket = socket;
    // Without this, a handshake without an answer would hang for minutes.
    this.#expectAnswer();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#answered();
      this.#wait = FIRST_WAIT;
      this.listener.online("online");
      for (const play of this.#unanswered.values()) socket.send(JSON.stringify(play));
      if (this.#unanswered.size) this.#doubtSoon();
      this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #take(text: string): void {
    this.#answered();
    const message = JSON.parse(text) as FromServer;
    if ("id" in message && message.id) this.#unanswered.delete(message.id);
    this.listener.message(message);
  }

  #ping(): void {
    this.send({ type: "ping" });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    this.#silence ??= setTimeout(() => {
      this.#drop();
      this.#lost(1006);
    }, ANSWER_WITHIN);
  }

  /** Somebody waits for their move: if nothing comes, we ask whether the server is there, sooner than usual. */
  #doubtSoon(): void {
    this.#doubt ??= setTimeout(() => this.#ping(), ANSWER_SOON);
  }

  #answered(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#doubt);
    this.#silence = this.#doubt = undefined;
  }

  #lost(code: number): void {
    this.#quiet();
    this.#socket = null;
    if (this.#ended) return;
    const final = { [CLOSED]: "closed", [ELSEWHERE]: "elsewhere", [STRANGER]: "stranger" } as const;
    if (code in final) {
      this.#ended = true;
      this.listener.online(final[code as keyof typeof final]);
      return;
    }
    this.listener.online("offline");
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #quiet(): void {
    clearInterval(this.#pinger);
    this.#answered();
  }
}
