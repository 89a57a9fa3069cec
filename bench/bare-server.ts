import { createServer, get, type IncomingMessage } from "node:http";

/**
 * The baseline: serves from memory what the server at `ORIGIN` responds to each of `PATHS` (separated
 * by spaces) when asked for brotli, headers included.
 */
type StoredResponse = { readonly headers: string[]; readonly body: Buffer };

const responses = new Map<string, StoredResponse>();
for (const path of (process.env.PATHS ?? "").split(" ")) {
  responses.set(path, await fetchResponse(`${process.env.ORIGIN}${path}`));
}

const server = createServer((request, response) => {
  const stored = responses.get(request.url ?? "");
  if (stored === undefined) response.writeHead(404).end();
  else response.writeHead(200, stored.headers).end(stored.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}/`);
});

function fetchResponse(address: string): Promise<StoredResponse> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ headers: ownHeaders(response), body: Buffer.concat(parts) }),
      );
    }).on("error", reject);
  });
}

/** Without the connection's headers, which Node writes itself. */
function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  const ofConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
  return rawHeaders.filter(
    (_, index) => !ofConnection.has((rawHeaders[index - (index % 2)] ?? "").toLowerCase()),
  );
}
