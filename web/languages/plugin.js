/** Vite's part: `virtual:languages` lists the languages. Each is two chunks, loaded when it is chosen. */
import { fileURLToPath } from "node:url";
import { bodyOf, EARLY, files, languages, LATE, nameOf } from "./catalogue.js";

const LIST = "virtual:languages";
const FIRST = "virtual:language-first/";
const REST = "virtual:language-rest/";

function list() {
  const rows = languages().map((tag) => {
    const about = `tag: ${JSON.stringify(tag)}, name: ${JSON.stringify(nameOf(tag))}`;
    return `{ ${about}, first: () => import("${FIRST}${tag}"), rest: () => import("${REST}${tag}") }`;
  });
  return `export const languages = [${rows.join(", ")}];`;
}

export const fluent = () => ({
  name: "fogbound-languages",
  resolveId: (id) => (id === LIST || id.startsWith(FIRST) || id.startsWith(REST) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${LIST}`) return list();
    const part = [FIRST, REST].find((prefix) => id.startsWith(`\0${prefix}`));
    if (!part) return null;
    const tag = id.slice(part.length + 1);
    for (const { file } of files(tag)) this.addWatchFile(fileURLToPath(file));
    return `export default ${JSON.stringify(bodyOf(tag, part === FIRST ? EARLY : LATE))};`;
  },
});
