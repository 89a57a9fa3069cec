import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router";

/** This many cards fill any screen and what is about to be scrolled to. */
const firstCards = 24;

/**
 * The products to render: on a new page the first rows, the others right after it is shown. All
 * at once in the page that is hydrated and on Back, whose position may be far down.
 */
export function useFirstRows<P>(products: readonly P[]): readonly P[] {
  const type = useNavigationType();
  const all = Math.max(products.length, firstCards);
  const deferred = all > firstCards && type !== NavigationType.Pop;
  // An initial value costs a second render, even if it is the same.
  return products.slice(0, useDeferredValue(all, deferred ? firstCards : undefined));
}
