import { expect, it } from "vitest";
import types from "../src/wire.gen.ts?raw";

const script = "../wire.js";

it("has the types that follow from the server's schema: else run `make wire`", async () => {
  const { wireTypes } = (await import(script)) as { wireTypes: () => Promise<string> };
  expect(types).toBe(await wireTypes());
});
