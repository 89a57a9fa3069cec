import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";
import { Document } from "./document.tsx";

type Assets = Omit<ComponentProps<typeof Document>, "children">;

/** The HTML of the page at an address, which has the base path. */
export async function renderPage(address: string, assets: Assets): Promise<string> {
  const { prelude } = await prerender(
    <Document {...assets}>
      <StaticRouter basename={import.meta.env.BASE_URL} location={address}>
        <App />
      </StaticRouter>
    </Document>,
  );
  return new Response(prelude).text();
}
