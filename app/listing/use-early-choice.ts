import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { readListingState } from "./listing-state.ts";
import type { Listing } from "./use-listing.ts";
import { useHydrated } from "../boot/use-hydrated.ts";

/**
 * Boxes ticked and orders chosen before hydration are applied after it; otherwise the next render
 * would reset them. They replace the state in the address, which the prerendered page does not show.
 *
 * @param controls the element around the boxes and the select, which have their names in the address
 */
export function useEarlyChoice(
  controls: RefObject<HTMLElement | null>,
  { products, hrefFor }: Pick<Listing, "products" | "hrefFor">,
): void {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();

  // Without dependencies, because it does nothing once hydrated.
  useLayoutEffect(() => {
    if (hydrated) return;
    const named = controls.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input:checked, select",
    );
    const early = new URLSearchParams([...(named ?? [])].map(({ name, value }) => [name, value]));
    const choose = (parameters: URLSearchParams) => hrefFor(readListingState(parameters, products));
    const chosen = choose(early);
    // On Back or reload, a browser may itself restore ticks that the address already holds.
    if (chosen === "" || chosen === choose(new URLSearchParams(search))) return;
    navigate({ search: chosen }, { preventScrollReset: true });
  });
}
