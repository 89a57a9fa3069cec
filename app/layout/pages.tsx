import type { ReactNode } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { hrefOf } from "../ui/follow-links.ts";
import styles from "./shell.module.css";
import { type CategoryAddress, type LoadCategory, useLinkPrefetch } from "./use-link-prefetch.ts";

type PagesProps = {
  /** The category whose page is shown, if it is one. */
  shown: CategoryAddress | undefined;
  loadCategory: LoadCategory | undefined;
  /** The page, as the router renders it. */
  children: ReactNode;
};

/** The page, with the category that is rendered outside of the document before a click (decision 027). */
export function Pages({ shown, loadCategory, children }: PagesProps) {
  const location = useLocation();
  const onCategory = shown !== undefined;
  const { path, ahead } = useLinkPrefetch(onCategory, loadCategory);

  // Once one was rendered ahead, each later category is shown so, too: back in `children`, the page would
  // be mounted anew.
  const isAhead = ahead !== undefined && (onCategory || ahead.from === location);
  return (
    <>
      {!(onCategory && isAhead) && <div className={styles.page}>{children}</div>}
      {isAhead && (
        <ahead.Component
          address={shown ?? ahead.address}
          visible={onCategory}
          className={styles.page}
        />
      )}
      {path !== undefined && path !== location.pathname && (
        <PrefetchPageLinks page={hrefOf(path)} />
      )}
    </>
  );
}
