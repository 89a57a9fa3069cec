import { createServer } from "node:http";
import { createApp } from "../server/app.ts";
import { readBuild } from "../server/read-build.ts";

export type ServedBuild = {
  readonly port: number;
  /** From then on nobody answers: the network is gone. */
  readonly close: () => Promise<void>;
};

/** Serves what is in a build's folder now, on the given port or a free one. */
export async function serveBuild(directory: string, port = 0): Promise<ServedBuild> {
  const server = createServer(createApp({ build: readBuild(directory), log: false }));
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        // Closed before, it says so, which is as well.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
