import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pathInProject } from "../project/path-in-project.ts";
import { tokensFile } from "../theme/read-tokens.ts";

/** The files that the check reads, relative to the project. */
const checked = new RegExp(`^(?:content/.*|app/routes\\.ts|${tokensFile})$`);

/** An error of the bundler about such a file: the check describes the same mistake in one line. */
const aboutContent = /\bcontent\/[\w-]+\.ts\b/;

/** Debounces changes, because some editors write a file in several steps; in milliseconds. */
const settled = 100;

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
    configureServer(server) {
      const { logger } = server.config;
      const logError = logger.error.bind(logger);
      let held: Parameters<typeof logError>[] = [];
      let mistakes = "";
      let timer: NodeJS.Timeout | undefined;
      /** Counts what calls for a check; a result is of use only while nothing newer does. */
      let asked = 0;
      let answered = 0;

      const showOnce = () => {
        if (mistakes === "" || answered < asked) return;
        server.ws.send({ type: "error", err: { plugin: "content", message: mistakes, stack: "" } });
      };
      // Twice: Vite replaces our error by its own after connecting, and removes it after an update.
      const show = () => {
        showOnce();
        setTimeout(showOnce, afterVite);
      };
      const check = async () => {
        const asking = asked;
        const before = mistakes;
        const found = await runCheck(root);
        if (asking < asked) return;
        answered = asking;
        mistakes = found;
        if (mistakes !== before && mistakes !== "") logError(mistakes);
        // What failed while the content was invalid failed because of it.
        if (mistakes === "" && before === "") for (const error of held) logError(...error);
        held = [];
        show();
        if (mistakes === "" && before !== "") {
          logger.info("The content is valid.");
          server.ws.send({ type: "full-reload" });
        }
      };
      const checkSoon = () => {
        asked += 1;
        clearTimeout(timer);
        timer = setTimeout(check, settled);
      };

      logger.error = (message, options) => {
        const about = aboutContent.test(message);
        if (!about && mistakes === "" && answered === asked) return logError(message, options);
        held.push([message, options]);
        if (about) checkSoon();
      };
      server.watcher.on("all", (_event, path) => {
        if (!checked.test(pathInProject(root, path))) return;
        held = [];
        checkSoon();
      });
      server.ws.on("connection", show);
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
