import { runCountdown } from "../pages/home/deals/run-countdown.ts";

// Runs right after the deals banner in the HTML, to fill in the banner before its first paint.
runCountdown();
