import { t } from "../text";
import { keep, kept } from "./kept";

export type ThemeChoice = "auto" | "light" | "dark";

/** A switch that nobody has touched yet follows what is usual. */
const readSwitch = (key: string): boolean | null => {
  const found = kept(key);
  return found === null ? null : found === "yes";
};

/** How long bots wait before they move, in seconds. */
export const BOT_SPEEDS = { calm: 1, brisk: 0.5, once: 0 } as const;
export type BotSpeed = keyof typeof BOT_SPEEDS;
const isSpeed = (text: string | null): text is BotSpeed => text !== null && text in BOT_SPEEDS;

function readSpeed(): BotSpeed {
  const found = kept("botSpeed");
  return isSpeed(found) ? found : "calm";
}

/** A name for somebody who has not chosen one, from the catalogue's list. */
function suggested(): string {
  const names = t("name-suggestions").split(";");
  return names[Math.floor(Math.random() * names.length)]!.trim();
}

class Prefs {
  theme = $state<ThemeChoice>((kept("theme") as ThemeChoice | null) ?? "auto");
  /** X's own station is hidden until they hold a button */
  cover = $state(kept("cover") === "yes");
  suspects = $state(kept("suspects") !== "no");
  /** the same for X, who seldom needs to see it */
  suspectsAsX = $state(kept("suspectsAsX") === "yes");
  /** a ticket waits for a second tap before it is played */
  confirmMoves = $state(kept("confirmMoves") === "yes");
  /** has played a double move here before, and knows what the card does */
  knowsDouble = $state(kept("knowsDouble") === "yes");
  /** hints in games against bots alone */
  hints = $state(kept("hints") !== "no");
  /** show where X probably is, at tables that allow it */
  whereabouts = $state(kept("whereabouts") === "yes");
  /** sounds and a phone's motor */
  sound = $state(kept("sound") !== "no");
  /** the bot that was last beaten in a game alone against it */
  beaten = $state(kept("beaten"));
  /** what was last chosen for a quick game; null: nothing yet */
  edition = $state(kept("edition"));
  opponent = $state(kept("opponent"));
  even = $state(readSwitch("even"));
  danger = $state(readSwitch("danger"));
  botSpeed = $state<BotSpeed>(readSpeed());
  #dark = $state(false);
  readonly resolved: "light" | "dark" = $derived(this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme);

  constructor() {
    const query = matchMedia("(prefers-color-scheme: dark)");
    this.#dark = query.matches;
    query.addEventListener("change", (event) => (this.#dark = event.matches));
  }

  setTheme(theme: ThemeChoice): void {
    this.theme = theme;
    keep("theme", theme);
  }

  setCover(yes: boolean): void {
    this.cover = yes;
    keep("cover", yes ? "yes" : "no");
  }

  setSuspects(yes: boolean, asX: boolean): void {
    if (asX) this.suspectsAsX = yes;
    else this.suspects = yes;
    keep(asX ? "suspectsAsX" : "suspects", yes ? "yes" : "no");
  }

  setConfirmMoves(yes: boolean): void {
    this.confirmMoves = yes;
    keep("confirmMoves", yes ? "yes" : "no");
  }

  learnDouble(): void {
    this.knowsDouble = true;
    keep("knowsDouble", "yes");
  }

  setHints(yes: boolean): void {
    this.hints = yes;
    keep("hints", yes ? "yes" : "no");
  }

  setWhereabouts(yes: boolean): void {
    this.whereabouts = yes;
    keep("whereabouts", yes ? "yes" : "no");
  }

  setSound(yes: boolean): void {
    this.sound = yes;
    keep("sound", yes ? "yes" : "no");
  }

  setBeaten(bot: string): void {
    this.beaten = bot;
    keep("beaten", bot);
  }

  /** What was played with stays for the next game, also where nobody touched it. */
  keepQuick(edition: string, { bot, even, danger }: { bot: string; even: boolean; danger: boolean }): void {
    this.setEdition(edition);
    this.setOpponent(bot);
    this.setEven(even);
    this.setDanger(danger);
  }

  setEdition(edition: string): void {
    this.edition = edition;
    keep("edition", edition);
  }

  setOpponent(bot: string): void {
    this.opponent = bot;
    keep("opponent", bot);
  }

  setEven(yes: boolean): void {
    this.even = yes;
    keep("even", yes ? "yes" : "no");
  }

  setDanger(yes: boolean): void {
    this.danger = yes;
    keep("danger", yes ? "yes" : "no");
  }

  setBotSpeed(speed: BotSpeed): void {
    this.botSpeed = speed;
    keep("botSpeed", speed);
  }

  suggestName(): string {
    const known = kept("name");
    if (known) return known;
    const name = suggested();
    keep("name", name);
    return name;
  }

  /** Has a name been chosen on this device? Then nobody is asked again. */
  get named(): boolean {
    return kept("named") === "yes";
  }

  rememberName(name: string): void {
    keep("name", name);
    keep("named", "yes");
  }
}

export const prefs = new Prefs();
