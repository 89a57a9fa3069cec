import { createServer, type Server, STATUS_CODES } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { resolve } from "node:path";
import { pinoHttp } from "pino-http";
import { createApp, readBase } from "./app.ts";

process.env.NODE_ENV ??= "production";

/** Limits for slow clients, in milliseconds. */
const limits = {
  /** The maximum time from the first byte of a request to the end of its headers. */
  headersTimeout: 10_000,
  /** The maximum time from the first byte of a request to its last byte. */
  requestTimeout: 15_000,
  /** The time until an idle connection is closed. Proxies must close idle connections earlier. */
  keepAliveTimeout: 65_000,
  /** The interval between checks for requests that exceed `headersTimeout` or `requestTimeout`. */
  connectionsCheckingInterval: 2_000,
};

/** The time until a connection without traffic is closed, in milliseconds. */
const inactivityTimeout = 30_000;

/** The maximum number of connections. Many systems allow only 1,024 file descriptors per process. */
const maxConnections = 900;

/** The maximum number of requests per connection. Each pipelined request opens a file. */
const maxRequestsPerSocket = 100;

/**
 * The time for responses in progress to finish after SIGTERM or SIGINT, in milliseconds. Docker kills the process
 * after ten seconds.
 */
const gracePeriod = 9_000;

/**
 * Response statuses by Node's error code. Any other code means a malformed request and gets status
 * 400.
 */
const clientErrors = new Map<string | undefined, number>([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

const { PORT, HOST, BUILD_DIRECTORY, TRUST_PROXY } = process.env;
const port = Number(PORT || 3000);
const host = HOST || "127.0.0.1";
const directory = resolve(import.meta.dirname, "..", BUILD_DIRECTORY || "build");

/** Logs each request except health checks. Omits the query, which may contain a visitor's search. */
const logRequest = pinoHttp(
  {
    quietReqLogger: true,
    autoLogging: { ignore: ({ url }) => url === "/healthz" },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        url: url.replace(/\?.*/, ""),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  },
  process.stdout,
);

// Without this listener, a full disk or a closed pipe would end the process.
process.stdout.on("error", () => undefined);

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function start(): void {
  const app = createApp(directory, TRUST_PROXY || undefined);
  const server = createServer(limits, (request, response) => {
    logRequest(request, response);
    app(request, response);
  });
  server.timeout = inactivityTimeout;
  Object.assign(server, { maxConnections, maxRequestsPerSocket });
  server.on("clientError", answerClientError);
  server.on("error", (error) => {
    // Once the server is listening, an error affects only one connection.
    if (server.listening) console.error(error.message);
    else fail(error.message);
  });
  stopOnSignal(server);
  server.listen(port, host, () => {
    const address = server.address();
    const at = typeof address === "object" && address !== null ? address.port : port;
    const named = host.includes(":") ? `[${host}]` : host.replace("127.0.0.1", "localhost");
    console.log(`Listening on http://${named}:${at}${readBase(directory)}`);
  });
}

/** Responds with one line of text to a request that times out or that Node cannot parse. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = clientErrors.get(error.code) ?? 400;
  const text = STATUS_CODES[status];
  const headers = "Content-Type: text/plain; charset=utf-8\r\nConnection: close";
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${headers}\r\n\r\n${text}\n`);
}

/**
 * Ends the process on SIGTERM or SIGINT, once responses in progress are sent. The `close` method of node:http would
 * truncate these responses, because it treats a connection as idle while the end of a response is still being sent.
 */
function stopOnSignal(server: Server): void {
  /** The number of responses in progress on each connection. */
  const connections = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    connections.set(socket, 0);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    response.shouldKeepAlive &&= !stopping;
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (connections.get(socket) ?? 1) - 1;
      connections.set(socket, left);
      if (stopping && left === 0) socket.destroySoon();
    });
  });

  function stop(): void {
    if (stopping) return;
    stopping = true;
    NetServer.prototype.close.call(server, () => process.exit(0));
    setTimeout(() => process.exit(0), gracePeriod);
    for (const [socket, responses] of connections) if (responses === 0) socket.destroySoon();
  }
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
