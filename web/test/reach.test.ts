import { describe, expect, it, vi } from "vitest";
import { easiestBot } from "../src/bots";
import { isLoopback, originToShare, unreachable } from "../src/reach";
import { reach } from "../src/store/reach.svelte";
import type { BotInfo } from "../src/wire";

const page = (hostname: string) => ({ origin: `http://${hostname}:8983`, hostname });

describe("the address to invite people with", () => {
  it("knows the names of this machine", () => {
    for (const own of ["localhost", "127.0.0.1", "127.0.0.2", "[::1]"]) expect(isLoopback(own), own).toBe(true);
    for (const other of ["192.168.1.5", "127.example", "fog.example", "localhost.example"])
      expect(isLoopback(other), other).toBe(false);
  });

  it("is the server's, where the page's own is for this machine alone", () => {
    expect(originToShare(page("127.0.0.1"), "http://192.168.1.5:8983")).toBe("http://192.168.1.5:8983");
    expect(originToShare(page("127.0.0.1"), null)).toBe("http://127.0.0.1:8983");
  });

  it("is the page's own everywhere else: it got here by it", () => {
    expect(originToShare(page("fog.example"), "http://192.168.1.5:8983")).toBe("http://fog.example:8983");
    expect(unreachable(page("fog.example"), true)).toBe(false);
    expect(unreachable(page("localhost"), true)).toBe(true);
    expect(unreachable(page("localhost"), false)).toBe(false);
  });
});

describe("who can reach the server", () => {
  const closed = { address: null, here_only: true, may: true };
  const opened = { address: "http://192.168.1.5:8983", here_only: false };

  it("is as last told, also where an earlier answer arrives later", async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
    const loading = reach.load();
    reach.changed(opened);
    answer(Response.json(closed));
    await loading;
    expect([reach.address, reach.hereOnly, reach.may]).toEqual([opened.address, false, true]);

    const again = reach.load();
    answer(Response.json(closed));
    await again;
    expect(reach.hereOnly).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe("a bot for a first game", () => {
  const bot = (name: string, level: number | null): BotInfo => ({ name, level, line: "", boards: null });

  it("is the lowest level, never one without a level", () => {
    expect(easiestBot([bot("random", null), bot("tourist", 1), bot("cabbie", 2)])).toBe("tourist");
    expect(easiestBot([bot("random", null)])).toBeNull();
  });
});
