import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pathInProject } from "../path-in-project.ts";
import { tokensFile } from "../read-tokens.ts";

/** What the check reads, from the project's root. */
const checked = new RegExp(`^(?:content/.*|app/routes\\.ts|${tokensFile})$`);

/** Some editors write a file in several steps: so long a change settles, in milliseconds. */
const settled = 100;

/** In milliseconds. */
const afterVite = 500;

/**
 * In development, shows every mistake in the content over the page, and takes it away once all are
 * mended. A process of its own reads the content, as this one keeps what it has once imported.
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
          server.config.logger.info("The content is in order.");
          server.ws.send({ type: "full-reload" });
        }
      };
      // One after the other: an earlier answer must not come last.
      const checkNext = () => {
        checking = checking.then(check);
      };
      server.watcher.on("all", (_event, path) => {
        if (!checked.test(pathInProject(root, path))) return;
        clearTimeout(timer);
        timer = setTimeout(checkNext, settled);
      });
      // Twice: a page that Vite's own error has in its place puts that up only after connecting.
      server.ws.on("connection", () => {
        show();
        setTimeout(show, afterVite);
      });
      checkNext();
    },
  };
}

/** The lines of `npm run check`; none if all is in order. */
function runCheck(root: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "tooling/check/run-check.ts")],
      { cwd: root },
      (error, _stdout, stderr) => resolve(error === null ? "" : stderr.trim() || error.message),
    );
  });
}
