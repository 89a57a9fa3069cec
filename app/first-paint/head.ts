import { markPending } from "./mark-pending.ts";
import { preventPlaceholderLinks } from "./prevent-placeholder-links.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

markPending();
preventPlaceholderLinks();
replayEarlyInput();
