import { parseHistoryState, scrollBackTo } from "../navigation/history-state.ts";
import { hidesPart, servedAsNotFound } from "../shared/document-state.ts";

const { scroll, typed } = parseHistoryState(history.state);

// Where a part is hidden, navigation/page-position.tsx does this. The not-found page is at its top after a
// reload (section 2).
if (!hidesPart() && scroll !== undefined && !servedAsNotFound()) scrollBackTo(scroll);

// The prerendered search box is empty: its text is unsent, or the query of the address.
const box = document.getElementById("q");
const words = typed ?? new URLSearchParams(location.search).get("q");
if (box instanceof HTMLInputElement && words !== null)
  box.value = words.replaceAll(/[\r\n]+/g, " ");
