import { runCountdown } from "../pages/home/deals/run-countdown.ts";

// A script in the home page's HTML, right after the banner, which it fills in before it is painted.
runCountdown();
