import { getMe, postMe } from "../api";
import { prefs } from "./prefs.svelte";

/** Who sits at this screen. A name is suggested, and sent only when it is first needed. */
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

  /** Before anything that needs an identity. */
  async introduce(): Promise<void> {
    if (!this.known) await this.load();
    if (this.person === null) await this.rename(this.name);
  }
}

export const me = new Myself();
