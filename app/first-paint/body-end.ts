import { parseHistoryState, scrollBackTo } from "../navigation/history-state.ts";
import { readQuery } from "../search/read-query.ts";
import { hidesPart, servedAsNotFound } from "../shared/document-state.ts";

const { scroll, typed } = parseHistoryState(history.state);

// Where a part is hidden, navigation/page-position.tsx does this. The not-found page is at its top after a
// reload (section 2).
if (!hidesPart() && scroll !== undefined && !servedAsNotFound()) scrollBackTo(scroll);

// The prerendered search box is empty: its text is unsent, or the query of the address.
const box = document.getElementById("q");
const words = typed ?? readQuery(new URLSearchParams(location.search)).typed;
if (box instanceof HTMLInputElement && words !== undefined) box.value = words;
