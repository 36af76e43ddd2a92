/** Moves the keyboard focus into the box of tickets: to the ticket, or to the question, that Enter answers. */
export function focusPicker(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-picker] [data-first]")?.focus());
}
