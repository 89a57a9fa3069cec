import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cleanUpAtExit } from "../build-tools/project/clean-up.ts";
import { whenClosed, open, requestFor } from "./clients.ts";
import { deployRepeatedly } from "./soak-deployments.ts";

/**
 * Tests the server for `--minutes` with aborting, slow and pipelining clients, with nobody to read
 * what it prints, and with a deployment every thirty seconds, of which one in three is broken. Fails if
 * a visit does, if the last good build is not served in the end, or if there are more descriptors or
 * live memory than after the first five minutes (a third of a shorter run). Descriptors and resident
 * memory come from `/proc`, which only Linux has.
 */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "60" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes is "${values.minutes}". Expected a number above 0.`);
const settledAfter = Math.min(5, minutes / 3);

/** What is still in use varies within this range. */
const allowedGrowth = { descriptors: 10, megabytes: 10 };

type Sample = { readonly minute: number; readonly descriptors: number; readonly megabytes: number };

const deploymentInterval = 30_000;

const source = resolve(import.meta.dirname, "..", process.env.BUILD_DIRECTORY ?? "build");
const folder = mkdtempSync(join(tmpdir(), "shop-soak-"));
cleanUpAtExit(() => rmSync(folder, { recursive: true, force: true }));
const directory = join(folder, "build");
cpSync(source, directory, { recursive: true });

const main = join(import.meta.dirname, "main.ts");
const probe = join(import.meta.dirname, "soak-probe.ts");
const server = fork(main, {
  execArgv: ["--expose-gc", "--import", probe],
  env: { ...process.env, PORT: "0", ACCESS_LOG: "on", BUILD_DIRECTORY: directory },
  stdio: ["ignore", "pipe", "pipe", "ipc"],
});
cleanUpAtExit(() => server.kill("SIGKILL"));
if (server.stdout === null) throw new Error("The server has no output.");
const [line] = await once(server.stdout, "data");
server.stdout.destroy();
server.stderr?.destroy();
const port = Number(/:(\d+)\//.exec(String(line))?.[1]);
const page = requestFor("/");
const large = requestFor(await largestScript());
const started = performance.now();
const samples: Sample[] = [];
let visits = 0;
let failed = 0;
const deployments = deployRepeatedly(source, directory, deploymentInterval);

while (minute() < minutes) {
  const before = minute();
  while (minute() < before + Math.min(1, minutes / 12)) {
    await Promise.all([abortDownloads(), neverRead(), readSlowly(), visit()]);
    await setTimeout(200);
  }
  // Until the connections that never read are closed.
  await setTimeout(25_000);
  samples.push(await sample());
}
await report();
server.kill("SIGTERM");

function minute(): number {
  return (performance.now() - started) / 60_000;
}

/** Resets before, during and after the response. */
async function abortDownloads(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(port)));
  for (const [index, client] of clients.entries()) {
    client.write(large, () => globalThis.setTimeout(() => client.resetAndDestroy(), index % 5));
  }
  await Promise.all(clients.map(whenClosed));
}

/** Forty pipelined requests; the client disconnects, or waits until the server closes the connection. */
async function neverRead(): Promise<void> {
  const client = await open(port);
  client.pause().write(large.repeat(40));
  globalThis.setTimeout(() => client.destroy(), Math.random() < 0.5 ? 500 : 22_000);
}

async function readSlowly(): Promise<void> {
  const client = await open(port);
  client.write(large.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  client.on("data", () => {
    client.pause();
    globalThis.setTimeout(() => client.resume(), 5);
  });
  await whenClosed(client);
}

async function visit(): Promise<void> {
  const client = await open(port);
  client.write(page.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  let received = "";
  client.on("data", (part) => (received += part));
  await whenClosed(client);
  visits++;
  if (!received.startsWith("HTTP/1.1 200 ")) failed++;
}

async function largestScript(): Promise<string> {
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const script = /\/assets\/vendor-[\w-]+\.js/.exec(html)?.[0];
  if (script === undefined) throw new Error("The home page has no vendor script.");
  return script;
}

/** Live memory is what a garbage collection leaves, in the heap and in buffers. */
async function sample(): Promise<Sample> {
  const proc = `/proc/${server.pid}`;
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, "utf8"))?.[1];
  const descriptors = readdirSync(`${proc}/fd`).length;
  server.send("measure");
  const [live] = await once(server, "message");
  const heap = Number(live.heapUsed) / 2 ** 20;
  const buffers = Number(live.external) / 2 ** 20;
  const taken = { minute: minute(), descriptors, megabytes: heap + buffers };
  console.log(
    `${taken.minute.toFixed(1)} min: ${descriptors} descriptors, ${heap.toFixed(1)} MB heap, ${buffers.toFixed(1)} MB buffers, ${(Number(resident) / 1024).toFixed(1)} MB resident`,
  );
  return taken;
}

async function report(): Promise<void> {
  const settled = samples.find((one) => one.minute >= settledAfter);
  const last = samples.at(-1);
  if (settled === undefined || last === undefined) throw new Error("Nothing was measured.");
  const descriptors = last.descriptors - settled.descriptors;
  const megabytes = last.megabytes - settled.megabytes;
  const done = await deployments.stop();
  await setTimeout(5_000);
  const served = (await (await fetch(`http://127.0.0.1:${port}/`)).text()).endsWith(done.lastGood);
  console.log(
    [
      `Since minute ${settled.minute.toFixed(1)}: ${descriptors} descriptors, ${megabytes.toFixed(1)} MB live memory more.`,
      `${failed} of ${visits} visits failed.`,
      `${done.deployments} deployments, ${done.broken} of them broken; the last good one is ${served ? "" : "not "}served.`,
    ].join("\n"),
  );
  const grown = descriptors > allowedGrowth.descriptors || megabytes > allowedGrowth.megabytes;
  process.exitCode = grown || failed > 0 || !served ? 1 : 0;
}
