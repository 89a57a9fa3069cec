import { createServer, type RequestListener } from "node:http";
import { createApp } from "../server/app.ts";
import { listen } from "./find-free-port.ts";

export type Served = {
  /** The server's origin, for example "http://localhost:40123". */
  readonly origin: string;
  /** Stops the server. Requests then fail as they do without a network. */
  readonly close: () => Promise<void>;
};

/** Serves a build on a free port. */
export function serveBuild(directory: string): Promise<Served> {
  return serve(createApp(directory));
}

/** Serves requests on a free port. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  return {
    origin: `http://localhost:${await listen(server)}`,
    close: () =>
      new Promise((resolve) => {
        // Ignores the error if the server is already closed.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
