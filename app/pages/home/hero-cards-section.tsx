import { Fragment } from "react";
import { heroCards } from "#content/hero-cards.ts";
import { frameAttributes } from "../../picture/picture-attributes.ts";
import { Picture } from "../../picture/picture.tsx";
import { texts } from "../../shared/texts.ts";
import { longestWord } from "../../shared/width-in-letters.ts";
import { Icon } from "../../ui/icon.tsx";
import pictureStyles from "./hero-card-picture.module.css";
import styles from "./hero-cards-section.module.css";

/** The maximum number of letters in a word that fits a card at full font size. */
const longWord = 11;

const sizes = {
  whole: "(width < 36rem) and (resolution < 2dppx) 96vw, (width < 36rem) 61vw, 49vw",
  // Phones with dense screens get images below full resolution, which load faster.
  closeUp: "(width < 36rem) and (resolution < 2dppx) 240vw, (width < 36rem) 160vw, 90vw",
};

/**
 * Renders the hero cards. Their Browse links do nothing (specification, section 2; first-paint/head.ts) and are
 * hidden without scripts.
 */
export function HeroCardsSection() {
  return (
    <section aria-labelledby="departments">
      <h2 id="departments" className="visually-hidden">
        {texts.home.heroCards}
      </h2>
      <ul className={styles.cards}>
        {heroCards.map(({ id, image, backdrop, trend, title }) => (
          <li key={id} className={styles.card} {...frameAttributes(image, backdrop)}>
            <Picture name={image} className={pictureStyles.picture} sizes={sizes} />
            <div className={`${styles.words} over-picture`}>
              <p className={styles.trend}>{trend}</p>
              <h3
                className={styles.title}
                data-length={longestWord(title) > longWord ? "long" : undefined}
              >
                {title.split(/(?<=\/)/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </h3>
              {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the specification requires "#" */}
              <a className={`${styles.browse} stretched-link needs-script`} href="#">
                {texts.home.browse}
                <span className="visually-hidden"> {title}</span>
                <Icon name="arrow" className="arrow-on-hover" />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
