import { categories } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { backdropOf, Picture } from "../picture/picture.tsx";
import { type LinkItem, LinkList } from "../search/link-list.tsx";
import { texts } from "../shared/texts.ts";
import styles from "./keep-looking.module.css";

type KeepLookingProps = {
  links: readonly LinkItem[];
  /** A cut-out, shown where the block is wide. */
  picture: string;
  /** The page's own backdrop, to use instead of the picture's. */
  backdrop?: string | undefined;
  headingLevel: 2 | 3;
};

/** More would not fit in a block as narrow as a card. */
const maximumLinks = 3;

/** Ends a grid of products whose last row is not full, with links onward. */
export function KeepLooking({ links, picture, backdrop, headingLevel }: KeepLookingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={styles.block}
      aria-labelledby="keep-looking"
      data-backdrop={backdrop ?? backdropOf(picture)}
    >
      <div className={styles.pictureFrame}>
        <Picture
          name={picture}
          className={styles.picture}
          sizes="(width < 56rem) 50vw, 33vw"
          alt=""
        />
      </div>
      <Heading id="keep-looking" className={styles.heading}>
        {texts.keepLooking}
      </Heading>
      <LinkList links={links.slice(0, maximumLinks)} />
    </section>
  );
}

/** A picture for the block that differs from those of the given products and categories. */
export function pictureBeside(shown: readonly { readonly image: string }[]): string {
  const { keepLooking, search } = site.pictures;
  const candidates = [keepLooking, search, ...categories.map(({ image }) => image)];
  return candidates.find((name) => shown.every(({ image }) => image !== name)) ?? keepLooking;
}
