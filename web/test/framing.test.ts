import { beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/games/yard/camera.svelte";
import { bounds, choice, dangers, Framing, onView, theEnd, watched, type Scene } from "../src/games/yard/framing";
import type { YardTable } from "../src/games/yard/table";
import type { Station } from "../src/wire";

const station = (n: number): Station => ({ n, x: 10 * n, y: n, modes: ["taxi"] });
const stations = new Map([1, 2, 3, 4, 5, 50].map((n) => [n, station(n)]));
const places = (points: { x: number }[]) => points.map((p) => p.x / 10);

function scene(more: Partial<Scene> = {}, table: Partial<YardTable> = {}): Scene {
  const at: Record<string, number> = { red: 1, blue: 2, x: 50 };
  return {
    seat: "red",
    pawnChoices: 0,
    targets: [station(3), station(4)],
    stations,
    table: {
      pawns: Object.keys(at).map((seat) => ({ seat, kind: "detective", station: at[seat]!, tickets: [] })),
      windows: [],
      filled: table.windows?.length ?? 0,
      seen: null,
      ...table,
    } as unknown as YardTable,
    frames: [],
    asX: false,
    suspects: null,
    stationOf: (seat) => at[seat] ?? null,
    store: { gaze: { attached: ["red", "blue"] } },
    ...more,
  };
}

const window = (number: number) => ({ number, round: number, ticket: "t", station: 50, shown: true, double: false });

describe("what the map shows", () => {
  it("the stations in question, with the pawn that moves", () => {
    expect(places(choice(scene()))).toEqual([3, 4, 1]);
    expect(choice(scene({ targets: [] }))).toEqual([]);
  });

  it("X while he is on view, to everybody but himself", () => {
    const shown = { windows: [window(1), window(2)], seen: [2, 50] as [number, number] };
    expect(onView(scene({}, shown))).toMatchObject({ window: 2, at: { n: 50 } });
    expect(onView(scene({ asX: true }, shown))).toBeNull();
    expect(onView(scene({}, { ...shown, windows: [...shown.windows, window(3)] }))).toBeNull();
    expect(onView(scene())).toBeNull();
  });

  it("the nearest pursuers to X, and to a detective where X was seen and can be", () => {
    expect(places(dangers(scene({ seat: "x", asX: true })))).toEqual([2, 1]);
    const seen = { seen: [2, 50] as [number, number] };
    const suspects: [number, number][] = [5, 4, 2].map((n) => [n, 1]);
    expect(places(dangers(scene({ suspects }, seen)))).toEqual([50, 2, 4]);
    expect(dangers(scene())).toEqual([]);
  });

  it("one's own pawns beside him when there is nothing to choose, and all of them to a spectator", () => {
    expect(places(watched(scene()))).toEqual([1, 2]);
    expect(places(watched(scene({ store: { gaze: { attached: [] } } })))).toEqual([1, 2, 50]);
  });

  it("the whole of X's way and every pawn at the end", () => {
    const at = new Map([
      ["red", 1],
      ["x", 5],
    ]);
    const last = { ply: 9, round: 2, at, path: [3, 4, 5], windows: 2 };
    expect(places(theEnd(scene({ frames: [last] })))).toEqual([3, 4, 5, 1]);
    expect(bounds(theEnd(scene({ frames: [last] })))).toEqual({ x: 10, y: 1, width: 40, height: 4 });
  });
});

describe("where the map goes by itself", () => {
  const far = { windows: [window(1)], seen: [1, 50] as [number, number] };
  let camera: Camera;
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    camera = new Camera();
    camera.resize(120, 120);
    camera.world({ x: 0, y: 0, width: 600, height: 600 });
    camera.fit(false);
  });
  const at = (seat: string) => ({ x: 3, red: 5, blue: 50 })[seat] ?? null;
  const sees = (n: number) => camera.sees({ x: 10 * n, y: n, width: 0, height: 0 }, 0);

  it("to X when he shows himself, together with the choice", () => {
    const framing = new Framing(scene({}, far), camera, () => 14);
    framing.follow();
    expect([50, 4, 3, 1].every(sees)).toBe(true);
    framing.frame();
    expect(sees(50)).toBe(true);
  });

  it("to the nearest pursuer together with X's choice, as long as numbers can be read", () => {
    camera.resize(400, 400);
    const framing = new Framing(
      scene({ seat: "x", asX: true, targets: [station(4)], stationOf: at }),
      camera,
      () => 14,
    );
    framing.follow();
    expect([3, 4, 5].every(sees)).toBe(true);
    expect(camera.scale).toBeGreaterThanOrEqual(framing.legible);
    expect(sees(50)).toBe(false);
  });

  it("with everything drawn in the size that it needs there", () => {
    const framing = new Framing(scene(), camera, () => 14);
    const before = camera.rested;
    framing.follow();
    expect(camera.rested).toBeGreaterThan(before);
    expect(camera.rested).toBe(camera.scale);
  });

  it("close to one place, and it stays there until that is over", () => {
    const last = { ply: 9, round: 2, at: new Map([["red", 50]]), path: [1, 50], windows: 2 };
    const framing = new Framing(scene({ frames: [last] }), camera, () => 14);
    framing.lookClosely(station(4));
    camera.resize(120, 90);
    framing.frame();
    expect(camera.scale).toBeGreaterThan(2);
    expect(sees(4)).toBe(true);
    framing.lookClosely(null);
    expect([1, 50].every(sees)).toBe(true);
  });

  it("back to the choice once somebody has taken the map, or a pawn, in hand", () => {
    const now = scene({}, far);
    const framing = new Framing(now, camera, () => 14);
    framing.follow();
    framing.nearer();
    expect(sees(50)).toBe(false);
    expect([3, 4, 1].every(sees)).toBe(true);
    framing.frame();
    expect(sees(50)).toBe(false);
    framing.follow();
    Object.assign(now, { pawnChoices: 1, targets: [station(2), station(3)] });
    framing.follow();
    expect(sees(50)).toBe(false);
  });
});
