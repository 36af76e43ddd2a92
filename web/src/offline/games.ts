/** The finished games that this device has kept, newest first: what the service worker has, as the page reads it. */
import type { FinishedGame, GameSummary } from "../wire";
import { gameOf, gamePage, KEPT } from "../worker/plan";

export async function keptGames(store: Pick<CacheStorage, "open"> = caches): Promise<GameSummary[]> {
  const kept = await store.open(KEPT);
  const paths = (await kept.keys()).map((request) => new URL(request.url).pathname);
  const pages = paths.filter((path) => path === gamePage(gameOf(path) ?? ""));
  const games = await Promise.all(pages.map(async (path) => (await kept.match(path))!.json() as Promise<FinishedGame>));
  return games.map(({ game }) => game).sort((a, b) => b.ended - a.ended);
}

/** Everything kept of them leaves this device. */
export async function forgetGames(store: Pick<CacheStorage, "open"> = caches): Promise<void> {
  const kept = await store.open(KEPT);
  const requests = await kept.keys();
  await Promise.all(requests.filter(({ url }) => gameOf(new URL(url).pathname)).map((request) => kept.delete(request)));
}
