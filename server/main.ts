import { createApp } from "./app.ts";
import { createBoundedServer, stop } from "./listen.ts";
import { readBuild } from "./read-build.ts";
import { readSettings } from "./settings.ts";

try {
  const { port, host, directory, log } = readSettings(process.env);
  const build = readBuild(directory);
  const server = createBoundedServer(createApp({ build, log }));
  server.once("error", (error: NodeJS.ErrnoException) => {
    fail(
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`
        : `The server could not listen on ${host}:${port}: ${error.message}`,
    );
  });
  server.listen(port, host, () => {
    const address = server.address();
    const at = typeof address === "object" && address !== null ? address.port : port;
    const name = host === "127.0.0.1" ? "localhost" : host;
    console.log(`The shop is open at http://${name}:${at}${build.base}`);
  });
  process.once("SIGTERM", () => stop(server));
  process.once("SIGINT", () => stop(server));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
