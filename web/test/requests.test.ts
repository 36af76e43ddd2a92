import { describe, expect, it } from "vitest";
import { Requests } from "../src/store/requests";

describe("requests", () => {
  it("are done when the server says so, each by its own id", async () => {
    const requests = new Requests();
    const [first, second] = [requests.add(), requests.add()];
    requests.answer(second.id, false);
    requests.answer(first.id, true);
    expect([await first.done, await second.done]).toEqual([true, false]);
  });

  it("are not done when the connection breaks", async () => {
    const requests = new Requests();
    const { id, done } = requests.add();
    requests.giveUp();
    requests.answer(id, true); // too late
    expect(await done).toBe(false);
  });
});
