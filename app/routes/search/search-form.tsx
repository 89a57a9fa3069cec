import { type KeyboardEvent, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { site } from "../../../content/site.ts";
import { Picture } from "../../picture/picture.tsx";
import { paths } from "../../shared/paths.ts";
import { readEntry, updateEntry } from "../../navigation/history-entry.ts";
import { fallbackLinks } from "../../layout/fallback-links.ts";
import { searchMaximumLength } from "../../search/read-query.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { LinkList } from "../../suggestions/link-list.tsx";
import { texts } from "../../shared/texts.ts";
import styles from "./search-form.module.css";

type SearchFormProps = {
  /** What was searched for, as it was typed; `undefined` before a search. */
  typed: string | undefined;
  /** What came of it. Where nothing did, the result count says why. */
  result: "found" | "nothing" | "too short";
};

/** The text box and its button. A search puts `q` in the address; before one, they fill the screen. */
export function SearchForm({ typed, result }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // The box is the visitor's while they type. A navigation puts in the address's words, Back and
  // Forward what had been typed there and not been searched for.
  useEffect(() => {
    const navigated = shown.current !== key;
    shown.current = key;
    const words = readEntry().typed ?? typed;
    if (input.current !== null && (words !== undefined || navigated)) {
      input.current.value = words ?? "";
    }
  }, [key, typed]);

  return (
    <Form
      role="search"
      action={paths.search}
      onSubmit={() => updateEntry({ typed })}
      className={styles.form}
      data-look={typed === undefined ? "start" : "bar"}
      data-backdrop="sky"
      data-bleed={typed === undefined ? "" : undefined}
    >
      <div className={styles.top}>
        {typed === undefined && (
          <Picture
            name={site.pictures.search}
            className={styles.picture}
            sizes="(width < 44rem) 26rem, 52vw"
            alt=""
          />
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {texts.search.title}
        </h1>
        <div className={styles.withoutScript}>
          <p>{texts.search.withoutScript}</p>
          <LinkList links={fallbackLinks} />
        </div>
      </div>
      <div className={`${styles.labels} needs-script`}>
        <label htmlFor="q">{texts.search.label}</label>
        <p id="search-minimum">{texts.search.minimum}</p>
      </div>
      <div className={`${styles.row} needs-script`}>
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
          onInput={({ currentTarget }) => updateEntry({ typed: currentTarget.value })}
          onKeyDown={clearOnEscape}
        />
        <SubmitButton className={styles.button}>{texts.search.button}</SubmitButton>
      </div>
    </Form>
  );
}

/** Some browsers do so by themselves, and some do not. */
function clearOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape") return;
  currentTarget.value = "";
  updateEntry({ typed: "" });
}
