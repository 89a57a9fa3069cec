import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

type ShellProps = {
  /** Whether the page inside is the home page. */
  atHome: boolean;
  /** What has to come before the prerendered page can be what the address means. */
  awaits: "category" | "script" | undefined;
  children: ReactNode;
};

/** What surrounds every page: skip link, navigation bar, content, footer (section 2). */
export function Shell({ atHome, awaits, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header atHome={atHome} />
      <main id="main" className={styles.main} tabIndex={-1} data-awaits={awaits}>
        {children}
      </main>
      <Footer awaits={awaits} />
    </>
  );
}
