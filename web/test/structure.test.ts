import { describe, expect, it } from "vitest";
import { GAMES, gameNamed } from "../src/games";
import plain from "../src/games/plain/entry";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** `games/yard/table`, as imported from `games/yard/Map.svelte` by `./table`. */
function resolve(from: string, path: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "..") parts.pop();
    else if (step !== ".") parts.push(step);
  }
  return parts.join("/");
}

const imports = Object.entries(SOURCES).flatMap(([file, text]) => {
  const from = file.replace("../src/", "");
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map(([, path]) => ({ from, to: resolve(from, path!) }));
});
const folder = (path: string) => path.split("/")[0]!;
/** `yard` of `games/yard/Map.svelte`; nothing for the list of games. */
const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];
const breaking = (broken: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => broken(from, to)).map(({ from, to }) => `${from} imports ${to}`);

describe("the sources", () => {
  it("are read", () => expect(imports.length).toBeGreaterThan(300));

  it("await in functions alone: WebKit may run whatever imports such a module too early", () => {
    const awaiting = /^(?:export )?(?:(?:const|let) [^=]+= )?await\b/m;
    expect("export const answer = await ask();").toMatch(awaiting);
    expect(Object.keys(SOURCES).filter((file) => file.endsWith(".ts") && awaiting.test(SOURCES[file]!))).toEqual([]);
  });

  it("have parts that know neither pages nor games", () => {
    expect(breaking((from, to) => folder(from) === "parts" && ["pages", "games"].includes(folder(to)))).toEqual([]);
  });

  it("have games that know no other game, no page and no list of games", () => {
    const outside = (from: string, to: string) =>
      folder(to) === "pages" || (folder(to) === "games" && gameOf(to) !== gameOf(from));
    expect(breaking((from, to) => gameOf(from) !== undefined && outside(from, to))).toEqual([]);
  });

  it("reach a game through the list of games alone", () => {
    const direct = (from: string, to: string) => folder(from) !== "games" && gameOf(to) !== undefined;
    expect(breaking(direct)).toEqual([]);
    expect(
      breaking((from, to) => from === "games/index.ts" && folder(to) === "games" && !to.endsWith("/entry")),
    ).toEqual([]);
  });

  it("leave pages to the app", () => {
    const allowed = (from: string) => folder(from) === "pages" || from === "App.svelte";
    expect(breaking((from, to) => folder(to) === "pages" && !allowed(from))).toEqual([]);
  });
});

describe("the list of games", () => {
  it("has every game that has an entry", () => {
    const entries = Object.keys(SOURCES).filter((file) => file.endsWith("/entry.ts"));
    expect(entries.map((file) => file.split("/").at(-2)).sort()).toEqual([...Object.keys(GAMES), "plain"].sort());
  });

  it("gives plain screens to a game that it does not know", () => {
    expect(gameNamed("chess")).toBe(plain);
    expect(gameNamed(undefined)).toBe(plain);
    expect(gameNamed("yard")).toBe(GAMES["yard"]);
  });
});
