import { joinAnd, joinPlain, percent, t } from "../../../text";
import type { Reason } from "../../../wire";
import { X } from "../table";

const points = (share: number) => Math.round(100 * share);

/** A percentage; a non-zero share never shows as 0 %, and one below 1 never as 100 %. */
export function odds(share: number): string {
  if (share > 0 && share < 0.005) return `<${percent(0.01)}`;
  return share >= 0.995 && share < 1 ? `>${percent(0.99)}` : percent(share);
}

/** A sentence with the likeliest stations of X; `asX` addresses X. */
export function whereWords(belief: readonly [number, number][], asX: boolean, most: number): string {
  const certain = belief.length === 1;
  const likely = belief.slice(0, most).map(([station, chance]) => (certain ? station : at(station, chance)));
  if (!likely.length) return "";
  const key = `where-${certain ? "sure" : "spoken"}${asX ? "-x" : ""}` as const;
  return t(key, { stations: joinAnd(likely) });
}

const SHORT = 3;

/** The same in one line, for a map that shows only part of the city. */
export function whereShort(belief: readonly [number, number][], asX: boolean): string {
  if (belief.length < 2) return whereWords(belief, asX, SHORT);
  const likely = belief.slice(0, SHORT).map(([station, chance]) => at(station, chance));
  const stations = joinPlain([...likely, ...(belief.length > SHORT ? ["…"] : [])]);
  return t(asX ? "where-short-x" : "where-short", { stations });
}

const at = (station: number, chance: number) => t("where-at", { station, chance: odds(chance) });

/** What a seat's side can expect: its chance to win, or X's share of the points. */
export function chanceWords(chance: number, seat: string, points: boolean): string {
  if (!points) return t("hint-chance", { chance: odds(chance) });
  return seat === X
    ? t("hint-chance-points-x", { chance: odds(chance) })
    : t("hint-chance-points", { chance: odds(1 - chance) });
}

/** Explains why the adviser's first choice has a lower chance than another; empty if it has not. */
export function alikeWords(choices: readonly { chance: number }[], seat: string, name: string): string {
  const [first, ...others] = choices.map((choice) => points(choice.chance));
  if (first === undefined || !others.some((other) => other > first)) return "";
  return seat === X ? t("hint-alike-x", { name }) : t("hint-alike");
}

const rides = (n: number) => Math.round(10 * n) / 10;

/** One reason as a sentence; empty for a kind unknown here. */
function reason(why: Reason): string {
  const station = why.station ?? "?";
  const [chance, before, after] = [why.chance ?? 0, why.before ?? 0, why.after ?? 0];
  switch (why.kind) {
    case "settled":
      return settled(why);
    case "catches":
      return chance >= 1 ? t("hint-catches-sure", { station }) : t("hint-catches", { station, chance: odds(chance) });
    case "reach":
      return t("hint-reach", { chance: odds(chance), n: why.stations ?? 0 });
    case "only":
      return t("hint-only", { chance: odds(chance) });
    case "closer":
      return t("hint-closer", { before: rides(before), after: rides(after) });
    case "shows":
      return t("hint-shows", { station });
    case "suspects":
      return after === before ? t("hint-suspects-same", { n: after }) : t("hint-suspects", { before, n: after });
    case "away":
      return t("hint-away", { seat: why.seat ?? "", n: why.rides ?? 0 });
    case "ways":
      return t("hint-ways", { n: why.stations ?? 0 });
    case "range":
      return t("hint-range", { n: why.stations ?? 0 });
    case "spends":
    case "keeps":
      return paid(why.kind, why.ticket ?? "", why.left ?? 0);
    default:
      return "";
  }
}

/** The one idea behind a move, in plain words; empty where there is none. */
export function ideaWords(facts: readonly Reason[], move: string, station: number | string): string {
  return facts
    .map((fact) => ideaSentence(fact, move, station))
    .filter(Boolean)
    .join(" ");
}

function ideaSentence(fact: Reason, move: string, station: number | string): string {
  const seat = fact.seat ?? "";
  const n = fact.pursuers ?? 0;
  switch (fact.kind) {
    case "settled":
      return settled(fact);
    case "threat":
      return n > 1
        ? t("idea-threat-many", { n, station: fact.station ?? "?" })
        : t("idea-threat", { seat, station: fact.station ?? "?" });
    case "exposed":
      if (fact.everywhere) return t("idea-exposed-everywhere", { station, n });
      return t(fact.seen ? "idea-exposed-seen" : "idea-exposed", { move, n });
    case "away":
      return (fact.rides ?? 0) > 1
        ? t("idea-away", { move, n: fact.rides ?? 0 })
        : t("idea-away-close", { move, seat });
    case "spends":
      return t("idea-double");
    case "shows":
      return t("idea-shows", { station });
    case "suspects":
      return t("idea-suspects", { move, n: fact.after ?? 0 });
    case "catches":
      return (fact.chance ?? 0) >= 1
        ? t("idea-catches-sure", { station, move })
        : t("idea-catches", { station, chance: odds(fact.chance ?? 0) });
    case "reach":
      return t("idea-reach", { move, n: fact.stations ?? 0 });
    case "closer":
      return t("idea-closer", { move });
    case "range":
      return t("idea-range", { move, n: fact.stations ?? 0 });
    default:
      return "";
  }
}

/** What the rules settle alone, whoever plays. */
const settled = (fact: Reason) =>
  t(`hint-settled-${fact.caught ? "caught" : "away"}${fact.seat === X ? "-x" : ""}` as const);

function paid(kind: "spends" | "keeps", ticket: string, n: number): string {
  if (kind === "spends") return t("hint-spends", { ticket, n });
  return ticket === "k" || ticket === "double" ? t(`hint-keeps-${ticket}`, { n }) : "";
}

export const reasons = (why: readonly Reason[]) => why.map(reason).filter(Boolean).join(" ");
