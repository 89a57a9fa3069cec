import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../catalogue/paths.ts";

/** The search's text box, by its `id`. */
export const searchBox = "q";

/** The key `/` leads to the search's text box, from every page, but not while something is typed. */
export function useSearchKey(): void {
  const navigate = useNavigate();

  // Keys that nothing else wants arrive at the document.
  useEffect(() => {
    function goToSearch(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.matches(typing)) return;
      event.preventDefault();
      const box = document.getElementById(searchBox);
      if (box === null) navigate(paths.search, { state: { focus: searchBox } });
      else box.focus();
    }
    document.addEventListener("keydown", goToSearch);
    return () => document.removeEventListener("keydown", goToSearch);
  }, [navigate]);
}

const typing = "input:not([type=checkbox]), textarea, select, [contenteditable]";
