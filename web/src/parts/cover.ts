import { getContext, setContext } from "svelte";

/** How many pixels of the board's lower edge lie under the panel. */
export type Cover = () => number;

const KEY = Symbol("cover");
export const setCover = (cover: Cover) => setContext(KEY, cover);
export const getCover = (): Cover => getContext<Cover | undefined>(KEY) ?? (() => 0);
