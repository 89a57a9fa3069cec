import type { ComponentProps, FormEvent } from "react";
import { useNavigate } from "react-router";
import { site } from "../../../content/site.ts";
import { fallbackLinks } from "../../layout/fallback-links.ts";
import { openingSizes } from "../../layout/opening-picture.ts";
import { saveHistoryState } from "../../navigation/history-state.ts";
import { Picture } from "../../picture/picture.tsx";
import { LinkList } from "../../search/link-list.tsx";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { hrefOf } from "../../ui/page-link.tsx";
import { SearchBox } from "./search-box.tsx";
import styles from "./search-form.module.css";

/** The text box and its button. A search puts `q` in the address; before one, a picture is above them. */
export function SearchForm({ typed, result }: ComponentProps<typeof SearchBox>) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saveHistoryState({ typed });
    const words = String(new FormData(event.currentTarget).get("q") ?? "");
    navigate(`${paths.search}?${new URLSearchParams({ q: words })}`);
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
        <SearchBox typed={typed} result={result} />
        <SubmitButton className={styles.button}>{texts.search.button}</SubmitButton>
      </div>
    </form>
  );
}
