import { type ReactNode, useRef } from "react";
import styles from "./browse-bar.module.css";
import { FilterPanel } from "./filter-panel.tsx";
import { OrderSelect } from "./order-select.tsx";
import type { Browsing } from "./use-browsing.ts";
import { useEarlyChoice } from "./use-early-choice.ts";
import { useHydrated } from "./use-hydrated.ts";

type BrowseBarProps = {
  browsing: Browsing;
  /** What is filtered, as it stands in a sentence. */
  subject: string;
  /** The fill of the square beside each colour's name. */
  swatches: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The bar above a list: its children, and at its end the filters and the order, where they serve. */
export function BrowseBar({ browsing, subject, swatches, children }: BrowseBarProps) {
  const hydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  useEarlyChoice(bar, browsing);
  return (
    <div ref={bar} className={styles.bar} data-awaits={hydrated ? undefined : "filters"}>
      <div className={styles.start}>{children}</div>
      {browsing.facets.length > 0 && (
        <FilterPanel browsing={browsing} subject={subject} swatches={swatches} />
      )}
      {browsing.ordered && <OrderSelect browsing={browsing} />}
    </div>
  );
}
