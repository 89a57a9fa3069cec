import { runDeal } from "../pages/home/deals/run-deal.ts";

// A script in the home page's HTML, right after the banner, which it fills in before it is painted.
runDeal();
