import { useEffect, useRef } from "react";
import { isSearchKeyOn, switchSearchKey } from "../../site/use-search-key.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import styles from "./search-key-switch.module.css";

/** Tells that the key `/` leads here from every page, and switches it off and on. */
export function SearchKeySwitch() {
  const box = useRef<HTMLInputElement>(null);

  // The choice is stored in the browser: the prerendered page cannot know it.
  useEffect(() => {
    if (box.current !== null) box.current.checked = isSearchKeyOn();
  }, []);

  return (
    <label className={styles.switch}>
      <CheckBox
        ref={box}
        defaultChecked
        onChange={({ currentTarget }) => switchSearchKey(currentTarget.checked)}
      />
      The / key opens the search
    </label>
  );
}
