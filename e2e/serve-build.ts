import { createServer, type RequestListener } from "node:http";
import { createApp } from "../server/app.ts";
import { readBuild } from "../server/read-build.ts";

export type ServedBuild = {
  readonly port: number;
  /** From then on nobody answers: the network is gone. */
  readonly close: () => Promise<void>;
};

/** Serves what is in a build's folder now, on the given port or a free one. */
export function serveBuild(directory: string, port = 0): Promise<ServedBuild> {
  return listen(answerFrom(directory), port);
}

/** Serves two builds on one port: one for its root, one for a folder of it. */
export function serveSideBySide(
  atRoot: string,
  inFolder: string,
  folder: string,
): Promise<ServedBuild> {
  const [root, other] = [answerFrom(atRoot), answerFrom(inFolder)];
  return listen((request, response) =>
    (request.url?.startsWith(folder) ? other : root)(request, response),
  );
}

function answerFrom(directory: string): RequestListener {
  return createApp({ build: readBuild(directory), log: false });
}

async function listen(answer: RequestListener, port = 0): Promise<ServedBuild> {
  const server = createServer(answer);
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
