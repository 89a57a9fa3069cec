import { type KeyboardEvent, useEffect, useRef } from "react";
import { searchMaximumLength } from "../../search/read-query.ts";
import { isTooShort } from "../../search/search-products.ts";
import { readEntryState, saveEntryState } from "../../shared/entry-state.ts";
import { texts } from "../../shared/texts.ts";
import { useLocation } from "../../ui/location.ts";
import styles from "./search-box.module.css";

export type SearchBoxProps = {
  /** The query as typed, or `undefined` before a search. */
  typed: string | undefined;
  /** Whether the search found nothing. The result count then explains why. */
  failed: boolean;
};

/** Renders the search box. The history entry stores text that the visitor has typed but not submitted. */
export function SearchBox({ typed, failed }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  const result = failed ? "result-count" : undefined;
  const description = typed === undefined ? "search-minimum" : result;

  // The box is uncontrolled while the visitor types. A navigation resets its text to the query; Back and Forward
  // restore unsubmitted text.
  useEffect(() => {
    const navigated = shown.current !== key;
    shown.current = key;
    const words = readEntryState().typed ?? typed;
    if (input.current !== null && (words !== undefined || navigated)) {
      input.current.value = words ?? "";
    }
  }, [key, typed]);

  return (
    <input
      ref={input}
      id="q"
      name="q"
      type="search"
      className={`${styles.input} inset-outline`}
      defaultValue={typed}
      maxLength={searchMaximumLength}
      // The label includes the page title, because the header's search link focuses this box instead of the heading.
      aria-labelledby="search-title search-label"
      aria-describedby={description}
      aria-invalid={failed ? isTooShort(typed ?? "") : undefined}
      placeholder={texts.search.placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      onInput={({ currentTarget }) => saveEntryState({ typed: currentTarget.value })}
      onKeyDown={clearOnEscape}
    />
  );
}

/**
 * Clears the box on Escape, because Firefox does not. While an input method is composing a word, only the input method
 * handles Escape.
 */
function clearOnEscape({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape" || nativeEvent.isComposing) return;
  currentTarget.value = "";
  saveEntryState({ typed: "" });
}
