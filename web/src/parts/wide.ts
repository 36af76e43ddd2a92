import { MediaQuery } from "svelte/reactivity";

/** Is there room for a wide panel beside the board? The style sheets use the same width. */
export const wide = new MediaQuery("(min-width: 960px)");

/** Is the panel beside the board, also a narrow one on a phone on its side? Else it is a sheet below it. */
export const beside = new MediaQuery("(min-width: 960px), (min-width: 640px) and (max-height: 520px)");

/** Is there room in the panel for more than the open tab? */
export const tall = new MediaQuery("(min-height: 820px)");
