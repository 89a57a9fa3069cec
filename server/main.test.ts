import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { listen } from "../build-tools/project/find-free-port.ts";
import { dependencies } from "../package.json";
import { portOf, startServer } from "./process-fixture.ts";
import { files, writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
afterAll(() => rmSync(directory, { recursive: true }));

const start = (environment = {}) => startServer({ BUILD_DIRECTORY: directory, ...environment });

test("a port in use is reported in one line with exit code 1", async () => {
  const other = createServer();
  const port = await listen(other);
  const { exitCode, output } = start({ PORT: String(port) });
  expect(await exitCode).toBe(1);
  expect(output()).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start\n`,
  );
  other.close();
});

test("unless told otherwise, it listens on this machine alone", async () => {
  const started = start();
  const port = await portOf(started);
  expect(started.output()).toBe(`Listening on http://localhost:${port}/\n`);
});

test("on IPv6 it names an address to open; in production SIGUSR1 opens no debugger", async () => {
  const started = start({ HOST: "::1", KEEP_ALIVE_SECONDS: "70", NODE_ENV: "production" });
  const address = `http://[::1]:${await portOf(started)}/`;
  expect(started.output()).toBe(`Listening on ${address}\n`);
  started.child.kill("SIGUSR1");
  expect((await fetch(address)).headers.get("Keep-Alive")).toBe("timeout=70");
  started.child.kill("SIGTERM");
  expect(await started.exitCode).toBe(0);
  expect(started.output()).not.toContain("Debugger");
});

test("as the image sets it up, it needs its folder, the build and the production packages alone", () =>
  inTemporaryFolder(async (folder) => {
    const root = join(import.meta.dirname, "..");
    const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
    const [, settings = "", check = "", main = ""] =
      /^ENV (.*)\n[^]*^USER node\n[^]*^HEALTHCHECK .*CMD (.*)\nCMD \["node", "(.*)"\]$/m.exec(
        dockerfile,
      ) ?? [];
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const file of globSync("server/*.ts", { cwd: root })) {
      // As in the image (.dockerignore).
      if (!/(?:\.test|-fixture)\.ts$/.test(file)) cpSync(join(root, file), join(folder, file));
    }
    for (const name of Object.keys(dependencies)) {
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
    }
    const environment = Object.fromEntries(settings.split(" ").map((one) => one.split("=")));
    expect(environment).toMatchObject({ TRUST_PROXY: "loopback,uniquelocal" });
    cpSync(directory, join(folder, "build"), { recursive: true });
    const free = { ...environment, PORT: "0" };
    const started = startServer(free, "pipe", join(folder, main));
    const PORT = String(await portOf(started));
    expect(started.output()).toBe(`Listening on http://0.0.0.0:${PORT}/\n`);
    const isHealthy = () =>
      spawnSync("sh", ["-c", check], { env: { ...process.env, PORT } }).status === 0;
    expect(isHealthy()).toBe(true);
    const home = await fetch(`http://127.0.0.1:${PORT}/`);
    expect(await home.text()).toBe(files["index.html"]);
    started.child.kill();
    await started.exitCode;
    expect(isHealthy()).toBe(false);
  }));

test("it runs in production unless NODE_ENV says otherwise", async () => {
  const { NODE_ENV: _test, ...environment } = process.env;
  const program = "process.once('exit', () => console.log(process.env.NODE_ENV))";
  const child = spawn(
    process.execPath,
    ["--import", `data:text/javascript,${program}`, join(import.meta.dirname, "main.ts")],
    { env: { ...environment, BUILD_DIRECTORY: "/nowhere" } },
  );
  expect(await text(child.stdout)).toBe("production\n");
});

const incomplete = writeSmallBuild();
const lost = join(incomplete, "client/search/index.html");
rmSync(lost);
afterAll(() => rmSync(incomplete, { recursive: true }));

const noBuild = (folder: string, file: string) =>
  `There is no complete build in ${folder}: ENOENT: no such file or directory, open '${file}'. Run \`npm run build\`.\n`;

test.each([
  [{ PORT: "1e3" }, 'PORT is "1e3". Expected a whole number from 0 to 65535.\n'],
  [{ ACCESS_LOG: "no" }, 'ACCESS_LOG is "no". Expected on or off.\n'],
  [{ LOG_QUERIES: "yes" }, 'LOG_QUERIES is "yes". Expected 0 or 1.\n'],
  [
    { KEEP_ALIVE_SECONDS: "0" },
    'KEEP_ALIVE_SECONDS is "0". Expected a whole number from 1 to 3600.\n',
  ],
  [
    { TRUST_PROXY: "nginx" },
    'TRUST_PROXY is "nginx". Expected addresses or networks, for example loopback, 172.17.0.0/16.\n',
  ],
  [{ BUILD_DIRECTORY: "/nowhere/build" }, noBuild("/nowhere/build", "/nowhere/build/build.json")],
  [{ BUILD_DIRECTORY: incomplete }, noBuild(incomplete, lost)],
])(
  "a setting that is wrong is reported in one line with exit code 1: %o",
  async (settings, line) => {
    const { exitCode, output } = start(settings);
    expect(await exitCode).toBe(1);
    expect(output()).toBe(line);
  },
);
