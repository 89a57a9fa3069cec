import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";

type ButtonLinkProps = {
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link styled as a button: the main action of its block. */
export function ButtonLink({ to, className, children }: ButtonLinkProps) {
  return (
    <PageLink
      to={to}
      className={`${styles.button} screen-only inset-outline inverted-on-hover ${className ?? ""}`}
    >
      {children} <Icon name="arrow" className="arrow-on-hover" />
    </PageLink>
  );
}

type SubmitButtonProps = { className?: string | undefined; children: ReactNode };

/** Submits its form. */
export function SubmitButton({ className, children }: SubmitButtonProps) {
  return (
    <button
      className={`${styles.button} inset-outline inverted-on-hover ${className ?? ""}`}
      type="submit"
    >
      {children} <Icon name="arrow" className="arrow-on-hover" />
    </button>
  );
}
