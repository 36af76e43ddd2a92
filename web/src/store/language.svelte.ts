import { FluentBundle } from "@fluent/bundle";
import { languages } from "virtual:languages";
import { keep, kept, keyOf } from "./kept";

export { languages };

const known = (tag: string | null) => languages.find((one) => one.tag === tag);

/** The first language that the browser asks for and that there is a catalogue for; English otherwise. */
export function preferred(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.split("-")[0]!).find(known) ?? languages[0]!.tag;
}

/** Numbers, dates and lists follow the reader's country where the browser names one: de-AT for de. */
export function localeOf(tag: string, wanted: readonly string[]): string {
  return wanted.find((one) => one === tag || one.startsWith(`${tag}-`)) ?? tag;
}

const wanted = () => globalThis.navigator?.languages ?? [];

/** The language of this page. Whatever is on the screen follows it, because every text is read from the bundle. */
class Language {
  tag = $state("");
  locale = $state("");
  /** Are all texts here? The first pages need only a part of them. */
  whole = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);
  /** the one asked for last: a slower answer for another comes too late */
  #asked = "";

  get bundle(): FluentBundle {
    if (this.#bundle === null) throw new Error("No language has been loaded yet.");
    return this.#bundle;
  }

  /** The language chosen on this device, else the browser's. */
  load(whole: boolean): Promise<void> {
    return this.#speak((known(kept("language")) && kept("language")) || preferred(wanted()), whole);
  }

  /** All texts of the language that is spoken. */
  async complete(): Promise<void> {
    if (!this.whole) await this.#speak(this.tag, true);
  }

  /** Speak the language that is chosen on another page of this browser. */
  follow(): void {
    globalThis.addEventListener("storage", ({ key, newValue }) => {
      if (key === keyOf("language") && known(newValue)) void this.#speak(newValue!, this.whole);
    });
  }

  async choose(tag: string): Promise<void> {
    keep("language", tag);
    await this.#speak(tag, this.whole);
  }

  async #speak(tag: string, whole: boolean): Promise<void> {
    const asked = `${tag} ${whole}`;
    this.#asked = asked;
    const { first, rest } = known(tag)!;
    const parts = await Promise.all(whole ? [first(), rest()] : [first()]);
    if (this.#asked !== asked) return;
    const locale = localeOf(tag, wanted());
    const bundle = new FluentBundle(locale, { useIsolating: false });
    for (const { texts, forms } of parts.map((part) => part.default))
      bundle.addResource({
        body: Object.entries(texts).map(([id, value]) => ({ id, value, attributes: forms[id] ?? {} })),
      });
    this.tag = tag;
    this.locale = locale;
    this.whole = whole;
    this.#bundle = bundle;
    if (globalThis.document) document.documentElement.lang = tag;
  }
}

export const language = new Language();
