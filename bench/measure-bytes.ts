import { assetsOf, servedBytes } from "../build-tools/writing/served-files.ts";
import { bounds } from "./bounds.ts";
import { sizeMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";

/** What the first visit to `/` transfers, without fonts and pictures; exact. */
export async function measureBytes({ build }: Context): Promise<Findings> {
  const styles = servedBytes(build, assetsOf(build, "index.html", "css"));
  return {
    metrics: [
      sizeMetric("JavaScript of `/`", scriptBytes(build), bounds.scripts),
      sizeMetric("Styles of `/`", styles, bounds.styles),
      sizeMetric("HTML of `/`", servedBytes(build, ["index.html"]), bounds.html),
    ],
    method: "Bytes: the build's files as served, compressed with brotli.",
  };
}

/** The scripts that the home page of a build names. */
export function scriptBytes(build: string): number {
  return servedBytes(build, assetsOf(build, "index.html", "js"));
}
