import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";

type ButtonLinkProps = {
  to: string;
  className?: string | undefined;
  /** Follows the link as a plain one, past the router. */
  reloadDocument?: true;
  children: ReactNode;
};

/** A link styled as a button: the main action of its block. */
export function ButtonLink({ className, children, ...link }: ButtonLinkProps) {
  return (
    <Link className={`${styles.button} ${className ?? ""}`} prefetch="intent" {...link}>
      {children} <Icon name="arrow" className={styles.arrow} />
    </Link>
  );
}

type SubmitButtonProps = { className?: string | undefined; children: ReactNode };

/** Submits its form. */
export function SubmitButton({ className, children }: SubmitButtonProps) {
  return (
    <button className={`${styles.button} ${className ?? ""}`} type="submit">
      {children} <Icon name="arrow" className={styles.arrow} />
    </button>
  );
}
