import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../catalogue/paths.ts";

/** The search's text box, by its `id`. */
export const searchBox = "q";

const storage = "search key";

/** Whether the key `/` leads to the search; the visitor's choice lasts in this browser. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(storage) !== "off";
  } catch {
    return true;
  }
}

/** Keeps the visitor's choice; where nothing may be stored, the key stays as it was. */
export function switchSearchKey(on: boolean): void {
  try {
    localStorage.setItem(storage, on ? "on" : "off");
  } catch {
    // Full or forbidden.
  }
}

/**
 * The key `/` leads to the search's text box, from every page, but not while something is typed, and
 * not for visitors who switched it off: who speaks to a computer types keys by accident (WCAG 2.1.4).
 */
export function useSearchKey(): void {
  const navigate = useNavigate();

  // Keys that nothing else wants arrive at the document.
  useEffect(() => {
    function goToSearch(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.matches(typing)) return;
      if (!isSearchKeyOn()) return;
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
