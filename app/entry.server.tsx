import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";
import { Document } from "./document.tsx";
import { findPage } from "./find-page.ts";

const base = import.meta.env.BASE_URL;

type Assets = Omit<ComponentProps<typeof Document>, "path" | "notFound" | "children">;

/** The HTML of the page at an address, which has the base path. */
export async function renderPage(address: string, assets: Assets): Promise<string> {
  const path = address.replace(base, "/");
  const { prelude } = await prerender(
    <Document path={path} notFound={findPage(path) === undefined} {...assets}>
      <StaticRouter basename={base} location={address}>
        <App />
      </StaticRouter>
    </Document>,
  );
  return new Response(prelude).text();
}
