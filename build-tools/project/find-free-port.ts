import { once } from "node:events";
import { createServer } from "node:http";
import { listen } from "../../server/clients-fixture.ts";

/** A local port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}
