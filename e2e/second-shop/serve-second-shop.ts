import { join } from "node:path";
import { createApp } from "../../server/app.ts";
import { createBoundedServer } from "../../server/listen.ts";
import { readBuild } from "../../server/read-build.ts";
import { inTemporaryFolder } from "../../tooling/clean-up.ts";
import { buildSecondShop } from "./build-second-shop.ts";

/** Builds the second shop in a temporary folder and serves it until the process is stopped. */
await inTemporaryFolder(async (folder) => {
  await buildSecondShop(folder);
  const build = readBuild(join(folder, "build"));
  const server = createBoundedServer(createApp({ build, log: false }));
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("close", resolve);
    server.listen(Number(process.env.PORT), "127.0.0.1");
  });
});
