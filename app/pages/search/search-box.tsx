import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readHistoryState, saveHistoryState } from "../../navigation/history-state.ts";
import { searchMaximumLength } from "../../search/read-query.ts";
import { texts } from "../../shared/texts.ts";
import styles from "./search-form.module.css";

type SearchBoxProps = {
  /** What was searched for, as it was typed; `undefined` before a search. */
  typed: string | undefined;
  /** What came of it. Where nothing did, the result count says why. */
  result: "found" | "nothing" | "too short";
};

/** The text box. What is typed into it is kept with the entry of the history. */
export function SearchBox({ typed, result }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // The box is the visitor's while they type. A navigation puts in the address's words, Back and
  // Forward what had been typed there and not been searched for.
  useEffect(() => {
    const navigated = shown.current !== key;
    shown.current = key;
    const words = readHistoryState().typed ?? typed;
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
      className={styles.input}
      defaultValue={typed}
      maxLength={searchMaximumLength}
      aria-describedby={`search-minimum${result === "found" ? "" : " result-count"}`}
      aria-invalid={result === "found" ? undefined : result === "too short"}
      placeholder={texts.search.placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      onInput={({ currentTarget }) => saveHistoryState({ typed: currentTarget.value })}
      onKeyDown={clearOnEscape}
    />
  );
}

/** Some browsers do so by themselves, and some do not. */
function clearOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape") return;
  currentTarget.value = "";
  saveHistoryState({ typed: "" });
}
