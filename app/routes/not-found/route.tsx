import { NotFoundScreen } from "../../site/not-found-screen.tsx";
import { useNearPage } from "../../site/use-near-page.ts";
import { DidYouMean } from "../../ui/did-you-mean.tsx";

export default function NotFoundPage() {
  const near = useNearPage();
  return <NotFoundScreen>{near && <DidYouMean {...near} />}</NotFoundScreen>;
}
