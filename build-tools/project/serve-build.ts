import { createServer, type RequestListener } from "node:http";
import { createApp } from "../../server/app.ts";
import { type Build, readBuild } from "../../server/read-build.ts";

export type Served = {
  /** For example "http://localhost:40123". */
  readonly origin: string;
  /** Stops responding, as if the network had failed. */
  readonly close: () => Promise<void>;
};

/** Serves the current files of a build, on the given port or a free one. */
export function serveBuild(directory: string, port?: number): Promise<Served> {
  return serve(answerFrom(readBuild(directory)), port);
}

/** Serves two builds as one host: the first at its root, the second in a folder of it. */
export function serveSideBySide(
  atRoot: string,
  second: { readonly folder: string; readonly directory: string },
): Promise<Served> {
  const [atTop, inFolder] = [atRoot, second.directory].map((directory) =>
    answerFrom(readBuild(directory)),
  );
  return serve((request, response) =>
    (request.url?.startsWith(second.folder) ? inFolder : atTop)?.(request, response),
  );
}

/** Listens on the given port or a free one. */
export async function serve(answer: RequestListener, port = 0): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        // Closing it twice is not an error.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function answerFrom(build: Build): RequestListener {
  return createApp({ build, log: false });
}
