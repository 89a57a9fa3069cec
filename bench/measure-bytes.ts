import { bytes } from "../build-tools/writing/limits.ts";
import { assetsOf, servedBytes } from "../build-tools/writing/served-files.ts";
import { sizeMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";

/** What the first visit to `/` transfers, without fonts and pictures; exact. */
export async function measureBytes({ build }: Context): Promise<Findings> {
  const sizeOf = (extension: "js" | "css") =>
    servedBytes(build, assetsOf(build, "index.html", extension));
  return {
    metrics: [
      sizeMetric("JavaScript of `/`", sizeOf("js"), bytes.scripts),
      sizeMetric("Styles of `/`", sizeOf("css"), bytes.styles),
      sizeMetric("HTML of `/`", servedBytes(build, ["index.html"]), bytes.page),
    ],
    method: "Bytes: the build's files as served, compressed with brotli.",
  };
}
