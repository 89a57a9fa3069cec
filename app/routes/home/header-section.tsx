import { site } from "../../../content/site.ts";
import { paths } from "../../catalogue/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { clothOf, Picture } from "../../ui/picture.tsx";
import styles from "./header-section.module.css";

/** How wide the layout shows each cut-out, the large one first. */
const plateSizes = [
  "(width < 68rem) 81vw, 44vw",
  "(width < 68rem) 26vw, 17vw",
  "(width < 68rem) 28vw, 17vw",
];

/** The stack line, the title, the intro and the way into the shop, beside three cut-outs. */
export function HeaderSection() {
  return (
    <section className={styles.header} aria-labelledby="title">
      <div className={styles.words}>
        <p className={styles.stack}>{site.stackLine}</p>
        <h1 id="title" className={styles.title} tabIndex={-1}>
          {site.title}
        </h1>
        <div className={styles.foot}>
          <p className={styles.intro}>{site.intro}</p>
          <ButtonLink className={styles.button} to={paths.shop}>
            Browse Project
          </ButtonLink>
        </div>
      </div>
      {site.plates.map(({ image, name, colour }, index) => (
        <figure key={image} className={styles.plate} data-cloth={clothOf(image)}>
          <Picture
            name={image}
            sizes={plateSizes[index] ?? "25vw"}
            priority={index === 0 ? "main" : "early"}
          />
          <figcaption className={styles.caption}>
            <span>{name}</span>
            <span className={styles.colour}>{colour}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
