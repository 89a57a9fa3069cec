import { createServer, type RequestListener } from "node:http";
import { createApp } from "../server/app.ts";
import { readBuild } from "../server/read-build.ts";

export type ServedBuild = {
  readonly port: number;
  /** From then on nobody answers: the network is gone. */
  readonly close: () => Promise<void>;
};

/** Serves what is in a build's folder now, on the given port or a free one. */
export function serveBuild(directory: string, port?: number): Promise<ServedBuild> {
  return listen(answerFrom(directory), port);
}

/** Serves two builds as one host: the first at its root, the second in a folder of it. */
export function serveSideBySide(
  atRoot: string,
  second: { readonly folder: string; readonly directory: string },
): Promise<ServedBuild> {
  const [root, inFolder] = [atRoot, second.directory].map(answerFrom);
  return listen((request, response) =>
    (request.url?.startsWith(second.folder) ? inFolder : root)?.(request, response),
  );
}

function answerFrom(directory: string): RequestListener {
  return createApp({ build: readBuild(directory), log: false });
}

async function listen(answer: RequestListener, port?: number): Promise<ServedBuild> {
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
