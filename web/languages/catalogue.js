/** The catalogues, fogbound/languages/<language>/*.ftl, as Vite, the types and the tests read them. */
import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";

export const FOLDER = new URL("../../fogbound/languages/", import.meta.url);

/** The languages that there are: one for each folder. English comes first, the others by name. */
export function languages() {
  const found = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  return ["en", ...found.filter((tag) => tag !== "en")];
}

const LATER = ["advice.ftl", "device.ftl", "table.ftl", "twenty.ftl", "yard.ftl"];
/** What Python says itself: the server in the language of each request, and the terminal. The browser never loads it. */
const inPython = (name) => ["lessons.ftl", "notices.ftl", "pictures.ftl", "riddles.ftl"].includes(name) || name.startsWith("terminal");
/** The first page and the page where a table is made need the first part alone; any other page needs both. */
export const PARTS = {
  first: (name) => !LATER.includes(name) && !inPython(name),
  rest: (name) => LATER.includes(name),
};
export const SHOWN = (name) => !inPython(name);

/** The files of a language, with their texts. */
export function files(tag, wanted = () => true) {
  const folder = new URL(`${tag}/`, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && wanted(name))
    .sort()
    .map((name) => {
      const file = new URL(name, folder);
      return { name, file, text: readFileSync(file, "utf8") };
    });
}

/** What is wrong with a file, as a sentence; its messages and terms otherwise. */
function entriesOf({ name, text }) {
  const { body } = parse(text, { withSpans: false });
  const junk = body.find((entry) => entry.type === "Junk");
  if (junk) throw new Error(`${name}: ${junk.annotations[0]?.message}\n${junk.content}`);
  return body.filter((entry) => entry.type === "Message" || entry.type === "Term");
}

/** All messages and terms of a language, by id; a term's id begins with a hyphen. */
export function entries(tag, wanted) {
  const found = new Map();
  for (const file of files(tag, wanted)) {
    for (const entry of entriesOf(file)) {
      const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
      if (found.has(id)) throw new Error(`${tag}/${file.name}: ${id} is there twice`);
      found.set(id, entry);
    }
  }
  return found;
}

/** The ids that the program asks for. */
export const messages = (found) => [...found].flatMap(([id, entry]) => (entry.type === "Message" ? [id] : []));

/**
 * A part of a language as the browser loads it: what Fluent's bundle makes of the texts, so that no page has to bring a parser.
 * `texts` has them by id; `forms` has the attributes of those few that have any.
 */
export function bodyOf(tag, part, change = (text) => text) {
  const body = files(tag, PARTS[part]).flatMap(({ text }) => new FluentResource(change(text)).body);
  const inflected = body.filter(({ attributes }) => Object.keys(attributes).length);
  return {
    texts: Object.fromEntries(body.map(({ id, value }) => [id, value])),
    forms: Object.fromEntries(inflected.map(({ id, attributes }) => [id, attributes])),
  };
}

/** A language's name in itself. */
export function nameOf(tag) {
  const pattern = entries(tag).get("language-name")?.value;
  if (!pattern) throw new Error(`${tag}: language-name is missing`);
  return pattern.elements.map((element) => element.value).join("");
}

const PLURALS = new Set(["zero", "one", "two", "few", "many"]);

function kindOf(variants) {
  const keys = variants.map(({ key }) => (key.type === "NumberLiteral" ? "number" : key.name));
  return keys.some((key) => key === "number" || PLURALS.has(key)) ? "number" : "string";
}

/**
 * The parameters of a message: name to `number` (it chooses a plural or is formatted as a number), `string` (it chooses
 * a variant) or `any`. Those of messages that it refers to are among them.
 */
export function parametersOf(found, id, open = []) {
  const params = new Map();
  const note = (name, kind) => {
    if (kind !== "any" || !params.has(name)) params.set(name, kind);
  };
  const refer = (other) => {
    if (!found.has(other)) throw new Error(`${id}: there is no ${other}`);
    if (open.includes(other)) throw new Error(`${id}: ${other} refers to itself`);
    for (const [name, kind] of parametersOf(found, other, [...open, other])) note(name, kind);
  };
  const walk = (node) => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === "object") {
      if (node.type === "SelectExpression" && node.selector.type === "VariableReference")
        note(node.selector.id.name, kindOf(node.variants));
      if (node.type === "VariableReference") note(node.id.name, "any");
      if (node.type === "FunctionReference" && node.id.name === "NUMBER")
        node.arguments.positional.forEach((one) => one.type === "VariableReference" && note(one.id.name, "number"));
      if (node.type === "MessageReference") refer(node.id.name);
      if (node.type === "TermReference") refer(`-${node.id.name}`);
      Object.values(node).forEach(walk);
    }
  };
  const { value, attributes } = found.get(id);
  // Attributes are forms of a language's own (cases), each of which may need what the text itself needs.
  walk([value, attributes]);
  return params;
}
