import { createServer, type RequestListener, type Server } from "node:http";

/** Bounds for slow and hostile clients; times in milliseconds, sizes in bytes. */
export const limits = {
  /** From the first byte of a request to the end of its headers. */
  headers: 10_000,
  /** The same to the end of the request. */
  request: 15_000,
  /** How long an idle connection is kept for the next request. */
  keepAlive: 10_000,
  /** How often the times above are looked at. */
  check: 2_000,
  headerBytes: 8_192,
  connections: 2_048,
} as const;

/** What is under way when the server is told to stop has this long to finish. */
const graceOfStopping = 8_000;

/** A server that does not wait forever for anybody. */
export function createBoundedServer(handle: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
      maxHeaderSize: limits.headerBytes,
    },
    handle,
  );
  server.maxConnections = limits.connections;
  return server;
}

/** Accepts nothing new, lets what is under way finish, and cuts what has not within the grace. */
export function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), graceOfStopping).unref();
}
