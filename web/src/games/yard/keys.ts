import { DIGITS, typeDigit, type Shortcut } from "../../parts/keys";
import { t, ticketName } from "../../text";
import type { Chase } from "./chase.svelte";
import { focusPicker } from "./focus";
import { RIDES } from "./moves";

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
      what: t("keys.station"),
      act: (digit) =>
        where(free() && chase.targets.length > 0, () => (chase.typed = typeDigit(chase.typed, digit, most()))),
    },
    {
      keys: ["Backspace"],
      shown: t("keys.backspace"),
      what: t("keys.digit"),
      act: () => where(chase.typed !== "", () => (chase.typed = chase.typed.slice(0, -1))),
    },
    {
      keys: ["Enter"],
      shown: t("keys.enter"),
      what: t("keys.confirm"),
      act: () =>
        where(chase.typed !== "", () => {
          chase.goToTyped();
          focusPicker();
        }),
    },
    {
      keys: RIDES,
      shown: RIDES.map((ticket) => ticket.toUpperCase()).join(" "),
      what: t("keys.tickets", { tickets: RIDES.map((ticket) => ticketName(ticket).toLowerCase()).join(", ") }),
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
      what: t("ticket.double"),
      act: () =>
        where(free() && chase.offers.double, () => {
          if (!chase.doubling) chase.double();
          requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-testid=double-confirm]")?.focus());
        }),
    },
    {
      keys: ["h"],
      shown: "H",
      what: t("keys.hint"),
      act: () =>
        where(free() && chase.mayAskHint && chase.hint === null && !chase.store.hints.waits(chase.seat!), () =>
          chase.store.askHint(chase.seat!),
        ),
    },
    { keys: ["w"], shown: "W", what: t("map.fit"), act: () => where(true, () => (chase.wholeRequests += 1)) },
    { keys: [], shown: t("keys.escape"), what: t("keys.close") },
    { keys: [], shown: "← ↑ → ↓", what: t("keys.arrows") },
    { keys: [], shown: "+ −", what: t("keys.zoom") },
  ];
}
