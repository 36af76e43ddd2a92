import { describe, expect, it } from "vitest";
import notation from "../../docs/notation.md?raw";
import protocol from "../../docs/protocol.md?raw";
import { english, refusalText, t } from "../src/text";

function serverCodes(): string[] {
  const table = protocol.split("| code | when |")[1]!.split("\n\n")[0]!;
  return [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map((found) => found[1]!);
}

function ruleCodes(): string[] {
  const refusals = notation.split("## Refusals")[1]!.split("\n## ")[0]!;
  const rows = refusals.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => [...row.split("|")[2]!.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!));
}

describe("the catalogue", () => {
  it("finds the codes in the docs", () => {
    expect(serverCodes().length).toBeGreaterThan(10);
    expect(ruleCodes().length).toBeGreaterThan(30);
  });

  it.each([...new Set([...serverCodes(), ...ruleCodes()])].filter((code) => code !== "findings"))(
    "has a text for %s",
    (code) => expect(english).toHaveProperty([`error.${code}`]),
  );

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
