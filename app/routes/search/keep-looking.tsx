import { site } from "../../../content/site.ts";
import { backdropOf, Picture } from "../../picture/picture.tsx";
import { type LinkItem, LinkList } from "../../suggestions/link-list.tsx";
import { texts } from "../../shared/texts.ts";
import styles from "./keep-looking.module.css";

const picture = site.pictures.keepLooking;

/** Fills the last row of a result with links to related pages. */
export function KeepLooking({ links }: { links: readonly LinkItem[] }) {
  return (
    <section
      className={styles.item}
      aria-labelledby="keep-looking"
      data-backdrop={backdropOf(picture)}
    >
      <h2 id="keep-looking" className={styles.heading}>
        {texts.search.keepLooking}
      </h2>
      <LinkList links={links} />
      <Picture
        name={picture}
        className={styles.picture}
        sizes="(width < 44rem) 85vw, 34vw"
        alt=""
      />
    </section>
  );
}
