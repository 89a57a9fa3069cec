import type { ReactNode } from "react";
import { texts } from "../shared/texts.ts";
import styles from "./menu.module.css";

/** Renders the menu button, which appears if the links do not fit in the bar. The button works without React. */
export function MenuButton({ className }: { className: string | undefined }) {
  return (
    <button className={className} type="button" popoverTarget="menu" aria-label={texts.frame.menu}>
      <svg
        className={styles.bars}
        viewBox="0 0 24 24"
        stroke="currentColor"
        strokeWidth={1.5}
        aria-hidden="true"
      >
        <path d="M3 8.5h18" />
        <path d="M3 15.5h18" />
      </svg>
    </button>
  );
}

/**
 * Renders the menu's panel below the bar. The panel closes on Escape, on a click outside, or when focus leaves it
 * (ui/popover.ts).
 */
export function Menu({ children }: { children: ReactNode }) {
  return (
    <nav id="menu" className={styles.panel} popover="auto" aria-label={texts.frame.menu}>
      {children}
    </nav>
  );
}
