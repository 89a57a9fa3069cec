import type { RequestHandler } from "express";
import { pinoHttp } from "pino-http";
import { logTo } from "./log-output.ts";

/** Logs each request but health checks as one line of JSON on standard output. */
export function accessLog(): RequestHandler {
  return pinoHttp(
    {
      quietReqLogger: true,
      autoLogging: { ignore: ({ url }) => url === "/healthz" },
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, url }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    logTo(process.stdout),
  );
}
