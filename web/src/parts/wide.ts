import { MediaQuery } from "svelte/reactivity";

/** Is there room for a panel beside the board? The style sheets use the same width. */
export const wide = new MediaQuery("(min-width: 960px)");

/** Is there room in the panel for more than the open tab? */
export const tall = new MediaQuery("(min-height: 880px)");
