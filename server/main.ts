import { createApp } from "./app.ts";
import { followBuild } from "./follow-build.ts";
import { createBoundedServer } from "./listen.ts";
import { logTo } from "./log-output.ts";
import { readSettings } from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

process.env.NODE_ENV ??= "production";
const output = logTo(process.stdout);
const errors = logTo(process.stderr);

try {
  const { port, host, directory, log, trustProxy } = readSettings(process.env);
  const build = followBuild({ directory, log: reportError });
  const server = createBoundedServer(createApp({ build, log, trustProxy }));
  const name = host.includes(":") ? `[${host}]` : host;
  server.on("error", (error: NodeJS.ErrnoException) => {
    // An error after that concerns a single connection.
    if (server.listening) reportError(`A connection was not accepted: ${error.message}`);
    else fail(messageFor(error, name, port));
  });
  stopOnSignal(server);
  server.listen(port, host, () => {
    const address = server.address();
    const at = typeof address === "object" && address !== null ? address.port : port;
    const local = host === "127.0.0.1" ? "localhost" : name;
    output.write(`The shop is open at http://${local}:${at}${build.base}\n`);
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function messageFor(error: NodeJS.ErrnoException, name: string, port: number): string {
  if (error.code !== "EADDRINUSE") {
    return `The server could not listen on ${name}:${port}: ${error.message}`;
  }
  return `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`;
}

function reportError(message: string): void {
  errors.write(`${message}\n`);
}

function fail(message: string): never {
  reportError(message);
  process.exit(1);
}
