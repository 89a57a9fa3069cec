import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import { pictures } from "virtual:pictures";
import { App } from "./app.tsx";
import { addContentSecurityPolicy } from "./content-security-policy.ts";
import { Document } from "./document.tsx";
import { findPage } from "./routes.ts";
import { PrerenderedPath } from "./ui/location.ts";

/** Only a browser renders it, but the style sheet is made of what this file imports and exports. */
export { ErrorScreen } from "./layout/error-screen.tsx";

const base = import.meta.env.BASE_URL;

const pictureOrigins = Object.values(pictures).flatMap((picture) =>
  "remote" in picture ? [new URL(picture.remote).origin] : [],
);

type Assets = Omit<ComponentProps<typeof Document>, "path" | "notFound" | "children">;

/** The HTML of the page at an address, which has the base path, with its Content Security Policy. */
export async function renderPage(address: string, assets: Assets): Promise<string> {
  const path = address.replace(base, "/");
  const page = await findPage(path);
  const { prelude } = await prerender(
    <PrerenderedPath value={path}>
      <Document path={path} notFound={page === undefined} {...assets}>
        <App path={path} page={page} />
      </Document>
    </PrerenderedPath>,
  );
  const html = await new Response(prelude).text();
  // In development, Vite adds scripts and styles of its own, which a policy would refuse.
  return import.meta.env.DEV ? html : addContentSecurityPolicy(html, pictureOrigins);
}
