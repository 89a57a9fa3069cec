#!/usr/bin/env node
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";

// Stands in for the program of a Firefox that is older than Playwright expects: starts it, and passes on
// its WebDriver BiDi connection with errors made successes where Playwright gives up without need.

/** Sent to every browser or for every page; without effect on what is tested. */
const dispensable = [
  "network.addDataCollector",
  "browser.setDownloadBehavior",
  "emulation.setLocaleOverride",
  "emulation.setMediaFeaturesOverride",
  "emulation.setScreenOrientationOverride",
  "emulation.setScreenSettingsOverride",
].join("|");

const refusal = new RegExp(
  `\\{"type":"error","id":(\\d+),"error":"unknown command","message":"(?:${dispensable})"`,
);

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const port = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
  if (port === undefined) console.error(line);
  else passOn(Number(port));
}

function passOn(port: number): void {
  const server = createServer((playwright) => {
    const browser = connect(port, "127.0.0.1");
    playwright.once("data", (request) => {
      // Firefox refuses a connection to another port than its own.
      browser.write(request.toString().replace(/^Host: .*$/m, `Host: 127.0.0.1:${port}`));
      playwright.pipe(browser);
    });
    let received: Buffer = Buffer.alloc(0);
    browser.on("data", (bytes) => {
      received = Buffer.concat([received, bytes]);
      for (let end; (end = endOfFirst(received)) <= received.length;) {
        playwright.write(succeed(received.subarray(0, end)));
        received = received.subarray(end);
      }
    });
    browser.once("close", () => playwright.end());
    playwright.once("close", () => browser.end());
    for (const socket of [browser, playwright]) socket.on("error", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address !== "object" || address === null) return;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`);
  });
}

/** Where the first message ends: the response of the handshake, or a WebSocket frame without mask. */
function endOfFirst(bytes: Buffer): number {
  if (bytes.length < 2) return Infinity;
  if (bytes.toString("latin1", 0, 2) === "HT") {
    const end = bytes.indexOf("\r\n\r\n");
    return end < 0 ? Infinity : end + 4;
  }
  const length = bytes.readUInt8(1);
  if (length < 126) return 2 + length;
  if (bytes.length < 10) return Infinity;
  return length === 126 ? 4 + bytes.readUInt16BE(2) : 10 + Number(bytes.readBigUInt64BE(2));
}

/** Makes a refusal of a dispensable command a success of the same length. */
function succeed(frame: Buffer): Buffer {
  const text = frame.toString("latin1");
  const success = text.replace(refusal, (refused, id: string) =>
    `{"type":"success","id":${id},"result":{},"refused":1`.padEnd(refused.length),
  );
  return Buffer.from(success, "latin1");
}
