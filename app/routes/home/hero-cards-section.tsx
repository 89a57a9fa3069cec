import { heroCards } from "../../../content/hero-cards.ts";
import { Icon } from "../../ui/icon.tsx";
import { clothOf, Picture } from "../../ui/picture.tsx";
import styles from "./hero-cards-section.module.css";

/** The three hero cards. Their Browse links go nowhere (section 2, site/go-nowhere.ts). */
export function HeroCardsSection() {
  return (
    <section aria-labelledby="departments">
      <h2 id="departments" className="visually-hidden">
        Departments
      </h2>
      <ul className={styles.cards}>
        {heroCards.map(({ id, image, trend, title }) => (
          <li key={id} className={styles.card} data-cloth={clothOf(image)}>
            <Picture name={image} className={styles.figure} sizes="(width < 44rem) 74vw, 31vw" />
            <div className={styles.words}>
              <p className={styles.trend}>{trend}</p>
              <h3 className={styles.title}>{title}</h3>
              {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the specification wants "#" */}
              <a className={styles.browse} href="#">
                Browse
                <span className="visually-hidden"> {title}</span>
                <Icon name="arrow" className={styles.arrow} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
