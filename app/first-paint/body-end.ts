import { fillSearchBox } from "./fill-search-box.ts";
import { restoreScroll } from "./restore-scroll.ts";

restoreScroll();
fillSearchBox();
