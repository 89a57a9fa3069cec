import { preloadChunks } from "../islands/preload-chunks.ts";
import { pendingPart } from "../page-state.ts";
import { readQuery } from "../search/read-query.ts";
import { readEntryState } from "../shared/entry-state.ts";

// The prerendered search box is empty. Restores its unsent text, or fills in the address's query.
const box = document.getElementById("q");
const words = readEntryState().typed ?? readQuery(new URLSearchParams(location.search)).typed;
if (box instanceof HTMLInputElement && words !== undefined) box.value = words;

// Fetches the pending part's code before the entry script asks for it.
if (pendingPart() !== undefined) preloadChunks();
