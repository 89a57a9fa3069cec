import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** Limits for slow and hostile clients; times in milliseconds, sizes in bytes. */
export const limits = {
  /** From the first byte of a request to the end of its headers. */
  headers: 10_000,
  /** From the first byte of a request to its end. */
  request: 15_000,
  /** How long an idle connection is kept for the next request: longer than load balancers keep theirs. */
  keepAlive: 65_000,
  /**
   * A connection that transfers no byte for this long is closed. Node notices a slow reader's progress
   * only at its next check, so the connection is closed after one to two times this.
   */
  inactivity: 10_000,
  /** How often the times above are checked. */
  check: 2_000,
  headerBytes: 8_192,
  /** Answered on one connection, all of which may be waiting for a response. */
  requests: 100,
  /** Below the 1,024 descriptors that many systems allow a process. */
  connections: 900,
};

/** A server with limits for slow and hostile clients. */
export function createBoundedServer(handle: RequestListener, within = limits): Server {
  const server = createServer({
    headersTimeout: within.headers,
    requestTimeout: within.request,
    keepAliveTimeout: within.keepAlive,
    connectionsCheckingInterval: within.check,
    maxHeaderSize: within.headerBytes,
  });
  server.timeout = within.inactivity;
  server.maxConnections = within.connections;
  // A refused body is never asked for; Node would, unless told otherwise.
  server.on("checkContinue", (request, response) => server.emit("request", request, response));
  const counts = new WeakMap<Socket, number>();
  server.on("request", (request, response) => {
    const { socket } = request;
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > within.requests) {
      socket.pause();
      return;
    }
    if (count === within.requests) {
      response.shouldKeepAlive = false;
      // To destroy it with requests unread would reset it, and lose responses on their way.
      socket.destroySoon = () => socket.end();
    }
    // Node reads no further request behind such a header.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    handle(request, response);
  });
  return server;
}
