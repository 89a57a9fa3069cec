import "./styles/index.css";
import "./styles/fonts.css"; // transformed by build-tools/fonts/fonts-plugin.ts
import type { ComponentType } from "react";
import { Island } from "./islands/island.tsx";
import { Shell } from "./layout/shell.tsx";
import { UnknownAddress } from "./pages/unknown-address.tsx";
import type { PathParameters } from "./shared/match-path.ts";

type AppProps = {
  /** The page's path, relative to the shop's root. */
  path: string;
  /** The page at the path; `undefined` for the not-found page. */
  page: { Component: ComponentType<PathParameters>; parameters: PathParameters } | undefined;
};

/** Renders a page inside the shared layout. */
export function App({ path, page }: AppProps) {
  return (
    <Shell address={page && path}>
      {page ? (
        <page.Component {...page.parameters} />
      ) : (
        <Island name="unknownAddress">
          <UnknownAddress />
        </Island>
      )}
    </Shell>
  );
}
