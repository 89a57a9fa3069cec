import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pathInProject } from "../project/path-in-project.ts";
import { tokensFile } from "../theme/read-tokens.ts";

/** The files that the check reads, relative to the project. */
const checked = new RegExp(`^(?:content/.*|app/routes\\.ts|${tokensFile})$`);

/** Debounces changes, because some editors write a file in several steps; in milliseconds. */
const settled = 100;

/** How long Vite takes to show its own error after a page connects, in milliseconds. */
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
      let mistakes = "";
      let timer: NodeJS.Timeout | undefined;
      let checking = Promise.resolve();
      const show = () => {
        if (mistakes === "") return;
        server.ws.send({ type: "error", err: { plugin: "content", message: mistakes, stack: "" } });
      };
      const check = async () => {
        const before = mistakes;
        mistakes = await runCheck(root);
        if (mistakes !== before && mistakes !== "") server.config.logger.error(mistakes);
        show();
        if (mistakes === "" && before !== "") {
          server.config.logger.info("The content is valid.");
          server.ws.send({ type: "full-reload" });
        }
      };
      // In sequence, so that an earlier result never arrives last.
      const checkNext = () => {
        checking = checking.then(check);
      };
      server.watcher.on("all", (_event, path) => {
        if (!checked.test(pathInProject(root, path))) return;
        clearTimeout(timer);
        timer = setTimeout(checkNext, settled);
      });
      // Twice: a page that shows Vite's own error replaces ours with it after connecting.
      server.ws.on("connection", () => {
        show();
        setTimeout(show, afterVite);
      });
      checkNext();
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
