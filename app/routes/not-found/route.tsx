import { site } from "../../../content/site.ts";
import { linkedPages } from "../../layout/linked-pages.ts";
import { DidYouMean } from "../../suggestions/did-you-mean.tsx";
import { useSuggestedPage } from "../../suggestions/use-suggested-page.ts";

/** The help on the not-found page; root.tsx renders the rest, because `404.html` holds it already. */
export default function NotFoundHelp() {
  const suggestion = useSuggestedPage(linkedPages, site.notSetUp);
  return suggestion && <DidYouMean {...suggestion} />;
}
