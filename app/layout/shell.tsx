import type { ReactNode } from "react";
import { footer } from "#content/footer.ts";
import { site } from "#content/site.ts";
import { texts } from "../shared/texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

type ShellProps = {
  /** The page's path; `undefined` for the not-found page. */
  address: string | undefined;
  children: ReactNode;
};

/** Renders the layout of every page: skip link, navigation bar, content and footer (specification, section 2). */
export function Shell({ address, children }: ShellProps) {
  return (
    <>
      <a className={`${styles.skip} inset-outline`} href="#main">
        {texts.frame.skip}
      </a>
      <Header name={site.name} navigation={site.navigation} current={navigationLinkTo(address)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={footer} site={site} />
    </>
  );
}

/** Returns the index of the first navigation link to an address, or -1 if no link leads there. */
function navigationLinkTo(address: string | undefined): number {
  // Ignores the trailing slash that static hosts add to addresses.
  const withoutSlash = address?.replace(/\/$/, "");
  return site.navigation.findIndex(
    ({ path }) => encodeURI(path).replace(/\/$/, "") === withoutSlash,
  );
}
