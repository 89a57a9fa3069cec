import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { picturesFolder } from "../../app/picture/picture-files.ts";
import { compressFiles } from "../../build-tools/output/compress-files.ts";
import { inTemporaryFolder } from "../../build-tools/project/clean-up.ts";
import { withShop } from "../child-server.ts";
import { buildPeer } from "./build-peer.ts";
import { listPeerProducts } from "./list-peer-products.ts";

/**
 * Serves the peer, the shop's products as the plainest client-rendered React page, by the shop's own
 * server and with the pictures of the shop's build.
 */
export function withPeer<T>(shopBuild: string, work: (address: string) => Promise<T>): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    const client = join(folder, "client");
    await buildPeer(client);
    const shopClient = join(shopBuild, "client");
    cpSync(join(shopClient, picturesFolder), join(client, picturesFolder), { recursive: true });
    cpSync(join(shopClient, "404.html"), join(client, "404.html"));
    writeFileSync(join(client, "products.json"), JSON.stringify(await listPeerProducts()));
    writeFileSync(
      join(folder, "pages.json"),
      JSON.stringify({ base: "/", pages: { "/": "default-src 'self'" } }),
    );
    await compressFiles(client);
    return withShop(folder, work);
  });
}
