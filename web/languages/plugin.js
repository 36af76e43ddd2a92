/** Vite's part: `virtual:languages` lists the languages. Each is two chunks, loaded when it is chosen. */
import { fileURLToPath } from "node:url";
import { bodyOf, files, languages, nameOf, PARTS } from "./catalogue.js";

const LIST = "virtual:languages";
const ONE = /^virtual:language\/(first|rest)-(.+)$/;

function list() {
  const rows = languages().map((tag) => {
    const about = `tag: ${JSON.stringify(tag)}, name: ${JSON.stringify(nameOf(tag))}`;
    const parts = Object.keys(PARTS).map((part) => `${part}: () => import("virtual:language/${part}-${tag}")`);
    return `{ ${[about, ...parts].join(", ")} }`;
  });
  return `export const languages = [${rows.join(", ")}];`;
}

export const fluent = () => ({
  name: "fogbound-languages",
  resolveId: (id) => (id === LIST || ONE.test(id) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${LIST}`) return list();
    const [, part, tag] = ONE.exec(id.slice(1)) ?? [];
    if (!part) return null;
    for (const { file } of files(tag)) this.addWatchFile(fileURLToPath(file));
    return `export default ${JSON.stringify(bodyOf(tag, part))};`;
  },
});
