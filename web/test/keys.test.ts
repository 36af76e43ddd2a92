import { describe, expect, it } from "vitest";
import { DIGITS, fits, meant, typeDigit, type Pressed, type Shortcut } from "../src/parts/keys";

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const shortcut = (keys: readonly string[], ctrl = false): Shortcut => ({ keys, ctrl, shown: "", what: "" });

describe("a shortcut", () => {
  it("answers its keys, with Caps Lock too", () => {
    expect(fits(shortcut(["t"]), pressed("t"))).toBe(true);
    expect(fits(shortcut(["t"]), pressed("T"))).toBe(true);
    expect(fits(shortcut(DIGITS), pressed("7"))).toBe(true);
    expect(fits(shortcut(["t"]), pressed("b"))).toBe(false);
  });

  it("leaves keys alone that are held together with others", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey", "shiftKey"])
      expect(fits(shortcut(["t"]), pressed("t", { [held]: true }))).toBe(false);
    expect(fits(shortcut(["?"]), pressed("?", { shiftKey: true }))).toBe(true);
  });

  it("with Ctrl needs it, or ⌘", () => {
    expect(fits(shortcut(["z"], true), pressed("z"))).toBe(false);
    expect(fits(shortcut(["z"], true), pressed("z", { ctrlKey: true }))).toBe(true);
    expect(fits(shortcut(["z"], true), pressed("z", { metaKey: true }))).toBe(true);
    expect(fits(shortcut(["z"], true), pressed("z", { ctrlKey: true, shiftKey: true }))).toBe(false);
  });
});

describe("a typed number", () => {
  it("grows to the largest there is, and begins with no zero", () => {
    expect([..."0156"].reduce((typed, digit) => typeDigit(typed, digit, 199), "")).toBe("156");
    expect(typeDigit("20", "1", 199)).toBe("20");
  });

  it("is meant at once where no other begins like it", () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(meant("7", numbers)).toBe(7);
    expect(meant("1", numbers)).toBeNull();
    expect(meant("12", numbers)).toBe(12);
    expect(meant("1", [1, 2, 3])).toBe(1);
    expect(meant("4", [1, 2, 3])).toBeNull();
    expect(meant("", [])).toBeNull();
  });
});
