import { DIGITS, typeDigit, type Shortcut } from "../../parts/keys";
import { joinPlain, t, ticketName, ticketWord } from "../../text";
import type { Chase } from "./chase.svelte";
import { focusPicker } from "./focus";
import { RIDES } from "./moves";

/** Keys that go through a finished game. */
const STEPS = [
  { key: "ArrowLeft", shown: "←", what: "replay-back", to: (at: number) => at - 1 },
  { key: "ArrowRight", shown: "→", what: "replay-on", to: (at: number) => at + 1 },
  { key: "Home", shown: "Home", what: "replay-first", to: () => 0 },
  { key: "End", shown: "End", what: "replay-last", to: (_: number, last: number) => last },
] as const;

/** The keys of the chase. */
export function chaseKeys(chase: Chase): Shortcut[] {
  const free = () => chase.seat !== null && !chase.closed && chase.store.sending === null;
  const most = () => Math.max(0, ...chase.stations.keys());

  /** Does it if it can be done. */
  const where = (can: boolean, what: () => void): boolean => {
    if (can) what();
    return can;
  };

  return [
    {
      keys: DIGITS,
      shown: "0–9",
      what: t("keys-station"),
      act: (digit) =>
        where(free() && chase.targets.length > 0, () => (chase.typed = typeDigit(chase.typed, digit, most()))),
    },
    {
      keys: ["Backspace"],
      shown: t("keys-backspace"),
      what: t("keys-digit"),
      act: () => where(chase.typed !== "", () => (chase.typed = chase.typed.slice(0, -1))),
    },
    {
      keys: ["Enter"],
      shown: t("keys-enter"),
      what: t("keys-confirm"),
      act: () =>
        where(chase.typed !== "", () => {
          chase.goToTyped();
          focusPicker();
        }),
    },
    {
      keys: RIDES,
      shown: RIDES.map((ticket) => ticket.toUpperCase()).join(" "),
      what: t("keys-tickets", { tickets: joinPlain(RIDES.map(ticketWord)) }),
      act: (ticket) => {
        const typed = free() && chase.typed !== "";
        if (typed) chase.goToTyped(); // "67u" rides at once
        const fits = where(free() && chase.tickets.includes(ticket), () => {
          chase.use(ticket);
          if (chase.asks) focusPicker();
        });
        return typed || fits;
      },
    },
    {
      keys: ["d"],
      shown: "D",
      what: ticketName("double"),
      act: () =>
        where(free() && chase.offers.double, () => {
          if (!chase.doubling) chase.double();
          requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-testid=double-confirm]")?.focus());
        }),
    },
    {
      keys: ["h"],
      shown: "H",
      what: t("keys-hint"),
      act: () =>
        where(free() && chase.mayAskHint && chase.hint === null && !chase.store.hints.waits(chase.seat!), () =>
          chase.store.askHint(chase.seat!),
        ),
    },
    ...(chase.over ? STEPS : []).map(({ key, shown, what, to }) => ({
      keys: [key],
      shown,
      what: t(what),
      repeats: true,
      act: () =>
        where(chase.frames.length > 0, () => {
          const last = chase.frames.length - 1;
          chase.at = Math.min(last, Math.max(0, to(Math.min(chase.at, last), last)));
        }),
    })),
    { keys: ["w"], shown: "W", what: t("map-fit"), act: () => where(true, () => (chase.wholeRequests += 1)) },
    { keys: [], shown: t("keys-escape"), what: t("keys-close") },
    { keys: [], shown: "← ↑ → ↓", what: t("keys-arrows") },
    { keys: [], shown: "+ −", what: t("keys-zoom") },
  ];
}
