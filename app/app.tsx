import "./styles/index.css";
import "./styles/fonts.css"; // build-tools/fonts/fonts-plugin.ts transforms it
import type { ComponentType } from "react";
import { Island } from "./islands/island.tsx";
import { Shell } from "./layout/shell.tsx";
import { UnknownAddress } from "./pages/unknown-address.tsx";
import type { PathParameters } from "./shared/match-path.ts";

type AppProps = {
  /** The path of the page, from the root of the shop. */
  path: string;
  /** The page of the path; without one, the not-found page. */
  page: { Component: ComponentType<PathParameters>; parameters: PathParameters } | undefined;
};

/** A page in the layout of every page. */
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
