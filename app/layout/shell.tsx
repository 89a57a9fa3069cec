import type { ReactNode } from "react";
import { texts } from "../shared/texts.ts";
import { Footer } from "./footer.tsx";
import { Header, navigationLinkTo } from "./header.tsx";
import styles from "./shell.module.css";

type ShellProps = {
  /** The address of the page inside; `undefined` on the not-found page. */
  address: string | undefined;
  children: ReactNode;
};

/** The layout of every page: skip link, navigation bar, content, footer (section 2). */
export function Shell({ address, children }: ShellProps) {
  return (
    <>
      <a className={`${styles.skip} inset-outline`} href="#main">
        {texts.frame.skip}
      </a>
      <Header current={navigationLinkTo(address)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
