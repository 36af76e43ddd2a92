import { advice } from "./advice";
import { create } from "./create";
import { errors } from "./errors";
import { games } from "./games";
import { learn } from "./learn";
import { pages } from "./pages";
import { puzzles } from "./puzzles";
import { rules } from "./rules";
import { table } from "./table";
import { twenty } from "./twenty";
import { yard } from "./yard";

/**
 * Every text of the client in English. A language is one more object of this shape; `{name}` is filled in, and
 * `{n|one|many}` chooses by the number n.
 */
export const en = {
  ...pages,
  ...create,
  ...table,
  ...yard,
  ...advice,
  ...rules,
  ...twenty,
  ...errors,
  ...games,
  ...learn,
  ...puzzles,
} as const;
