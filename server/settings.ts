import { resolve } from "node:path";

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** The folder of the build. */
  readonly directory: string;
  readonly log: boolean;
  /** The proxies whose `X-Forwarded-Proto` is believed, as Express' "trust proxy" takes them. */
  readonly trustProxy: string;
};

/**
 * The server's settings from the environment: `PORT` (3000), `HOST` (127.0.0.1), `BUILD_DIRECTORY`
 * (build), `ACCESS_LOG` (on, or off), `TRUST_PROXY` (loopback).
 * @throws if one is invalid; the message says what is allowed
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { PORT, HOST, BUILD_DIRECTORY, ACCESS_LOG, TRUST_PROXY } = environment;
  const port = Number(PORT || 3000);
  if ((PORT && !/^\d+$/.test(PORT)) || port > 65_535) {
    throw new Error(`PORT is "${PORT}". Expected a whole number from 0 to 65535.`);
  }
  if (ACCESS_LOG && ACCESS_LOG !== "on" && ACCESS_LOG !== "off") {
    throw new Error(`ACCESS_LOG is "${ACCESS_LOG}". Expected on or off.`);
  }
  return {
    port,
    host: HOST || "127.0.0.1",
    directory: resolve(import.meta.dirname, "..", BUILD_DIRECTORY || "build"),
    log: ACCESS_LOG !== "off",
    trustProxy: TRUST_PROXY || "loopback",
  };
}
