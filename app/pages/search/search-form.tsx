import type { FormEvent } from "react";
import { site } from "#content/site.ts";
import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { Picture } from "../../picture/picture.tsx";
import { repeatsSearch } from "../../search/repeats-search.ts";
import { isTooShort } from "../../search/search-products.ts";
import { saveEntryState } from "../../shared/entry-state.ts";
import { hrefOf, paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { LinkList } from "../../suggestions/link-list.tsx";
import { fallbackLinks } from "../../suggestions/linked-pages.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { navigateTo } from "../../ui/location.ts";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import styles from "./search-form.module.css";

const examples = site.searchExamples.map((words) => ({
  label: words,
  path: paths.results(words),
}));

/** Renders the search form. Before a search, it also shows a picture and example searches. */
export function SearchForm({ typed, failed }: SearchBoxProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("q") ?? "");
    // Reads the address from `window`, because a double tap submits the form again before the next render.
    const replace = repeatsSearch(window.location.search, words);
    saveEntryState({ typed: replace ? words : typed });
    navigateTo(paths.results(words), { replace });
  }

  return (
    <form
      role="search"
      action={hrefOf(paths.search)}
      onSubmit={search}
      className={styles.form}
      data-variant={typed === undefined ? "start" : "bar"}
      {...backdropAttributes("sky")}
      data-bleed={typed === undefined ? "" : undefined}
    >
      <div className={styles.top}>
        {typed === undefined && (
          <Picture
            name={site.pictures.search}
            className={styles.picture}
            sizes="(width < 44rem) 40rem, max(72rem, 88vw)"
            alt=""
          />
        )}
        <h1 id="search-title" className={`${styles.title} small-title`}>
          {texts.search.title}
        </h1>
        <div className={`${styles.withoutScript} without-script`}>
          <p className="if-scripts-off">{texts.search.withoutScript}</p>
          <p className="if-scripts-lost">{texts.search.scriptsLost}</p>
          <LinkList links={fallbackLinks} />
        </div>
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
        {isTooShort(typed ?? "") && (
          <p id="search-minimum" className={styles.minimum}>
            {texts.search.minimum}
          </p>
        )}
      </div>
      <div className={`${styles.row} needs-script`}>
        <SearchBox typed={typed} failed={failed} />
        <SubmitButton className={styles.button}>{texts.search.button}</SubmitButton>
      </div>
    </form>
  );
}
