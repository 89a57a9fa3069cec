import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useHydrated } from "../boot/use-hydrated.ts";

/** This many cards fill any screen and what is about to be scrolled to. */
const firstCards = 24;

/**
 * The products to render: on a new page the first rows, the others right after the first frame. All
 * at once while hydrating, as they stand in the HTML, and on Back, whose position may be far down.
 */
export function useFirstRows<P>(products: readonly P[]): readonly P[] {
  const hydrated = useHydrated();
  const type = useNavigationType();
  const complete = !hydrated || type === NavigationType.Pop;
  const all = Math.max(products.length, firstCards);
  return products.slice(0, useDeferredValue(all, complete ? all : firstCards));
}
