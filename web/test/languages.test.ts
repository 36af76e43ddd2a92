import { describe, expect, it } from "vitest";
import { localeOf, preferred } from "../src/store/language.svelte";
import types from "../src/texts.gen.ts?raw";

interface Catalogue {
  languages: () => string[];
  entries: (tag: string) => Map<string, unknown>;
  messages: (found: Map<string, unknown>) => string[];
  parametersOf: (found: Map<string, unknown>, id: string) => Map<string, string>;
}
// Scripts for Node: they have no types.
const CATALOGUE = "../languages/catalogue.js";
const TYPES = "../languages/types.js";
const { languages, entries, messages, parametersOf } = (await import(CATALOGUE)) as Catalogue;
const { textTypes } = (await import(TYPES)) as { textTypes: () => Promise<string> };

const english = entries("en");
const shape = (found: Map<string, unknown>) =>
  messages(found).map((id) => `${id}(${[...parametersOf(found, id).keys()].sort().join(", ")})`);

it("has the types that follow from the catalogues: else run `make texts`", async () => {
  expect(types).toBe(await textTypes());
});

describe.each(languages())("the catalogue %s", (tag) => {
  const found = entries(tag);

  it("has the texts of English and no others", () => {
    expect(messages(found).sort()).toEqual(messages(english).sort());
  });

  it("asks for nothing that English does not ask for", () => {
    for (const id of messages(found).filter((one) => english.has(one))) {
      const asked = [...parametersOf(found, id).keys()];
      expect({ id, asked: asked.filter((name) => !parametersOf(english, id).has(name)) }).toEqual({ id, asked: [] });
    }
  });

  it("leaves nothing out that English says", () => {
    const missing = messages(found).filter((id) =>
      [...(english.has(id) ? parametersOf(english, id).keys() : [])].some((name) => !parametersOf(found, id).has(name)),
    );
    expect(missing).toEqual([]);
  });
});

describe("the language of a page", () => {
  it("is the first that the browser asks for and that there is", () => {
    expect(preferred(["tlh", "en-GB", "fr"])).toBe("en");
    expect(preferred(["tlh"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  it("writes numbers and dates as in the reader's country", () => {
    expect(localeOf("en", ["de-AT", "en-GB", "en"])).toBe("en-GB");
    expect(localeOf("fr", ["de-AT"])).toBe("fr");
  });
});

it("knows the shape of a text", () => expect(shape(english)).toContain("ply-take(seat, ticket)"));
