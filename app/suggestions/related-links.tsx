import { backdropAttributes } from "../picture/picture-attributes.ts";
import { densePhone, Picture } from "../picture/picture.tsx";
import { texts } from "../shared/texts.ts";
import { type LinkItem, LinkList } from "./link-list.tsx";
import { pictureOfLink } from "./picture-of-link.ts";
import styles from "./related-links.module.css";

type RelatedLinksProps = {
  /** The links, starting with the next page. */
  links: readonly LinkItem[];
  /** The names of the pictures already on the page. */
  shown: readonly string[];
  headingLevel: 2 | 3;
};

const sizes = {
  whole: `${densePhone} 50vw, (width < 44rem) 92vw, 50vw`,
  closeUp: `${densePhone} 110vw, 150vw`,
};

/** The maximum number of links that fit in a block as narrow as a card. */
const maximumLinks = 3;

/** Renders links to related pages after a list of products, with a picture for the first link. */
export function RelatedLinks({ links, shown, headingLevel }: RelatedLinksProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = pictureOfLink(links[0]?.path ?? "", shown);
  return (
    <section
      className={styles.block}
      aria-labelledby="related-links"
      data-links={links.length}
      {...backdropAttributes(picture === undefined ? "cognac" : picture.backdrop)}
    >
      <Heading id="related-links" className={styles.heading}>
        {texts.relatedLinks}
      </Heading>
      <LinkList links={links.slice(0, maximumLinks)} />
      {picture !== undefined && (
        <div className={styles.pictureFrame}>
          <Picture name={picture.name} className={styles.picture} sizes={sizes} alt="" />
        </div>
      )}
    </section>
  );
}
