import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { texts } from "../shared/texts.ts";
import { usePicturePrefetch } from "./use-picture-prefetch.ts";
import styles from "./shell.module.css";

type ShellProps = {
  /** Whether the page inside is the home page. */
  atHome: boolean;
  children: ReactNode;
};

/** The layout of every page: skip link, navigation bar, content, footer (section 2). */
export function Shell({ atHome, children }: ShellProps) {
  usePicturePrefetch();
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.frame.skip}
      </a>
      <Header atHome={atHome} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
