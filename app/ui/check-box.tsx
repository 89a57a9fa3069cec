import type { ComponentProps } from "react";
import styles from "./check-box.module.css";

type CheckBoxProps = Omit<ComponentProps<"input">, "type" | "className">;

/** A box to tick, square like everything here. It stands inside its label. */
export function CheckBox(props: CheckBoxProps) {
  return <input className={styles.box} type="checkbox" {...props} />;
}
