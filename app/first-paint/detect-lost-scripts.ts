import { lacksScripts, loseScripts } from "../page-state.ts";

/** Marks the scripts as lost if the entry script fails to load or throws an error. */
export function detectLostScripts(): void {
  addEventListener(
    "error",
    (event) => {
      const entry = document.querySelector<HTMLScriptElement>("script[type=module]");
      if (entry === null || !lacksScripts()) return;
      const isThrown = event instanceof ErrorEvent && event.filename === entry.src;
      if (event.target === entry || isThrown) loseScripts();
    },
    true,
  );
}
