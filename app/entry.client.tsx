import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchStylesAhead } from "./site/fetch-styles-ahead.ts";
import { registerWorker } from "./site/register-worker.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

fetchStylesAhead();
registerWorker();
