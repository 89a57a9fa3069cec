import type { ReactNode } from "react";

type OutsideLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link to another site. It opens a new tab, and says so. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
