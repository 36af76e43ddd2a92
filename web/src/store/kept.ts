/** The name under which the browser keeps it. */
export const keyOf = (key: string) => `fogbound.${key}`;

/** What this device remembers, beyond the page. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(keyOf(key));
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(keyOf(key), value);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}
