import { nameShape } from "virtual:shop";
import type { Footer as FooterContent, Site } from "../content-shape/schema.ts";
import { densePhone, Picture } from "../picture/picture.tsx";
import { ContentLink } from "./content-link.tsx";
import styles from "./footer.module.css";

const link = `${styles.link} touch-target`;
const { width, viewBox } = nameShape;

/** The `sizes` of the footer's pictures. The widths exceed the square frames, because the frames crop 3:2 photos. */
const sizes = `${densePhone} 31vw, (width < 44rem) 46vw, (width < 68rem) 24vw, 12vw`;

type FooterProps = { footer: FooterContent; site: Site };

/** Renders the footer of every page (specification, section 2). */
export function Footer({ footer, site }: FooterProps) {
  const { contact, company, useful, details, copyright } = footer;
  // Splits the e-mail address, so that it can wrap after the @.
  const [user, host] = site.email.split("@");
  return (
    <footer className={styles.footer}>
      <div className={`${styles.columns} screen-only`}>
        <section className={styles.contact} aria-labelledby="footer-contact">
          <h2 id="footer-contact">{contact.heading}</h2>
          <address>
            <span className={link}>{site.area}</span>
            {/* The label keeps some screen readers from reading the `<wbr>` as a space. */}
            <a className={link} href={`mailto:${site.email}`} aria-label={site.email}>
              {user}@<wbr />
              {host}
            </a>
            <a className={link} href={`mailto:${site.emailIfNeeded}`}>
              {contact.emailIfNeededLabel}
            </a>
          </address>
        </section>
        <FooterLinks id="footer-company" {...company} />
        <FooterLinks id="footer-useful" {...useful} />
        <section className={styles.details} aria-labelledby="footer-details">
          <h2 id="footer-details">{details.heading}</h2>
          <div className={styles.images}>
            {details.images.map((name) => (
              <Picture key={name} name={name} sizes={sizes} />
            ))}
          </div>
        </section>
      </div>
      {/* The shop's name fills the page's width. `textLength` enforces this width, even in a fallback font. */}
      <svg className={`${styles.word} screen-only`} viewBox={viewBox} aria-hidden="true">
        <text fontSize={100} textLength={width}>
          {site.name}
        </text>
      </svg>
      <p className={styles.copyright}>
        <span>{copyright}</span>
        <span className="stack-line">{site.stackLine}</span>
      </p>
    </footer>
  );
}

type FooterLinksProps = {
  id: string;
  heading: string;
  links: readonly { label: string; path: string }[];
};

function FooterLinks({ id, heading, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={label}>
            <ContentLink className={`${link} underlined-on-hover`} path={path}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
