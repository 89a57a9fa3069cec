import { runCountdown } from "../pages/home/deals/run-countdown.ts";

// Runs right after the deals banner in the home page's HTML, and fills in the banner before it is painted.
runCountdown();
