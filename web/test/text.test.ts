import { describe, expect, it } from "vitest";
import notation from "../../docs/notation.md?raw";
import protocol from "../../docs/protocol.md?raw";
import { english, refusalText, t } from "../src/text";

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
  .filter(([file]) => !file.includes("/en/"))
  .map(([, text]) => text)
  .join("\n");
const literals = new Set([...source.matchAll(/["'`]([a-z][\w.-]*\.[\w./-]+)["'`]/g)].map((found) => found[1]!));
/** `twenty.rules.${what}.title`, as a pattern; it must begin with words, or it would fit everything. */
const patterns = [...source.matchAll(/`([a-z]+\.(?:[^`$]|\$\{[^}]*\})*)`/g)]
  .filter((found) => found[1]!.includes("${"))
  .map((found) => new RegExp(`^${found[1]!.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, ".+")}$`));
/** A text may be an edition's or a game's own: `create.how.device.text.yard/compact-2015`. */
const shared = (key: string) => key.replace(/\.(yard|twenty)(\/[\w-]+)?$/, "");
const named = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));

describe("the catalogue", () => {
  it("finds the codes in the docs", () => {
    expect(serverCodes().length).toBeGreaterThan(10);
    expect(ruleCodes().length).toBeGreaterThan(30);
  });

  it.each([...CODES])("has a text for %s", (code) => expect(english).toHaveProperty([`error.${code}`]));

  it("has no text for a refusal that no page meets", () => {
    const codes = Object.keys(english).flatMap((key) => /^error\.([a-z-]+)/.exec(key)?.[1] ?? []);
    expect(codes.filter((code) => !CODES.has(code) && !OWN.includes(code))).toEqual([]);
  });

  it("has no text that nothing asks for", () => {
    const keys = Object.keys(english).filter((key) => !key.startsWith("error."));
    expect(keys.filter((key) => !named(key) && !named(shared(key)))).toEqual([]);
  });

  it("fills in and counts", () => {
    expect(t("room.left", { n: 1 })).toBe("1 round left");
    expect(t("room.left", { n: 3 })).toBe("3 rounds left");
    expect(t("move.confirm", { ticket: "Taxi", station: 58 })).toBe("Taxi to 58");
  });

  it("falls back to the server's English for a code it does not know", () => {
    expect(refusalText({ code: "brand-new", text: "Something new." })).toBe("Something new.");
    expect(refusalText({ code: "no-ticket", text: "red has no bus ticket left." })).toBe(t("error.no-ticket"));
  });
});
