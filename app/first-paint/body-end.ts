import { preloadChunks } from "../islands/preload-chunks.ts";
import { pendingPart } from "../page-state.ts";
import { readQuery } from "../search/read-query.ts";
import { readEntryState } from "../shared/entry-state.ts";
import { detectLostScripts } from "./detect-lost-scripts.ts";

// Detects errors of the entry script, which comes after this script.
detectLostScripts();

// Fills in the search box, which is empty in the HTML. Unsent text takes precedence over the address's query.
const box = document.getElementById("q");
const words = readEntryState().typed ?? readQuery(new URLSearchParams(location.search)).typed;
if (box instanceof HTMLInputElement && words !== undefined) box.value = words;

// Preloads the code of the pending part before the entry script requests that code.
if (pendingPart() !== undefined) preloadChunks();
