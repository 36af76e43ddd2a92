import { MediaQuery } from "svelte/reactivity";

/** Room for a panel beside the board; the style sheets say the same. */
export const wide = new MediaQuery("(min-width: 960px)");

/** Room in that panel for what has a tab of its own too. */
export const tall = new MediaQuery("(min-height: 880px)");
