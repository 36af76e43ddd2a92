/** My turn, where a page in the background shows it: a dot on the tab's icon and, where there is one, on the app's. */
const ICONS = { turn: "/icon-turn.svg", none: "/icon.svg" };

type Badged = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

export function showTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? ICONS.turn : ICONS.none;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
  const badged: Badged = navigator;
  // Only installed apps have a badge; elsewhere the browser refuses.
  (mine ? badged.setAppBadge?.() : badged.clearAppBadge?.())?.catch(() => undefined);
}
