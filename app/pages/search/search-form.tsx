import type { FormEvent } from "react";
import { repeatsSearch } from "../../search/repeats-search.ts";
import { saveEntryState } from "../../shared/entry-state.ts";
import { hrefOf, paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { LinkList } from "../../suggestions/link-list.tsx";
import { fallbackLinks } from "../../suggestions/linked-pages.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { navigateTo } from "../../ui/location.ts";
import { ExampleSearches } from "./example-searches.tsx";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import styles from "./search-form.module.css";

/** Renders the search form. Before a search, it also shows example searches. */
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
    <form role="search" action={hrefOf(paths.search)} onSubmit={search} className={styles.form}>
      <h1 id="search-title" className={`${styles.title} small-title`}>
        {texts.search.title}
      </h1>
      <label id="search-label" htmlFor="q" className={`${styles.label} needs-script`}>
        {texts.search.label}
      </label>
      <div className={`${styles.withoutScript} without-script`}>
        <p className="if-scripts-off">{texts.search.withoutScript}</p>
        <p className="if-scripts-lost">{texts.search.scriptsLost}</p>
        <LinkList links={fallbackLinks} />
      </div>
      <div className={`${styles.row} needs-script`}>
        <SearchBox typed={typed} failed={failed} />
        <SubmitButton className={styles.button}>{texts.search.button}</SubmitButton>
      </div>
      {typed === undefined && <ExampleSearches />}
    </form>
  );
}
