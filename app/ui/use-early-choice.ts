import { type RefObject, useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { readChoice } from "../catalogue/read-choice.ts";
import type { Browsing } from "./use-browsing.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What was ticked or ordered before the script came holds as soon as it is there, where rendering
 * the page once more would take it back.
 *
 * @param controls what the boxes and the select stand in, named as they are in the address
 */
export function useEarlyChoice(
  controls: RefObject<HTMLElement | null>,
  { all, addressOf }: Browsing,
): void {
  const hydrated = useHydrated();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    // Only of the page that the script takes over: from then on each change is heard.
    if (hydrated) return;
    const named = controls.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input:checked, select",
    );
    const early = new URLSearchParams([...(named ?? [])].map(({ name, value }) => [name, value]));
    const search = addressOf(readChoice(early, all));
    if (search !== "") navigate({ search }, { preventScrollReset: true });
  });
}
