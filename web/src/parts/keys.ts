/** Keys at a table. Each screen has one list of them, which both answers the keys and shows in the help. */
export interface Shortcut {
  /** as events name them, in lower case; see also `DIGITS` */
  keys: readonly string[];
  /** as people read it */
  shown: string;
  what: string;
  /** Does it; false where there is nothing to do just now, so that the key stays free. Without one, it is only listed. */
  act?: (key: string) => boolean;
  /** together with Ctrl, or ⌘ */
  ctrl?: boolean;
  /** goes on while the key is held down */
  repeats?: boolean;
}

export const DIGITS: readonly string[] = [..."0123456789"];

/** What an event brings to the choice of a shortcut. */
export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Is the key one of this shortcut's? Other keys held down make it another one; a question mark may need Shift. */
export function fits({ keys, ctrl = false }: Shortcut, event: Pressed): boolean {
  const { key } = event;
  if (event.altKey || (event.ctrlKey || event.metaKey) !== ctrl) return false;
  if (event.shiftKey && /^[a-z]$/i.test(key)) return false;
  return keys.includes(key.length === 1 ? key.toLowerCase() : key);
}

/** Does the element that has the focus need this key itself? */
function taken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, [contenteditable], dialog")) return true;
  if (key.startsWith("Arrow")) return target.closest("[role=tab]") !== null;
  return key === " " && target.closest("button, a, summary, [role=button]") !== null;
}

/** Answers a key, unless a field, a button or a dialog needs it. */
export function press(event: KeyboardEvent, shortcuts: readonly Shortcut[]): void {
  if (event.defaultPrevented || event.isComposing || taken(event.target, event.key)) return;
  if (document.querySelector("dialog[open]")) return;
  const heard = (one: Shortcut) => one.act && (!event.repeat || one.repeats) && fits(one, event);
  if (shortcuts.some((one) => heard(one) && one.act!(event.key.toLowerCase()))) event.preventDefault();
}

/** A number typed digit by digit. */
export function typeDigit(typed: string, digit: string, most: number): string {
  const longer = typed + digit;
  return Number(longer) > 0 && Number(longer) <= most ? longer : typed;
}

/** The number that is meant at once, as no other begins with what was typed. */
export function meant(typed: string, numbers: Iterable<number>): number | null {
  const [only, ...more] = [...numbers].filter((n) => String(n).startsWith(typed));
  return typed && more.length === 0 && only === Number(typed) ? only : null;
}
