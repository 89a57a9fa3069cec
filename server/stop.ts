import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** How long requests in progress have to finish, in milliseconds. */
const grace = 2_500;

/** npm forwards the Ctrl+C that this process also receives: two signals this close are one. */
const repeatWindow = 100;

/** On a signal, ends the process once requests in progress are finished; on a second one, at once. */
export function stopOnSignal(server: Server): void {
  /** Of each connection, the responses in progress and how much was read when the last one ended. */
  const connections = new Map<Socket, { responses: number; bytesRead: number }>();
  let since: number | undefined;

  server.on("connection", (socket: Socket) => {
    connections.set(socket, { responses: 0, bytesRead: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    if (since !== undefined) response.shouldKeepAlive = false;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.responses++;
    response.once("close", () => {
      connection.responses--;
      connection.bytesRead = socket.bytesRead;
      if (since !== undefined) closeIdle();
    });
  });

  /** Closes connections with neither a response in progress nor a request that has begun. */
  function closeIdle(): void {
    for (const [socket, { responses, bytesRead }] of connections) {
      if (responses === 0 && socket.bytesRead === bytesRead) socket.destroySoon();
    }
  }

  function onSignal(): void {
    if (since !== undefined) {
      if (performance.now() - since > repeatWindow) process.exit(1);
      return;
    }
    since = performance.now();
    // To the method of node:http, a connection is idle while its last response is still being sent.
    NetServer.prototype.close.call(server, () => process.exit(0));
    setTimeout(() => process.exit(0), grace);
    closeIdle();
  }

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, onSignal);
}
