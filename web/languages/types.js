/** `make texts`: every text's id and parameters as types, from the catalogues. */
import { writeFile } from "node:fs/promises";
import prettier from "prettier";
import { entries, languages, messages, parametersOf, SHOWN } from "./catalogue.js";

const TYPES = new URL("../src/texts.gen.ts", import.meta.url);
const HEAD = `/** Made by \`make texts\` from fogbound/languages. Do not edit. */

type Value = string | number;
type Nothing = Record<never, never>;

/** Every text with its parameters. */
export interface Texts {
`;
const KINDS = { number: "number", string: "string", any: "Value" };

/** English says which parameters a text has; any language may need one as a number, to choose a plural. */
function merged(id, all) {
  const params = new Map(parametersOf(all[0], id));
  for (const found of all.slice(1)) {
    if (!found.has(id)) continue;
    for (const [name, kind] of parametersOf(found, id))
      if (kind === "number" && params.has(name)) params.set(name, kind);
  }
  return params;
}

/** The types as text, in this project's format. */
export async function textTypes() {
  const all = languages().map((tag) => entries(tag, SHOWN));
  const rows = messages(all[0]).map((id) => {
    const fields = [...merged(id, all)].map(([name, kind]) => `${name}: ${KINDS[kind]}`).sort();
    return `  "${id}": ${fields.length ? `{ ${fields.join("; ")} }` : "Nothing"};`;
  });
  return prettier.format(`${HEAD}${rows.join("\n")}\n}\n`, {
    ...(await prettier.resolveConfig(TYPES)),
    parser: "typescript",
  });
}

if (process.argv[1] === import.meta.filename) await writeFile(TYPES, await textTypes());
