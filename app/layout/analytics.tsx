import type { Site } from "../content-shape/schema.ts";
import { script as countPagesScript } from "./count-pages.ts?inline-script";

/**
 * Renders the deferred analytics script from content/site.ts, and a script that reports page views to the analytics
 * script.
 */
export function Analytics({ script, attributes, countPage }: NonNullable<Site["analytics"]>) {
  return (
    <>
      <script defer src={script} {...attributes} />
      <script
        data-call={countPage.call}
        data-argument={countPage.with}
        dangerouslySetInnerHTML={{ __html: countPagesScript }}
      />
    </>
  );
}
