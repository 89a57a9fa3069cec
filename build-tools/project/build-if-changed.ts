import { join } from "node:path";
import { buildProject } from "./build-project.ts";
import { hashSources, isBuiltFrom, stampBuild } from "./build-stamp.ts";

/** Builds the project unless its build is up to date with the sources. */
const root = join(import.meta.dirname, "../..");
const build = join(root, "build");
const hash = hashSources(root);
if (isBuiltFrom(build, hash)) {
  console.log("The build is up to date.");
} else {
  buildProject(root);
  stampBuild(build, hash);
}
