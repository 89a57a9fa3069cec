import { site } from "#content/site.ts";
import { ContentLink } from "../../layout/content-link.tsx";
import { frameAttributes } from "../../picture/picture-attributes.ts";
import { densePhone, Picture } from "../../picture/picture.tsx";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { longestWord } from "../../shared/width-in-letters.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./header-section.module.css";

/** The maximum number of letters that a word can have and still fit on a phone at full font size. */
const longWord = 10;

/** The `sizes` of the three pictures, starting with the large picture. */
const heroImageSizes = [
  `${densePhone} 77vw, (width < 56rem) 88vw, 56vw`,
  `${densePhone} 27vw, (width < 68rem) 42vw, 25vw`,
  `${densePhone} 39vw, (width < 56rem) 51vw, 33vw`,
];

/** The last two words of the title. In a wide viewport, they stay on one line if they fit. */
const [lastWords = ""] = /\S+ \S+$/u.exec(site.title) ?? [];

/**
 * Renders the stack line and title, three pictures, and the intro with the link to the shop. Each picture is a link. In
 * a wide viewport, the pictures are next to the texts.
 */
export function HeaderSection() {
  return (
    <section className={styles.header} aria-labelledby="title">
      <div className={styles.words}>
        <p className={`${styles.stack} stack-line`}>{site.stackLine}</p>
        <h1
          id="title"
          className={styles.title}
          data-length={longestWord(site.title) > longWord ? "long" : undefined}
        >
          {site.title.slice(0, site.title.length - lastWords.length)}
          <span className={styles.lastWords}>{lastWords}</span>
        </h1>
      </div>
      <div className={styles.pictures}>
        {site.heroImages.map(({ image, name, color, path }, index) => (
          <figure key={image} className={styles.heroImage} {...frameAttributes(image)}>
            {/* The caption already names the picture, so `alt` is empty. */}
            <Picture
              name={image}
              sizes={heroImageSizes[index] ?? "25vw"}
              priority={index === 0 ? "main" : "early"}
              alt=""
            />
            <figcaption className={`${styles.caption} over-picture`}>
              <ContentLink className="stretched-link underlined-on-hover" path={path}>
                {name}
              </ContentLink>
              <span className={styles.color}>{color}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.foot}>
        <p className={styles.intro}>{site.intro}</p>
        <ButtonLink className={styles.button} to={paths.shop}>
          {texts.home.browseProject}
        </ButtonLink>
      </div>
    </section>
  );
}
