import { services } from "#content/services.ts";
import { texts } from "../../shared/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./services-section.module.css";

export function ServicesSection() {
  return (
    <section className={`${styles.section} hairline-grid`} aria-labelledby="service">
      <h2 id="service" className={styles.heading}>
        {texts.home.services}
      </h2>
      {services.map(({ icon, title, text }) => (
        <article key={title} className={styles.service}>
          <Icon name={icon} className={styles.icon} weight={1.1} />
          <h3 className="small-title">{title}</h3>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </section>
  );
}
