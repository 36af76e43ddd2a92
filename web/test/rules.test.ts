import { describe, expect, it } from "vitest";
import { gameNamed } from "../src/games";
import type { TwentyTable } from "../src/games/twenty/table";
import { rulesWords } from "../src/games/yard/rules";
import type { YardTable } from "../src/games/yard/table";
import type { Material } from "../src/wire";
import over1983 from "./fixtures/over-1983.json";
import twenty from "./fixtures/twenty-middle.json";

const material = (edition: string, opening: unknown): Material => ({
  edition,
  title: "",
  game: edition.split("/")[0]!,
  sides: [],
  heats: false,
  opening,
});
const whole = (lines: { text: string }[]) => lines.map((line) => line.text).join(" ");

describe("how to play, before a game has begun", () => {
  it("is what its table will say, options included", () => {
    const edition = "yard/classic-1983";
    const table = over1983.None.table as unknown as YardTable;
    const tables: Record<string, string>[] = [{}, { voluntary_reveal: "true" }];
    for (const options of tables)
      expect(gameNamed("yard").rules(material(edition, table), options)).toEqual(
        rulesWords({ edition, options }, table),
      );
  });

  it("tells of a reader where people read, and not where the house does", () => {
    const table = twenty.None.table as unknown as TwentyTable;
    const rulesFor = (reader: string) =>
      whole(gameNamed("twenty").rules(material("twenty/classic-1993", { ...table, reader }), {}));
    expect(rulesFor("p1")).toContain("each card has a new reader");
    expect(rulesFor("house")).not.toContain("each card has a new reader");
  });

  it("is nothing in a game that nobody has put into words", () => {
    expect(gameNamed("chess").rules(material("chess/1851", {}), {})).toEqual([]);
  });
});
