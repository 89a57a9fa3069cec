import type { ComponentProps } from "react";
import styles from "./check-box.module.css";

type CheckBoxProps = Omit<ComponentProps<"input">, "type" | "className">;

/** A styled check box. It must be inside its label. */
export function CheckBox(props: CheckBoxProps) {
  return <input className={styles.box} type="checkbox" {...props} />;
}
