import { entryName } from "../navigation/history-entry.ts";

/**
 * A script for the end of the document. Restores the scroll position before the first paint if the
 * HTML matches the address; use-scroll-position.ts does it for pending pages.
 */
export const restoreScroll = `{const y=history.state?.${entryName}?.scroll;if(document.documentElement.dataset.pending==="script"&&typeof y==="number")scrollTo(0,y)}`;
