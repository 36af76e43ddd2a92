import { DIGITS, meant, typeDigit, type Shortcut } from "../../parts/keys";
import { t } from "../../text";
import type { Twenty } from "./twenty.svelte";

/** The keys of 20 Questions. */
export function twentyKeys(twenty: Twenty): Shortcut[] {
  const idle = () => twenty.store.sending === null && twenty.store.pendingPlay === null;
  const choose = (number: number) => {
    twenty.typed = "";
    twenty.pick(number);
    return true;
  };

  return [
    {
      keys: DIGITS,
      shown: "0–9",
      what: t("keys-number"),
      act: (digit) => {
        if (!idle() || !twenty.picks.size) return false;
        twenty.typed = typeDigit(twenty.typed, digit, Math.max(...twenty.picks));
        const number = meant(twenty.typed, twenty.picks);
        return number === null || choose(number);
      },
    },
    {
      keys: ["Enter"],
      shown: t("keys-enter"),
      what: t("keys-number-take"),
      act: () => twenty.typed !== "" && idle() && choose(Number(twenty.typed)),
    },
    {
      keys: ["Backspace", "Escape"],
      shown: t("keys-backspace"),
      what: t("keys-digit"),
      act: (key) => {
        const typed = twenty.typed;
        twenty.typed = key === "escape" ? "" : typed.slice(0, -1);
        return typed !== "";
      },
    },
    {
      keys: [" ", "b"],
      shown: t("keys-buzz"),
      what: t("twenty-buzz"),
      // Around one device, a key says nothing of who pressed it.
      act: () => {
        const [seat, ...more] = twenty.buzzers;
        if (seat === undefined || more.length || !idle()) return false;
        twenty.buzz(seat);
        return true;
      },
    },
  ];
}
