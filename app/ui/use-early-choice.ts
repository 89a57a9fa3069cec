import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { readChoice } from "../catalogue/read-choice.ts";
import type { Browsing } from "./use-browsing.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What was ticked or ordered before the script came holds as soon as it is there, where rendering
 * the page once more would take it back. It takes the place of what the address chooses, which the
 * prerendered page does not show.
 *
 * @param controls what the boxes and the select stand in, named as they are in the address
 */
export function useEarlyChoice(
  controls: RefObject<HTMLElement | null>,
  { all, addressOf }: Browsing,
): void {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();

  // Without dependencies, as it does nothing once the script has taken the page over.
  useLayoutEffect(() => {
    if (hydrated) return;
    const named = controls.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input:checked, select",
    );
    const early = new URLSearchParams([...(named ?? [])].map(({ name, value }) => [name, value]));
    const choose = (parameters: URLSearchParams) => addressOf(readChoice(parameters, all));
    const chosen = choose(early);
    // A browser that comes back to a document may tick by itself what the address says already.
    if (chosen === "" || chosen === choose(new URLSearchParams(search))) return;
    navigate({ search: chosen }, { preventScrollReset: true });
  });
}
