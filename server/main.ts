import { resolve } from "node:path";
import { createApp } from "./app.ts";
import { followBuild } from "./follow-build.ts";
import { createBoundedServer, limits } from "./listen.ts";
import { logTo } from "./log.ts";
import { stopOnSignal } from "./stop.ts";

process.env.NODE_ENV ??= "production";
// Without a listener, Node opens a debugger.
if (process.env.NODE_ENV === "production") process.on("SIGUSR1", () => undefined);
const output = logTo(process.stdout);
const errors = logTo(process.stderr);

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function start(): void {
  const { port, host, directory, keepAlive, ...options } = readSettings();
  const currentBuild = followBuild(directory, reportError);
  const app = createApp({ currentBuild, ...options });
  const server = createBoundedServer(app, { ...limits, keepAlive });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // An error after that concerns a single connection.
    if (server.listening) reportError(`A connection was not accepted: ${error.message}`);
    else if (error.code === "EADDRINUSE") {
      const another = "Stop what listens there, or choose another: PORT=3001 npm start";
      fail(`Port ${port} is in use. ${another}`);
    } else fail(`The server could not listen on ${host}:${port}: ${error.message}`);
  });
  stopOnSignal(server);
  server.listen(port, host, () => {
    const address = server.address();
    const at = typeof address === "object" && address !== null ? address.port : port;
    const named = host.includes(":") ? `[${host}]` : host;
    const local = host === "127.0.0.1" ? "localhost" : named;
    output.write(`Listening on http://${local}:${at}${currentBuild().base}\n`);
  });
}

/**
 * The settings from the environment, as docs/deploy.md lists them.
 * @throws if one is invalid; the message says what is allowed
 */
function readSettings() {
  const { HOST, BUILD_DIRECTORY, TRUST_PROXY } = process.env;
  return {
    port: readNumber("PORT", 3000, [0, 65_535]),
    host: HOST || "127.0.0.1",
    directory: resolve(import.meta.dirname, "..", BUILD_DIRECTORY || "build"),
    log: readChoice("ACCESS_LOG", ["on", "off"]) === "on",
    logQueries: readChoice("LOG_QUERIES", ["0", "1"]) === "1",
    trustProxy: TRUST_PROXY || "loopback",
    keepAlive: readNumber("KEEP_ALIVE_SECONDS", limits.keepAlive / 1000, [1, 3600]) * 1000,
  };
}

function readNumber(name: string, usual: number, [min, max]: readonly [number, number]): number {
  const value = process.env[name] || String(usual);
  if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw new Error(`${name} is "${value}". Expected a whole number from ${min} to ${max}.`);
}

/** One of two words; the first unless the variable is set. */
function readChoice(name: string, [usual, other]: readonly [string, string]): string {
  const value = process.env[name] || usual;
  if (value === usual || value === other) return value;
  throw new Error(`${name} is "${value}". Expected ${usual} or ${other}.`);
}

function reportError(message: string): void {
  errors.write(`${message}\n`);
}

function fail(message: string): never {
  reportError(message);
  process.exit(1);
}
