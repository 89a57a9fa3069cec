import type { ReactNode } from "react";
import { texts } from "../shared/texts.ts";

type OutsideLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link to another site. It opens a new tab and announces that. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${texts.frame.newTab}`}</span>
    </a>
  );
}
