import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router";

/** This many cards fill any screen and what is about to be scrolled to. */
const firstCards = 24;

/**
 * The products to render: on a new page the first rows, the others right after the first frame. All
 * at once in the page that is hydrated and on Back, whose position may be far down.
 */
export function useFirstRows<P>(products: readonly P[]): readonly P[] {
  const complete = useNavigationType() === NavigationType.Pop;
  const all = Math.max(products.length, firstCards);
  return products.slice(0, useDeferredValue(all, complete ? all : firstCards));
}
