/** The games that have screens of their own. A new one is a folder with an `entry.ts`, and a line here. */
import type { Game, Screen } from "../game";
import plain from "./plain/entry";
import twenty from "./twenty/entry";
import yard from "./yard/entry";

/** By the name that the server gives as `screens`, in the order of the first page. */
export const GAMES: Readonly<Record<string, Game>> = { yard, twenty };

/** A game that is not in the list is played with buttons and a text field. */
export const gameNamed = (name: string | undefined): Game => GAMES[name ?? ""] ?? plain;

export const screenOf = async (game: Game): Promise<Screen> => (await game.screen()).default;
export const bigScreenOf = async (game: Game): Promise<Screen> => (await (game.bigScreen ?? game.screen)()).default;
