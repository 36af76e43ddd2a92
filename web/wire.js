/** `npm run wire`: the client's types from the server's JSON Schema, which `make wire` writes. */
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import prettier from "prettier";

const SCHEMA = new URL("src/wire.schema.json", import.meta.url);
const TYPES = new URL("src/wire.gen.ts", import.meta.url);
const OPTIONS = {
  additionalProperties: false,
  bannerComment: "/** Made by `npm run wire` from wire.schema.json. Do not edit. */",
  format: false,
  unreachableDefinitions: true,
};
/** What the compiler writes of its own accord: who refers to a type, and a type for the document as a whole. */
const REFERENCE =
  /( \* ?\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const EMPTY_COMMENT = /\/\*\*\n \*\/\n/g;
const DOCUMENT = /export interface Wire \{[^}]*\}\n/;

/** The schema as the compiler understands it: pairs in the older spelling, and no limits on the length of lists. */
function simplify(node) {
  if (Array.isArray(node)) return node.map(simplify);
  if (node === null || typeof node !== "object") return node;
  const { prefixItems, maxItems, minItems, items, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, simplify(value)]),
  );
  if (!prefixItems) return items === undefined ? rest : { ...rest, items };
  return { ...rest, items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length };
}

/** The types as text, in this project's format. */
export async function wireTypes() {
  const schema = simplify(JSON.parse(await readFile(SCHEMA, "utf8")));
  const types = await compile(schema, "Wire", OPTIONS);
  const plain = types.replaceAll(REFERENCE, "").replaceAll(EMPTY_COMMENT, "").replace(DOCUMENT, "");
  return prettier.format(plain, { ...(await prettier.resolveConfig(TYPES)), parser: "typescript" });
}

if (process.argv[1] === import.meta.filename) await writeFile(TYPES, await wireTypes());
