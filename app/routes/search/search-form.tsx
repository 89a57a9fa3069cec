import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { paths } from "../../catalogue/paths.ts";
import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { WaysOn } from "../../ui/ways-on.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = {
  /** What was searched for, as it was typed; `undefined` before a search. */
  typed: string | undefined;
  /** Set while the prerendered page may stand for a search that only the script can know. */
  awaits: "search" | undefined;
};

/** The text box and its button. A search puts `q` in the address; before one, they fill the screen. */
export function SearchForm({ typed, awaits }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);

  // The box is the visitor's while they type; a changed address puts its own words into it.
  useEffect(() => {
    if (shown.current === typed || input.current === null) return;
    shown.current = typed;
    input.current.value = typed ?? "";
  }, [typed]);

  return (
    <Form
      role="search"
      action={paths.search}
      className={styles.form}
      data-look={typed === undefined ? "start" : "bar"}
      data-cloth="sky"
      data-bleed={typed === undefined ? "" : undefined}
      data-awaits={awaits}
    >
      <h1 className={styles.title} tabIndex={-1}>
        Search
      </h1>
      <div className={styles.withoutScript}>
        <p>
          Search works with JavaScript, which is switched off here. The whole shop is two steps
          away:
        </p>
        <WaysOn ways={waysThroughShop} />
      </div>
      <label className={`${styles.label} needs-script`} htmlFor="q">
        Product, type, colour or cloth
      </label>
      <div className={`${styles.row} needs-script`}>
        <input
          ref={input}
          id="q"
          name="q"
          type="search"
          className={styles.input}
          defaultValue={typed}
          placeholder="e.g. cotton"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <SubmitButton className={styles.button}>Search</SubmitButton>
      </div>
    </Form>
  );
}
