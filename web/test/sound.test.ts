import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { length, SCORES, type Score } from "../src/parts/sound/scores";
import { prefs } from "../src/store/prefs.svelte";

const scores = Object.entries(SCORES) as [string, Score][];

describe("the sounds", () => {
  it("are those that the games need", () => {
    expect(Object.keys(SCORES).sort()).toEqual(
      "taxi bus underground boat black reveal capture escape turn refusal buzz die right wrong clue filled"
        .split(" ")
        .sort(),
    );
  });

  it.each(scores)("%s is short and quiet", (_name, score) => {
    expect(length(score)).toBeLessThan(0.6);
    for (const voice of score.voices) expect(voice.loud).toBeLessThanOrEqual(0.5);
    expect((score.buzz ?? []).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(600);
  });

  it("differ from each other", () => {
    expect(new Set(scores.map(([, score]) => JSON.stringify(score.voices))).size).toBe(scores.length);
  });
});

describe("playing a sound", () => {
  const made: string[] = [];
  const param = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const node = () => ({
    frequency: param,
    gain: param,
    type: "",
    connect: (next: unknown) => next,
    disconnect: vi.fn(),
    stop: vi.fn(),
    start: () => made.push("voice"),
  });
  class FakeContext {
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    createOscillator = node;
    createGain = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = () => ({ sampleRate: 100, getChannelData: () => new Float32Array(50) });
    resume = () => Promise.resolve();
    constructor() {
      made.push("context");
    }
  }
  const vibrate = vi.fn();
  const settled = () => vi.dynamicImportSettled();

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("AudioContext", FakeContext);
    vi.stubGlobal("navigator", { vibrate });
    made.length = 0;
    vibrate.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("does nothing before the first gesture", async () => {
    const { play } = await import("../src/parts/sound");
    play("turn");
    await settled();
    expect(made).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("is heard and felt after it, in one context", async () => {
    const { gesture, play } = await import("../src/parts/sound");
    gesture();
    expect(made).toEqual(["context"]);
    play("turn");
    await settled();
    play("taxi");
    await settled();
    await vi.waitFor(() => expect(made.filter((what) => what === "voice")).toHaveLength(4));
    expect(made.filter((what) => what === "context")).toHaveLength(1);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(SCORES.turn.buzz);
  });

  it("does nothing where it is switched off", async () => {
    const { gesture, play } = await import("../src/parts/sound");
    const { prefs: own } = await import("../src/store/prefs.svelte");
    own.setSound(false);
    gesture();
    play("turn");
    await settled();
    expect(made).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("is on until somebody switches it off", () => expect(prefs.sound).toBe(true));
});
