import { createApp } from "../server/app.ts";
import { createBoundedServer } from "../server/listen.ts";
import { readBuild } from "../server/read-build.ts";

/** The production server with the build of `BUILD_DIRECTORY`, on any free port and without a log. */
const build = readBuild(process.env.BUILD_DIRECTORY ?? "");
const server = createBoundedServer(createApp({ build, log: false }));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}/`);
});
