import type { ReactNode } from "react";
import { texts } from "../shared/texts.ts";
import { FollowLinks } from "../ui/follow-links.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { navigationLinkTo } from "./navigation-links.tsx";
import styles from "./shell.module.css";
import { usePicturePrefetch } from "./use-picture-prefetch.ts";

type ShellProps = {
  /** The address of the page inside; `undefined` where there is none. */
  address: string | undefined;
  children: ReactNode;
};

/** The layout of every page: skip link, navigation bar, content, footer (section 2). */
export function Shell({ address, children }: ShellProps) {
  usePicturePrefetch();
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.frame.skip}
      </a>
      <Header current={navigationLinkTo(address)} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FollowLinks />
    </>
  );
}
