/** Vite's part of the service worker: one file at the root, which knows every file of the client it was built with. */
import { build } from "vite";

const ENTRY = "src/worker/main.ts";
const LANGUAGE = /^assets\/(?:first|rest)-([a-z]{2,3}(?:-[A-Za-z0-9]+?)*)-[\w-]{8}\.js$/;
/** What the offline client needs of the files that are copied as they are. */
const ICONS = ["icon.svg", "icon-turn.svg", "icons/any-192.png", "icons/badge-96.png"];

/** What the worker keeps: the files of every page, those of each language, and what names this build. */
export function about(files, entry) {
  const shell = ["/", ...ICONS.map((file) => `/${file}`)];
  const languages = {};
  for (const file of files.filter((name) => name.startsWith("assets/")).sort()) {
    const [, tag] = LANGUAGE.exec(file) ?? [];
    if (tag) (languages[tag] ??= []).push(`/${file}`);
    else shell.push(`/${file}`);
  }
  return { version: `/${entry}`, shell, languages };
}

export const worker = () => ({
  name: "fogbound-worker",
  apply: "build",
  // After Vite has written the page: it may drop or rename what is only an entry.
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const [, entry] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(bundle["index.html"].source);
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "silent",
        define: { __BUILD__: JSON.stringify(about(Object.keys(bundle), entry)) },
        build: { write: false, target: "es2022", rollupOptions: { input: ENTRY, output: { format: "iife" } } },
      });
      this.emitFile({ type: "asset", fileName: "worker.js", source: built.output[0].code });
    },
  },
});
