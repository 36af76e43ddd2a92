export type ThemeChoice = "auto" | "light" | "dark";

function read(key: string): string | null {
  try {
    return localStorage.getItem(`fogbound.${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`fogbound.${key}`, value);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

const FIRST = [
  "Amber",
  "Brisk",
  "Calm",
  "Dusty",
  "Early",
  "Foggy",
  "Gentle",
  "Hazel",
  "Inky",
  "Jolly",
  "Keen",
  "Misty",
];
const LAST = [
  "Badger",
  "Crane",
  "Dove",
  "Falcon",
  "Heron",
  "Lark",
  "Magpie",
  "Otter",
  "Raven",
  "Robin",
  "Swift",
  "Wren",
];

function suggested(): string {
  const pick = (words: string[]) => words[Math.floor(Math.random() * words.length)]!;
  return `${pick(FIRST)} ${pick(LAST)}`;
}

class Prefs {
  theme = $state<ThemeChoice>((read("theme") as ThemeChoice | null) ?? "auto");
  alwaysShow = $state(read("alwaysShow") === "yes");
  suspects = $state(read("suspects") !== "no");
  /** hints in games against bots alone */
  hints = $state(read("hints") !== "no");
  /** show where X probably is, at tables that allow it */
  whereabouts = $state(read("whereabouts") === "yes");
  #dark = $state(false);
  readonly resolved: "light" | "dark" = $derived(this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme);

  constructor() {
    const query = matchMedia("(prefers-color-scheme: dark)");
    this.#dark = query.matches;
    query.addEventListener("change", (event) => (this.#dark = event.matches));
  }

  setTheme(theme: ThemeChoice): void {
    this.theme = theme;
    write("theme", theme);
  }

  setAlwaysShow(yes: boolean): void {
    this.alwaysShow = yes;
    write("alwaysShow", yes ? "yes" : "no");
  }

  setSuspects(yes: boolean): void {
    this.suspects = yes;
    write("suspects", yes ? "yes" : "no");
  }

  setHints(yes: boolean): void {
    this.hints = yes;
    write("hints", yes ? "yes" : "no");
  }

  setWhereabouts(yes: boolean): void {
    this.whereabouts = yes;
    write("whereabouts", yes ? "yes" : "no");
  }

  suggestName(): string {
    const known = read("name");
    if (known) return known;
    const name = suggested();
    write("name", name);
    return name;
  }

  rememberName(name: string): void {
    write("name", name);
  }
}

export const prefs = new Prefs();
