import { byteLimits } from "../build-tools/measuring/limits.ts";
import { assetsOf, servedBytes, styleBytes } from "../build-tools/measuring/served-files.ts";
import { sizeMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";

/** What the first visit to `/` transfers, without fonts and pictures; exact. */
export async function measureBytes({ build }: Context): Promise<Findings> {
  const scripts = servedBytes(build, assetsOf(build, "js"));
  return {
    metrics: [
      sizeMetric("JavaScript of `/`", scripts, byteLimits.scripts),
      sizeMetric("Styles of `/`", styleBytes(build), byteLimits.styles),
      sizeMetric("HTML of `/`", servedBytes(build, ["index.html"]), byteLimits.page),
    ],
    method:
      "Bytes: the build's files as served, compressed with brotli; styles without the rules of the owner's pictures.",
  };
}
