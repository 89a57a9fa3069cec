import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { isIdle } from "./responses-in-progress.ts";

/**
 * Makes a server stoppable. The returned function stops it: it accepts no new connections, closes
 * idle ones at once and the others once their responses are sent.
 */
export function prepareToStop(server: Server): () => void {
  const sockets = new Set<Socket>();
  let stopping = false;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    if (stopping) response.shouldKeepAlive = false;
  });
  server.on("request", ({ socket }, response) => {
    response.once("close", () => {
      if (stopping && isIdle(socket)) socket.destroySoon();
    });
  });
  return () => {
    stopping = true;
    // The method of node:http would cut off responses still being sent.
    NetServer.prototype.close.call(server);
    for (const socket of sockets) if (isIdle(socket)) socket.destroy();
  };
}
