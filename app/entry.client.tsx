import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { registerWorker } from "./boot/register-worker.ts";
import { noteDepartures } from "./navigation/use-kept-place.ts";

noteDepartures();

startTransition(() => {
  hydrateRoot(
    document.body,
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
});

registerWorker();
