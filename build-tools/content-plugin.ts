import { execFile } from "node:child_process";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { normalizePath, type Plugin } from "vite";
import { shopFolder } from "./shop-folder.ts";

/** The files that the check reads, relative to the project. */
const checked = new RegExp(`^(?:${shopFolder}/.*|app/routes\\.ts)$`);

/** An error of the bundler about such a file: the check describes the same mistake in one line. */
const aboutContent = new RegExp(`\\b${shopFolder}/(?:images|pages|[\\w-]+\\.ts)\\b`);

/** How long Vite may take to show its own error or to apply a change, in milliseconds. */
const afterVite = 500;

/** Some editors write a file in several steps; in milliseconds. */
const settled = 100;

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
      /** Vite's errors about the content, until the check has run. */
      let held: Parameters<typeof logError>[] = [];
      let mistakes = "";
      let checks = 0;

      const showMistakes = () => {
        if (mistakes === "") return;
        ws.send({ type: "error", err: { plugin: "content", message: mistakes, stack: "" } });
      };
      // Twice: Vite replaces our error by its own after connecting, and removes it after an update.
      const show = () => {
        showMistakes();
        void setTimeout(afterVite).then(showMistakes);
      };
      const check = async () => {
        checks += 1;
        const current = checks;
        await setTimeout(settled);
        if (current < checks) return;
        const found = await runCheck(root);
        if (current < checks) return;
        if (found === "") {
          for (const error of held) logError(...error);
          if (mistakes !== "") {
            logger.info("The content is valid.");
            ws.send({ type: "full-reload" });
          }
        } else if (found !== mistakes) {
          logError(found);
        }
        held = [];
        mistakes = found;
        show();
      };

      logger.error = (message, options) => {
        if (mistakes === "" && !aboutContent.test(message)) return logError(message, options);
        held.push([message, options]);
        void check();
      };
      watcher.on("all", (_event, path) => {
        if (!checked.test(normalizePath(relative(root, path)))) return;
        held = [];
        void check();
      });
      // A change before it is ready has no event.
      watcher.on("ready", check);
      ws.on("connection", show);
      void check();
    },
  };
}

/** The error lines of `npm run check`; empty if the content is valid. */
function runCheck(root: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "content-check/run-check.ts"), "--offline"],
      { cwd: root },
      (error, _stdout, stderr) => resolve(error === null ? "" : stderr.trim() || error.message),
    );
  });
}
