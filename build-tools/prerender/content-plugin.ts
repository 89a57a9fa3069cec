import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pathInProject } from "../project/path-in-project.ts";
import { tokensFile } from "../theme/read-tokens.ts";
import { debounce } from "./debounce.ts";

/** The files that the check reads, relative to the project. */
const checked = new RegExp(`^(?:content/.*|app/app\\.tsx|${tokensFile})$`);

/** An error of the bundler about such a file: the check describes the same mistake in one line. */
const aboutContent = /\bcontent\/[\w-]+\.ts\b/;

/** How long Vite may take to show its own error or to apply a change, in milliseconds. */
const afterVite = 500;

/**
 * In development, shows every mistake in the content over the page until it is fixed. A separate
 * process reads the content, because this one caches the modules it has imported.
 */
export function contentPlugin(root: string): Plugin {
  return {
    name: "content",
    apply: "serve",
    configureServer({ config: { logger }, watcher, ws }) {
      const logError = logger.error.bind(logger);
      let heldErrors: Parameters<typeof logError>[] = [];
      let mistakes = "";
      /** Whether the content had a mistake, or Vite an error, since the content was last valid. */
      let failed = false;
      /** Counts the changes: the result of a check is outdated once there is a newer one. */
      let changes = 0;
      let checkedChanges = 0;

      const showOnce = () => {
        if (mistakes === "" || checkedChanges < changes) return;
        ws.send({ type: "error", err: { plugin: "content", message: mistakes, stack: "" } });
      };
      // Twice: Vite replaces our error by its own after connecting, and removes it after an update.
      const show = () => {
        showOnce();
        setTimeout(showOnce, afterVite);
      };
      const check = async () => {
        const current = changes;
        const before = mistakes;
        const found = await runCheck(root);
        if (current < changes) return;
        checkedChanges = current;
        mistakes = found;
        if (mistakes !== before && mistakes !== "") logError(mistakes);
        // What failed while the content was invalid failed because of it.
        if (mistakes === "" && before === "") for (const error of heldErrors) logError(...error);
        heldErrors = [];
        show();
        if (mistakes === "" && failed) {
          logger.info("The content is valid.");
          ws.send({ type: "full-reload" });
        }
        failed = mistakes !== "";
      };
      const checkOnceSettled = debounce(check);
      const checkSoon = () => {
        changes += 1;
        checkOnceSettled();
      };

      logger.error = (message, options) => {
        const about = aboutContent.test(message);
        if (!about && mistakes === "" && checkedChanges === changes)
          return logError(message, options);
        heldErrors.push([message, options]);
        failed = true;
        if (about) checkSoon();
      };
      watcher.on("all", (_event, path) => {
        if (!checked.test(pathInProject(root, path))) return;
        heldErrors = [];
        checkSoon();
      });
      // A change before it is ready has no event.
      watcher.on("ready", checkSoon);
      ws.on("connection", show);
      checkSoon();
    },
  };
}

/** The error lines of `npm run check`; empty if the content is valid. */
function runCheck(root: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "content-check/run-check.ts")],
      { cwd: root },
      (error, _stdout, stderr) => resolve(error === null ? "" : stderr.trim() || error.message),
    );
  });
}
