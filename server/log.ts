import type { Writable } from "node:stream";
import type { RequestHandler } from "express";
import { pinoHttp } from "pino-http";

/** How much is buffered for a slow reader, in bytes. */
const maxBuffered = 1_048_576;

/**
 * Standard output or standard error that never blocks or ends the server: lines are dropped while it
 * cannot be written, for example to a full disk, and while the buffer is full.
 */
export function logTo(stream: Writable): { write(text: string): void } {
  stream.on("error", () => undefined);
  return {
    write(text) {
      if (stream.writableLength < maxBuffered) stream.write(text);
    },
  };
}

/**
 * Logs each request but health checks as one line of JSON on standard output.
 * @param withQuery whether with the query of its address, which has a visitor's search words
 */
export function accessLog(withQuery = false): RequestHandler {
  return pinoHttp(
    {
      quietReqLogger: true,
      autoLogging: { ignore: ({ url }) => url === "/healthz" },
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          url: withQuery ? url : url.replace(/\?.*/, ""),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    logTo(process.stdout),
  );
}
