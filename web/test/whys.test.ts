import { describe, expect, it } from "vitest";
import { Whys } from "../src/store/whys";
import type { AskWhy, View, Why } from "../src/wire";

const view = { seat: "red", ply: 7 } as View;

describe("a question why not there", () => {
  const sent: (AskWhy & { id: string })[] = [];
  const whys = new Whys((question) => sent.push(question));
  const answer = (id: string) =>
    ({ type: "why", seat: "red", ply: 7, place: 9, code: "brand-new", text: "Because.", details: {}, id }) as Why;

  it("is answered once, by its own answer", async () => {
    const asked = whys.ask(view, 9);
    const { id, ...question } = sent.at(-1)!;
    expect(question).toEqual({ type: "why", seat: "red", ply: 7, place: 9 });
    whys.take(answer("another"));
    whys.take(answer(id));
    expect(await asked).toBe("Because.");
    expect(whys.refused({ id, code: "stale", text: "" })).toBe(false);
  });

  it("has no answer if it is refused, or the connection is lost", async () => {
    const refused = whys.ask(view, 9);
    expect(whys.refused({ id: sent.at(-1)!.id, code: "stale", text: "" })).toBe(true);
    const lost = whys.ask(view, 9);
    whys.giveUp();
    expect(await Promise.all([refused, lost])).toEqual([null, null]);
  });
});
