/** What each sound is made of. Data only: `synth.ts` plays it. */

export interface Voice {
  /** a tone of this shape, or noise through a filter */
  wave: OscillatorType | "noise";
  /** in hertz: of the tone, or of the filter */
  from: number;
  /** glides there; else it stays */
  to?: number;
  /** in seconds */
  at?: number;
  long: number;
  /** from 0 to 1 */
  loud: number;
}

export interface Score {
  voices: Voice[];
  /** milliseconds on, off, on … for a phone's motor */
  buzz?: number[];
}

const tone = (from: number, at: number, long: number, loud: number, wave: OscillatorType = "sine"): Voice => ({
  wave,
  from,
  at,
  long,
  loud,
});

export const SCORES = {
  // Two light knocks, as of a door.
  taxi: {
    voices: [
      { wave: "triangle", from: 520, to: 390, long: 0.09, loud: 0.4 },
      { wave: "triangle", from: 620, to: 480, at: 0.1, long: 0.12, loud: 0.35 },
    ],
  },
  // Brakes that let off air, and a low step.
  bus: {
    voices: [
      { wave: "triangle", from: 190, to: 150, long: 0.26, loud: 0.5 },
      { wave: "noise", from: 1800, to: 700, at: 0.08, long: 0.24, loud: 0.14 },
    ],
  },
  // A train rushes by.
  underground: {
    voices: [
      { wave: "noise", from: 180, to: 900, long: 0.24, loud: 0.3 },
      { wave: "noise", from: 900, to: 140, at: 0.22, long: 0.32, loud: 0.3 },
      { wave: "sine", from: 82, to: 62, long: 0.5, loud: 0.5 },
    ],
  },
  // A horn over water, from afar.
  boat: {
    voices: [tone(147, 0, 0.5, 0.4, "triangle"), tone(220, 0.02, 0.5, 0.22), tone(148.5, 0, 0.5, 0.25)],
  },
  // A coat closes.
  black: {
    voices: [
      { wave: "noise", from: 2400, to: 260, long: 0.3, loud: 0.2 },
      { wave: "sine", from: 170, to: 85, long: 0.38, loud: 0.45 },
    ],
  },
  // The fog parts: a chord opens from below.
  reveal: {
    voices: [
      { wave: "noise", from: 300, to: 2600, long: 0.45, loud: 0.1 },
      tone(294, 0, 0.3, 0.3, "triangle"),
      tone(440, 0.1, 0.32, 0.3, "triangle"),
      tone(698, 0.2, 0.38, 0.32, "triangle"),
    ],
    buzz: [35, 50, 70],
  },
  // A lock: two hard clicks, then a settled fifth.
  capture: {
    voices: [
      { wave: "noise", from: 3200, long: 0.03, loud: 0.35 },
      { wave: "noise", from: 2600, at: 0.09, long: 0.04, loud: 0.4 },
      tone(196, 0.13, 0.45, 0.42, "triangle"),
      tone(294, 0.13, 0.45, 0.3, "triangle"),
    ],
    buzz: [60, 40, 140],
  },
  // Light feet up a stair.
  escape: {
    voices: [
      tone(392, 0, 0.14, 0.3, "triangle"),
      tone(523, 0.1, 0.14, 0.3, "triangle"),
      tone(659, 0.2, 0.14, 0.3, "triangle"),
      tone(784, 0.3, 0.28, 0.34, "triangle"),
    ],
    buzz: [30, 40, 30, 40, 30],
  },
  turn: {
    voices: [tone(660, 0, 0.18, 0.3), tone(880, 0.12, 0.3, 0.3)],
    buzz: [40],
  },
  refusal: {
    voices: [tone(208, 0, 0.1, 0.4, "triangle"), tone(185, 0.11, 0.16, 0.4, "triangle")],
    buzz: [20, 40, 20],
  },
  buzz: {
    voices: [tone(233, 0, 0.3, 0.13, "sawtooth"), tone(236, 0, 0.3, 0.13, "sawtooth")],
    buzz: [90],
  },
  // It falls, and lies still.
  die: {
    voices: [0, 0.09, 0.16, 0.22, 0.26].map((at, i) => ({
      wave: "noise" as const,
      from: 1500 + 320 * (i % 3),
      at,
      long: 0.035,
      loud: 0.4 - 0.05 * i,
    })),
    buzz: [12, 60, 12, 40, 12],
  },
  right: {
    voices: [tone(523, 0, 0.16, 0.3, "triangle"), tone(659, 0.09, 0.18, 0.3, "triangle"), tone(1047, 0.18, 0.34, 0.26)],
    buzz: [30, 30, 60],
  },
  wrong: {
    voices: [
      { wave: "triangle", from: 330, to: 300, long: 0.16, loud: 0.35 },
      { wave: "triangle", from: 247, to: 208, at: 0.16, long: 0.28, loud: 0.35 },
    ],
    buzz: [70],
  },
  // A clue is read.
  clue: {
    voices: [{ wave: "noise", from: 3200, to: 1400, long: 0.1, loud: 0.08 }, tone(659, 0.05, 0.2, 0.2)],
    buzz: [15],
  },
  // A page is full.
  filled: {
    voices: [
      { wave: "noise", from: 3600, to: 1500, long: 0.12, loud: 0.1 },
      tone(587, 0.06, 0.18, 0.24),
      tone(740, 0.16, 0.18, 0.24),
      tone(880, 0.26, 0.3, 0.24),
    ],
    buzz: [25],
  },
} satisfies Record<string, Score>;

/** The seconds until the last voice is silent. */
export const length = (score: Score): number => Math.max(...score.voices.map((voice) => (voice.at ?? 0) + voice.long));
