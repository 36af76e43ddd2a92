import { t, textOr } from "../../text";
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
    about: textOr(`twenty-rules-${what}-title`, what),
    text: [
      textOr(`twenty-rules-${what}`, "", {
        numbers,
        finish: table.finish,
        points: material?.violet_points ?? 0,
        questions: table.die_questions,
        faces: faces ?? 0,
      }),
      ...(["card", "points"].includes(what) && !house ? [textOr(`twenty-rules-${what}-reader`, "", { numbers })] : []),
      ...(what === "track" && table.suns.length && material?.violets !== false ? [t("twenty-rules-suns")] : []),
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
