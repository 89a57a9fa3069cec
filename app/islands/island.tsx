import type { ReactNode } from "react";
import type { IslandName } from "./registry.ts";

/** Renders a part of a page that browsers hydrate (hydrate-islands.ts). The rest of the page stays static HTML. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  );
}
