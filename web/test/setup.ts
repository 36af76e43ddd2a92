import { language } from "../src/store/language.svelte";

/** What stores ask of a browser as soon as they are imported. */
globalThis.matchMedia ??= (() => ({ matches: false, addEventListener: () => undefined })) as never;
await language.choose("en");
await language.complete();
