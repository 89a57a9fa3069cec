import { NotFoundScreen } from "../../site/not-found-screen.tsx";

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
