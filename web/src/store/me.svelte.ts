import { getMe, postMe } from "../api";
import { prefs } from "./prefs.svelte";

/** The person at this screen. A suggested name is sent only when one is needed. */
class Myself {
  person = $state<string | null>(null);
  name = $state("");
  known = $state(false);
  /** Has this person said what they want to be called? A suggested name is nobody's word. */
  named = $state(false);

  async load(): Promise<void> {
    const me = await getMe();
    this.person = me.person;
    this.name = me.name || prefs.suggestName();
    this.named = prefs.named || (me.person !== null && me.name !== prefs.suggestName());
    this.known = true;
  }

  /** The person says what they want to be called. */
  async rename(name: string): Promise<void> {
    await this.#introduce(name.trim());
    this.named = true;
    prefs.rememberName(this.name);
  }

  async #introduce(name: string): Promise<void> {
    const me = await postMe(name);
    this.person = me.person;
    this.name = me.name;
  }

  /** Makes sure that the server knows this person. */
  async introduce(): Promise<void> {
    if (!this.known) await this.load();
    if (this.person === null) await this.#introduce(this.name);
  }
}

export const me = new Myself();
