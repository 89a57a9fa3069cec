import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** How long requests in progress have to finish, in milliseconds. */
const grace = 2_500;

/** npm forwards the Ctrl+C that this process also receives: two signals this close are one. */
const repeatWindow = 100;

/** On a signal, ends the process once requests in progress are finished; on a second one, at once. */
export function stopOnSignal(server: Server): void {
  const sockets = new Set<Socket>();
  let responses = 0;
  let since: number | undefined;

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    responses++;
    if (since !== undefined) response.shouldKeepAlive = false;
    response.once("close", () => {
      responses--;
      if (since !== undefined) closeIdle();
    });
  });

  /** To Node, a connection is idle while its last response is still being sent. */
  function closeIdle(): void {
    if (responses > 0) return;
    server.closeIdleConnections();
    // One on which nothing was ever sent is not idle to Node.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  function onSignal(): void {
    if (since !== undefined) {
      if (performance.now() - since > repeatWindow) process.exit(1);
      return;
    }
    since = performance.now();
    // The method of node:http would close idle connections, as it understands them.
    NetServer.prototype.close.call(server, () => process.exit(0));
    setTimeout(() => process.exit(0), grace);
    closeIdle();
  }

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, onSignal);
}
