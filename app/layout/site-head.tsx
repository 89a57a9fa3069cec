import { site } from "../../content/site.ts";
import { addressOf } from "./page-head.tsx";

/**
 * What the sharing cards of all pages have in common, in the HTML alone. A page has its own title
 * (page-head.tsx).
 */
export function SiteHead() {
  const picture = addressOf("/social-card.jpg");
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta
        name="twitter:card"
        content={picture === undefined ? "summary" : "summary_large_image"}
      />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={site.name} />
        </>
      )}
    </>
  );
}
