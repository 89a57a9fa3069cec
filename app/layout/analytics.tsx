import type { Site } from "../content-shape/schema.ts";
import { script as countPagesScript } from "../first-paint/count-pages.ts?inline-script";

/** The owner's analytics script, deferred, and the script that has it count each page (content/site.ts). */
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
