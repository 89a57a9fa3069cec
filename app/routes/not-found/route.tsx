import { site } from "../../../content/site.ts";
import { linkedPages } from "../../layout/linked-pages.ts";
import { NotFoundScreen } from "../../layout/not-found-screen.tsx";
import { DidYouMean } from "../../suggestions/did-you-mean.tsx";
import { useSuggestedPage } from "../../suggestions/use-suggested-page.ts";

export default function NotFoundPage() {
  const suggestion = useSuggestedPage(linkedPages, site.notSetUp);
  return <NotFoundScreen>{suggestion && <DidYouMean {...suggestion} />}</NotFoundScreen>;
}
