import { advice } from "./advice";
import { create } from "./create";
import { errors } from "./errors";
import { pages } from "./pages";
import { rules } from "./rules";
import { table } from "./table";
import { twenty } from "./twenty";
import { yard } from "./yard";

/**
 * Every text of the client in English. A language is one more object of this shape; `{name}` is filled in, and
 * `{n|one|many}` chooses by the number n.
 */
export const en = { ...pages, ...create, ...table, ...yard, ...advice, ...rules, ...twenty, ...errors } as const;
