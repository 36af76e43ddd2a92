import { describe, expect, it } from "vitest";
import notation from "../../docs/notation.md?raw";
import protocol from "../../docs/protocol.md?raw";
import { language } from "../src/store/language.svelte";
import { figure, inRow, joinAnd, percent, refusalText, t } from "../src/text";
import types from "../src/texts.gen.ts?raw";

const KEYS = [...types.matchAll(/^ {2}"([\w-]+)":/gm)].map((found) => found[1]!);

function serverCodes(): string[] {
  const table = protocol.split("| code | when |")[1]!.split("\n\n")[0]!;
  return [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map((found) => found[1]!);
}

/** Refusals that a page can meet; those of records, proofs and maps stay in the terminal. */
const MET = ["BadNotation", "IllegalMove", "StaleMove", "BadOption", "BadDeck"];

function ruleCodes(): string[] {
  const refusals = notation.split("## Refusals")[1]!.split("\n## ")[0]!;
  const rows = refusals.split("\n").filter((line) => MET.some((name) => line.startsWith(`| \`${name}\``)));
  const codes = rows.flatMap((row) => [...row.split("|")[2]!.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!));
  return codes.filter((code) => code !== "findings");
}

const CODES = new Set([...serverCodes(), ...ruleCodes()]);
/** Refusals that the page itself makes. */
const OWN = ["offline", "unexpected"];

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const source = Object.entries(SOURCES)
  .filter(([file]) => !file.includes(".gen."))
  .map(([, text]) => text)
  .join("\n");
/** Sentences that the server names: `Said("why-here", …)`. What lessons, puzzles and pictures say, it says itself. */
const PYTHON = import.meta.glob<string>(
  ["../../fogbound/**/*.py", "!../../fogbound/{cli,lessons,puzzles}/**", "!**/map/*.py", "!**/poster.py"],
  { query: "?raw", import: "default", eager: true },
);
/** Refusals whose words are in the catalogues alone: `worded("now-begun")`. */
const ALL = import.meta.glob<string>("../../fogbound/**/*.py", { query: "?raw", import: "default", eager: true });
const asked = (sources: Record<string, string>, by: RegExp) =>
  [...Object.values(sources).join("\n").matchAll(by)].map((found) => found[1]!);
const said = [...asked(PYTHON, /\bSaid\(\s*"([\w-]+)"/g), ...asked(ALL, /\bworded\(\s*"([\w-]+)"/g)];
const literals = new Set([...source.matchAll(/["'`]([a-z][\w-]*-[\w-]+)["'`]/g)].map((found) => found[1]!));
/** `twenty-rules-${what}-title`, as a pattern; it must begin with words, or it would fit everything. */
const patterns = [...source.matchAll(/`([a-z]+-(?:[^`$]|\$\{[^}]*\})*)`/g)]
  .filter((found) => found[1]!.includes("${"))
  .map((found) => new RegExp(`^${found[1]!.replaceAll(/\$\{[^}]*\}/g, ".+")}$`));
/** A text may be an edition's or a game's own: `create-how-device-text-yard-compact-2015`. */
const shared = (key: string) => key.replace(/-(yard|twenty)(-[a-z]+-\d+)?$/, "");
/** Texts that are part of others: `{ seat-name }`. */
const ENGLISH = import.meta.glob<string>("../../fogbound/languages/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const parts = new Set(
  [
    ...Object.values(ENGLISH)
      .join("\n")
      .matchAll(/\{ ([a-z][\w-]*) \}/g),
  ].map((found) => found[1]!),
);
const named = (key: string) =>
  literals.has(key) || parts.has(key) || said.includes(key) || patterns.some((pattern) => pattern.test(key));

describe("the catalogue", () => {
  it("finds the codes in the docs", () => {
    expect(serverCodes().length).toBeGreaterThan(10);
    expect(ruleCodes().length).toBeGreaterThan(30);
  });

  it.each([...CODES])("has a text for %s", (code) => expect(KEYS).toContain(`error-${code}`));

  it("has no text for a refusal that no page meets", () => {
    const codes = KEYS.flatMap((key) => /^error-([a-z-]+)$/.exec(key)?.[1] ?? []);
    const met = (code: string) => CODES.has(code) || CODES.has(code.replace(/-move$/, "")) || OWN.includes(code);
    expect(codes.filter((code) => !met(code))).toEqual([]);
  });

  it("has no text that nothing asks for", () => {
    const keys = KEYS.filter((key) => !key.startsWith("error-") && key !== "language-name");
    expect(keys.filter((key) => !named(key) && !named(shared(key)))).toEqual([]);
  });

  it("has every sentence that the server names", () => {
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it("fills in and counts", () => {
    expect(t("room-left", { n: 1 })).toBe("1 round left");
    expect(t("room-left", { n: 3 })).toBe("3 rounds left");
    expect(t("move-confirm", { ticket: "t", station: 58 })).toBe("Taxi to 58");
  });

  it("writes lists and shares as the language does", () => {
    expect(joinAnd(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben, and Cleo");
    expect(percent(0.314)).toBe("31%");
  });

  it("puts sentences in a row, with one sign at the end of each", () => {
    expect(inRow("Do you know it?", "")).toBe("Do you know it?");
    expect(inRow("Vous avez trouvé\u202f?", "Tapez une réponse.")).toBe("Vous avez trouvé\u202f? Tapez une réponse.");
    expect(inRow("Tap a number", "Card 2 is a place")).toBe("Tap a number. Card 2 is a place.");
  });

  it("writes a minus, not a hyphen, and counts as ever", () => {
    expect(t("score-points", { n: -1 })).toBe("\u22121 point so far");
    expect(t("score-points", { n: -3 })).toBe("\u22123 points so far");
    expect(figure(-1234)).toBe("\u22121,234");
    expect(figure(7)).toBe("7");
  });

  it("names a pawn by its id, and one that it does not know by that, with a capital", () => {
    expect(t("move-title", { seat: "x", station: 13 })).toBe("Mister X to 13");
    expect(t("move-title", { seat: "white", station: 13 })).toBe("White to 13");
    expect(language.tag).toBe("en");
  });

  it("falls back to the server's English for a code it does not know", () => {
    expect(refusalText({ code: "brand-new", text: "Something new." })).toBe("Something new.");
    expect(refusalText({ code: "no-ticket", text: "red has no bus ticket left." })).toBe(t("error-no-ticket"));
  });

  it("says a refusal with its facts, and without them what the code means", () => {
    const details = { said: "why-no-tickets", seat: "red", station: 58, target: 77, tickets: ["t", "b"] };
    expect(refusalText({ code: "no-ticket", text: "", details })).toBe(
      "Only taxi or bus goes from 58 to 77, and Red has no such ticket left.",
    );
    const partly = { said: "why-no-tickets", seat: "red" };
    expect(refusalText({ code: "no-ticket", text: "", details: partly })).toBe(t("error-no-ticket"));
    expect(refusalText({ code: "taken", text: "", details: { move: "pick3" } })).toBe(t("error-taken-move"));
  });
});
