import { getContext, setContext, type Snippet } from "svelte";

/** Words around a table that is an exercise: they replace the menu and the tabs of a game. */
export interface Coach {
  /** left in the header: the way out, and where we are */
  header: Snippet;
  /** what to do, or what was done */
  words: Snippet;
  /** the exercise is done: no move is left to make */
  readonly done: boolean;
}

const KEY = Symbol("coach");
export const setCoach = (coach: Coach) => setContext(KEY, coach);
/** The coach of the page; none at a table of people or bots. */
export const getCoach = () => getContext<Coach | undefined>(KEY);
