import { editionText } from "../../editions";
import { joinAnd, t, textOr } from "../../text";
import type { Rule } from "../../game";
import { pawnOf, windowCount, X, type YardTable } from "./table";

/** How to play, with this table's own numbers. */
export function rulesWords(room: Chosen, table: YardTable): Rule[] {
  const parts = table.x_open ? open(room, table) : hidden(room, table);
  return parts.map(([what, texts]) => ({
    about: textOr(`yard-rules-${what}-title`, what),
    text: texts.filter(Boolean).join(" "),
    ...(PICTURES[what] ? { picture: PICTURES[what] } : {}),
  }));
}

/** The steps of lessons that show what a rule is about. */
const PICTURES: Record<string, Rule["picture"]> = {
  round: { lesson: "mister-x", step: 3 },
  ride: { lesson: "mister-x", step: 1 },
  tickets: { lesson: "detective", step: 2 },
  police: { lesson: "detective", step: 5 },
  fog: { lesson: "detective", step: 4 },
  black: { lesson: "mister-x", step: 6 },
  double: { lesson: "mister-x", step: 7 },
  end: { lesson: "detective", step: 1 },
  turn: { lesson: "compact", step: 1 },
  points: { lesson: "compact", step: 2 },
  vanish: { lesson: "compact", step: 3 },
  heat: { lesson: "compact", step: 4 },
};

/** The edition and its options. */
export interface Chosen {
  edition: string;
  options: Record<string, string>;
}

type Parts = [string, string[]][];

const chosen = (room: Chosen, option: string) => room.options[option] ?? "";

/** Editions where X is out of sight. */
function hidden(room: Chosen, table: YardTable): Parts {
  const police = table.pawns.some((pawn) => pawn.kind === "police");
  const endless = ["", "unlimited"].includes(chosen(room, "x_ticket_accounting"));
  const showing = chosen(room, "voluntary_reveal") === "true";
  const doubles = pawnOf(table, X)?.tickets.some(([ticket]) => ticket === "double");
  // A short game ends before some of them.
  const reveals = table.reveals.filter((move) => move <= windowCount(table));
  return [
    ["round", [t("yard-rules-round"), editionText("yard-rules-order", room.edition, "")]],
    ["ride", [t("yard-rules-ride")]],
    [
      "tickets",
      [
        t(table.pooled ? "yard-rules-tickets-pool" : "yard-rules-tickets"),
        endless ? t("yard-rules-tickets-x") : t("yard-rules-tickets-x-counted"),
      ],
    ],
    ...(police ? ([["police", [t("yard-rules-police")]]] as Parts) : []),
    ["fog", [t("yard-rules-fog"), reveals.length ? t("yard-rules-fog-seen", { n: joinAnd(reveals) }) : ""]],
    ["black", [t("yard-rules-black")]],
    ...(doubles ? ([["double", [t("yard-rules-double")]]] as Parts) : []),
    ...(showing ? ([["show", [t("yard-rules-show")]]] as Parts) : []),
    [
      "end",
      [
        t("yard-rules-end"),
        t(chosen(room, "stuck_counts_police") === "true" && police ? "yard-rules-end-police" : "yard-rules-end-x", {
          n: table.max_rounds ?? 0,
        }),
      ],
    ],
  ];
}

/** The compact game: X is in sight and runs for points. */
function open(room: Chosen, table: YardTable): Parts {
  const prices = (table.score?.prices ?? []).map(([ticket, n]) => t("ticket-price", { ticket, n }));
  const boats = chosen(room, "boat_rides") === "per_ticket" ? "yard-rules-vanish-boats" : "yard-rules-vanish-boat";
  const several = Number(chosen(room, "x_black") || 1) > 1;
  return [
    ["heats", [t("yard-rules-heats")]],
    ["start", [t("yard-rules-start")]],
    ["turn", [t("yard-rules-turn"), t("yard-rules-branch")]],
    ["points", [t("yard-rules-points", { prices: joinAnd(prices) }), t("yard-rules-points-x")]],
    [
      "vanish",
      [
        t(several ? "yard-rules-vanish-some" : "yard-rules-vanish", {
          n: Number(chosen(room, "x_black")),
          price: table.score?.black_price ?? 0,
        }),
        t(boats),
      ],
    ],
    [
      "heat",
      [
        t("yard-rules-heat"),
        t(chosen(room, "stuck_leftovers") === "kept" ? "yard-rules-stuck-kept" : "yard-rules-stuck"),
      ],
    ],
  ];
}
