import { test as setup } from "@playwright/test";
import { root } from "../support/builds.ts";
import { runIn } from "../support/copied-project.ts";

setup("build the content", () => {
  setup.setTimeout(300_000);
  runIn(root, "build-tools/project/build-if-changed.ts");
});
