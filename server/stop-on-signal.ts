import type { Server } from "node:http";
import { prepareToStop } from "./stop.ts";

/** How long requests in progress have to finish, in milliseconds. */
const grace = 2_500;

/** npm forwards the Ctrl+C that this process also receives: two signals this close are one. */
const repeatWindow = 100;

/** On a signal, ends the process once requests in progress are finished; on a second one, at once. */
export function stopOnSignal(server: Server): void {
  const stop = prepareToStop(server);
  let since: number | undefined;
  function onSignal(): void {
    if (since !== undefined) {
      if (performance.now() - since > repeatWindow) process.exit(1);
      return;
    }
    since = performance.now();
    server.once("close", () => process.exit(0));
    setTimeout(() => process.exit(0), grace);
    stop();
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, onSignal);
}
