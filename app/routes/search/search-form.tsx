import { type KeyboardEvent, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { paths } from "../../catalogue/paths.ts";
import { searchBox } from "../../site/use-search-key.ts";
import { recall, remember } from "../../site/visit-memory.ts";
import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { WaysOn } from "../../ui/ways-on.tsx";
import styles from "./search-form.module.css";
import { SearchKeySwitch } from "./search-key-switch.tsx";

type SearchFormProps = {
  /** What was searched for, as it was typed; `undefined` before a search. */
  typed: string | undefined;
};

/** The text box and its button. A search puts `q` in the address; before one, they fill the screen. */
export function SearchForm({ typed }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // The box is the visitor's while they type. A navigation puts in the address's words, Back and
  // Forward what had been typed there and not been searched for.
  useEffect(() => {
    const navigated = shown.current !== key;
    shown.current = key;
    const words = recall("typed") ?? typed;
    if (input.current !== null && (words !== undefined || navigated)) {
      input.current.value = words ?? "";
    }
  }, [key, typed]);

  return (
    <Form
      role="search"
      action={paths.search}
      onSubmit={() => remember("typed", typed ?? "")}
      className={styles.form}
      data-look={typed === undefined ? "start" : "bar"}
      data-cloth="sky"
      data-bleed={typed === undefined ? "" : undefined}
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
      <div className={`${styles.labels} needs-script`}>
        <label htmlFor={searchBox}>Product, type, colour or cloth</label>
        <SearchKeySwitch />
      </div>
      <div className={`${styles.row} needs-script`}>
        <input
          ref={input}
          id={searchBox}
          name="q"
          type="search"
          className={styles.input}
          defaultValue={typed}
          placeholder="e.g. cotton"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onInput={({ currentTarget }) => remember("typed", currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <SubmitButton className={styles.button}>Search</SubmitButton>
      </div>
    </Form>
  );
}

/** Some browsers do so by themselves, and some do not. */
function clearOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape") return;
  currentTarget.value = "";
  remember("typed", "");
}
