import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createApp } from "./app.ts";

const client = resolve(import.meta.dirname, "../build/client");
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "localhost";

if (!existsSync(resolve(client, "404.html"))) {
  console.error("There is no build to serve yet. Run `npm run build` first, or `npm start`.");
  process.exit(1);
}

const server = createApp(client).listen(port, host, (error) => {
  if (error === undefined) {
    console.log(`Hemline is at http://${host}:${port}`);
    return;
  }
  console.error(`The server could not start on ${host}:${port}: ${error.message}`);
  process.exit(1);
});

process.once("SIGTERM", () => server.close());
