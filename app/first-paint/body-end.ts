import { preloadChunks } from "../islands/preload-chunks.ts";
import { pendingPart } from "../page-state.ts";
import { readQuery } from "../search/read-query.ts";
import { readEntryState } from "../shared/entry-state.ts";

// The prerendered search box is empty: its text is unsent, or the query of the address.
const box = document.getElementById("q");
const words = readEntryState().typed ?? readQuery(new URLSearchParams(location.search)).typed;
if (box instanceof HTMLInputElement && words !== undefined) box.value = words;

// The code of the pending part is fetched before the entry script asks for it.
if (pendingPart() !== undefined) preloadChunks();
