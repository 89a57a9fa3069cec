import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { registerWorker } from "./boot/register-worker.ts";
import { noteDepartures } from "./navigation/use-kept-place.ts";

noteDepartures();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

registerWorker();
