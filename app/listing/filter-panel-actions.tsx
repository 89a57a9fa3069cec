import { fillCount } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./filter-panel-actions.module.css";

type FilterPanelActionsProps = { chosenCount: number; shownCount: number; clearHref: string };

/** The panel's lower edge: a link that removes all filters, if any are chosen, and a way to the list. */
export function FilterPanelActions({
  chosenCount,
  shownCount,
  clearHref,
}: FilterPanelActionsProps) {
  return (
    <div className={styles.actions}>
      {chosenCount > 0 && (
        <PageLink className={styles.clear} to={clearHref} data-keep-scroll>
          {texts.listing.clear}
        </PageLink>
      )}
      <button className={styles.show} type="submit">
        {fillCount(texts.listing.show, shownCount)}
      </button>
    </div>
  );
}
