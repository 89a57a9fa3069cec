import { resolve } from "node:path";
import { createApp } from "./app.ts";
import { followBuild } from "./follow-build.ts";
import { createBoundedServer } from "./listen.ts";
import { logTo } from "./log.ts";
import { stopOnSignal } from "./stop.ts";

process.env.NODE_ENV ??= "production";
const output = logTo(process.stdout);
const errors = logTo(process.stderr);

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function start(): void {
  const { port, host, directory, log, trustProxy } = readSettings();
  const currentBuild = followBuild(directory, reportError);
  const server = createBoundedServer(createApp({ currentBuild, log, trustProxy }));
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
    const local = host === "127.0.0.1" ? "localhost" : host;
    output.write(`The shop is open at http://${local}:${at}${currentBuild().base}\n`);
  });
}

/**
 * The settings from the environment, as docs/deploy.md lists them.
 * @throws if one is invalid; the message says what is allowed
 */
function readSettings() {
  const { PORT, HOST, BUILD_DIRECTORY, ACCESS_LOG, TRUST_PROXY } = process.env;
  const port = Number(PORT || 3000);
  if ((PORT && !/^\d+$/.test(PORT)) || port > 65_535) {
    throw new Error(`PORT is "${PORT}". Expected a whole number from 0 to 65535.`);
  }
  if (ACCESS_LOG && ACCESS_LOG !== "on" && ACCESS_LOG !== "off") {
    throw new Error(`ACCESS_LOG is "${ACCESS_LOG}". Expected on or off.`);
  }
  return {
    port,
    host: HOST || "127.0.0.1",
    directory: resolve(import.meta.dirname, "..", BUILD_DIRECTORY || "build"),
    log: ACCESS_LOG !== "off",
    trustProxy: TRUST_PROXY || "loopback",
  };
}

function reportError(message: string): void {
  errors.write(`${message}\n`);
}

function fail(message: string): never {
  reportError(message);
  process.exit(1);
}
