import { markPending } from "./mark-pending.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

markPending();
replayEarlyInput();

// Links to "#" do nothing (section 2): the browser would scroll to the top. It comes before the listener of
// navigation/follow-links.ts.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href="#"]');
  if (link) event.preventDefault();
});
