import { getMe, postMe } from "../api";
import { prefs } from "./prefs.svelte";

/** The person at this screen. A suggested name is sent only when one is needed. */
class Myself {
  person = $state<string | null>(null);
  name = $state("");
  known = $state(false);

  async load(): Promise<void> {
    const me = await getMe();
    this.person = me.person;
    this.name = me.name || prefs.suggestName();
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    const me = await postMe(name.trim());
    this.person = me.person;
    this.name = me.name;
    prefs.rememberName(me.name);
  }

  /** Makes sure that the server knows this person. */
  async introduce(): Promise<void> {
    if (!this.known) await this.load();
    if (this.person === null) await this.rename(this.name);
  }
}

export const me = new Myself();
