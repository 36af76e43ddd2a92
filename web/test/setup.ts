/** What stores ask of a browser as soon as they are imported. */
globalThis.matchMedia ??= (() => ({ matches: false, addEventListener: () => undefined })) as never;
