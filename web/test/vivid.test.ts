import { describe, expect, it } from "vitest";
import { drawnLines, offeredLines } from "../src/games/yard/vivid";

const PICTURE = `<svg><g data-layer="taxi" fill="none"><path d="M20 0L80 0" stroke="#fff" stroke-width="6"/>
<path d="M0 0L100 0" stroke="#870" stroke-width="3"/><path d="M100 0L0 100" stroke="#870" stroke-width="3"/></g>
<g data-layer="underground" fill="none"><path d="M1 1L50 60L99 1" stroke="#800" stroke-width="7" stroke-dasharray="8 8"/></g></svg>`;
const station = (n: number, x: number, y: number) => ({ n, x, y, modes: [], links: {} });

describe("the lines of a picture", () => {
  const lines = drawnLines(PICTURE);

  it("have their mode, their looks and their ends", () => {
    expect(lines.map((line) => line.mode)).toEqual(["taxi", "taxi", "taxi", "underground"]);
    expect(lines.at(-1)).toMatchObject({
      stroke: "#800",
      width: "7",
      dashes: "8 8",
      ends: [
        { x: 1, y: 1 },
        { x: 99, y: 1 },
      ],
    });
  });

  it("that a pawn can ride are those of its tickets, from its station", () => {
    const [from, to] = [station(1, 0, 0), [station(2, 100, 0)]];
    const rides = (tickets: string[]) =>
      offeredLines(lines, from, to, new Map([[2, tickets]]), 10).map((line) => line.d);
    expect(rides(["t"])).toEqual(["M0 0L100 0"]);
    expect(rides(["k"])).toEqual(["M0 0L100 0", "M1 1L50 60L99 1"]);
    expect(rides(["b"])).toEqual([]);
  });

  it("are none before the picture is there", () => {
    expect(drawnLines("")).toEqual([]);
  });
});
