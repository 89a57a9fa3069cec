import type { ReactNode } from "react";
import type { IslandName } from "./registry.ts";

/** A part of a page that the browser hydrates (hydrate-islands.ts). All around it stays the HTML that it is. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  );
}
