import { t, type Key } from "../../text";
import type { Material } from "../../wire";
import type { Rule } from "../../game";
import { HOUSE, NUMBERS, type TwentyTable } from "./table";

/** How to play, at this table. */
export function rulesWords(table: TwentyTable, material: Material | null): Rule[] {
  const numbers = material?.numbers ?? NUMBERS.length;
  const faces = material?.die?.faces ?? null;
  const house = table.reader === HOUSE;
  const about = [
    "card",
    "pick",
    "answer",
    "die",
    ...(material?.violets === false ? [] : ["violet"]),
    "points",
    "track",
  ];
  return about.map((what) => ({
    ...(PICTURES[what] ? { picture: PICTURES[what] } : {}),
    about: t(`twenty.rules.${what}.title` as Key),
    text: [
      t(`twenty.rules.${what}` as Key, {
        numbers,
        finish: table.finish,
        points: material?.violet_points ?? "",
        questions: table.die_questions,
        faces: faces ?? "",
      }),
      ...(["card", "points"].includes(what) && !house ? [t(`twenty.rules.${what}.reader` as Key, { numbers })] : []),
      ...(what === "track" && table.suns.length && material?.violets !== false ? [t("twenty.rules.suns")] : []),
    ].join(" "),
  }));
}

/** The steps of the lesson that show what a rule is about. */
const PICTURES: Record<string, Rule["picture"]> = {
  card: { lesson: "quiz", step: 5 },
  pick: { lesson: "quiz", step: 1 },
  answer: { lesson: "quiz", step: 2 },
  die: { lesson: "quiz", step: 3 },
  violet: { lesson: "quiz", step: 4 },
};
