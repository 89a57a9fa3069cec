import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";

type ButtonLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/** A link in the dress of a button: the one thing to do in its block. */
export function ButtonLink({ to, className, children }: ButtonLinkProps) {
  return (
    <Link className={`${styles.button} ${className ?? ""}`} to={to} prefetch="intent">
      {children} <Icon name="arrow" className={styles.arrow} />
    </Link>
  );
}

type SubmitButtonProps = { className?: string | undefined; children: ReactNode };

/** Sends the form that it stands in. */
export function SubmitButton({ className, children }: SubmitButtonProps) {
  return (
    <button className={`${styles.button} ${className ?? ""}`} type="submit">
      {children} <Icon name="arrow" className={styles.arrow} />
    </button>
  );
}
