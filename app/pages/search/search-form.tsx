import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { site } from "../../../content/site.ts";
import { readHistoryState, saveHistoryState } from "../../navigation/history-state.ts";
import { LinkList } from "../../onward/link-list.tsx";
import { fallbackLinks } from "../../onward/linked-pages.ts";
import { openingSizes } from "../../onward/opening-picture.ts";
import { Picture } from "../../picture/picture.tsx";
import { searchMaximumLength } from "../../search/read-query.ts";
import { isTooShort, normalizeQuery } from "../../search/search-products.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { hrefOf } from "../../ui/page-link.tsx";
import styles from "./search-form.module.css";

const examples = site.searchExamples.map((words) => ({
  label: words,
  path: paths.results(words),
}));

type SearchFormProps = {
  /** The query as it was typed; `undefined` before a search. */
  typed: string | undefined;
  /** Whether it found nothing: the result count says why. */
  failed: boolean;
};

/** The text box and its button. A search puts `q` in the address; before one, a picture is above them. */
export function SearchForm({ typed, failed }: SearchFormProps) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("q") ?? "");
    // The address of the window: a double tap comes before the next render.
    const [[name, shown = ""] = [], ...filters] = new URLSearchParams(window.location.search);
    const isSame = normalizeQuery(shown) === normalizeQuery(words);
    const replace = name === "q" && isSame && filters.length === 0;
    saveHistoryState({ typed: replace ? words : typed });
    void navigate(paths.results(words), { replace });
  }

  return (
    <form
      role="search"
      action={hrefOf(paths.search)}
      onSubmit={search}
      className={styles.form}
      data-variant={typed === undefined ? "start" : "bar"}
      data-backdrop="sky"
      data-bleed={typed === undefined ? "" : undefined}
    >
      <div className={styles.top}>
        {typed === undefined && (
          <Picture
            name={site.pictures.search}
            className={styles.picture}
            sizes={openingSizes.search}
            alt=""
          />
        )}
        <h1 id="search-title" className={`${styles.title} small-title`}>
          {texts.search.title}
        </h1>
        <noscript className={styles.withoutScript}>
          <p>{texts.search.withoutScript}</p>
          <LinkList links={fallbackLinks} />
        </noscript>
      </div>
      <div className={`${styles.labels} needs-script`}>
        {typed === undefined && (
          <div className={styles.examples}>
            <p>{texts.search.examples}</p>
            <LinkList links={examples} />
          </div>
        )}
        <label id="search-label" htmlFor="q">
          {texts.search.label}
        </label>
        <p id="search-minimum">{texts.search.minimum}</p>
      </div>
      <div className={`${styles.row} needs-script`}>
        <SearchBox typed={typed} failed={failed} />
        <SubmitButton className={styles.button}>{texts.search.button}</SubmitButton>
      </div>
    </form>
  );
}

/** The text box. Its unsent text is saved in the history entry. */
function SearchBox({ typed, failed }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // Uncontrolled while typing. Navigation resets it to the query; Back and Forward restore unsent text.
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
      className={`${styles.input} inset-outline`}
      defaultValue={typed}
      maxLength={searchMaximumLength}
      // The page's title, too: the header's link leads here instead of to the heading.
      aria-labelledby="search-title search-label"
      aria-describedby={failed ? "search-minimum result-count" : "search-minimum"}
      aria-invalid={failed ? isTooShort(typed ?? "") : undefined}
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

/** Not every browser does this natively. */
function clearOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape") return;
  currentTarget.value = "";
  saveHistoryState({ typed: "" });
}
