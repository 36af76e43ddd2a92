/** Made by web/languages/plugin.js from the catalogues. */
declare module "virtual:languages" {
  import type { FluentResource } from "@fluent/bundle";

  type Message = FluentResource["body"][number];
  interface Words {
    texts: Record<string, Message["value"]>;
    /** forms of a few of them: cases, in languages that have any */
    forms: Record<string, Message["attributes"]>;
  }

  /** Each language with its name in itself, and its texts, which are loaded when they are needed. */
  export const languages: {
    tag: string;
    name: string;
    first: () => Promise<{ default: Words }>;
    rest: () => Promise<{ default: Words }>;
  }[];
}
