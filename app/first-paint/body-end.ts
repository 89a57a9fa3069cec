import { preloadChunks } from "../islands/preload-chunks.ts";
import { pendingPart } from "../page-state.ts";
import { readQuery } from "../search/read-query.ts";
import { readEntryState } from "../shared/entry-state.ts";
import { detectLostScripts } from "./detect-lost-scripts.ts";

// The entry script follows this one.
detectLostScripts();

// Fills the search box, which is empty in the HTML, with its unsent text or, if there is none, with the address's
// query.
const box = document.getElementById("q");
const words = readEntryState().typed ?? readQuery(new URLSearchParams(location.search)).typed;
if (box instanceof HTMLInputElement && words !== undefined) box.value = words;

// Fetches the pending part's code before the entry script requests it.
if (pendingPart() !== undefined) preloadChunks();
