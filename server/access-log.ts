import type { RequestHandler } from "express";
import { pinoHttp } from "pino-http";

/** One JSON line for each request, on standard output. Health checks are left out. */
export function accessLog(): RequestHandler {
  return pinoHttp({
    quietReqLogger: true,
    autoLogging: { ignore: ({ url }) => url === "/healthz" },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
