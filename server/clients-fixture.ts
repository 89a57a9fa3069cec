import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A client that sends exactly the given bytes. */
export async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** A request with these headers besides Host. */
export function requestFor(path: string, ...headers: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, "Host: shop", ...headers, "\r\n"].join("\r\n");
}

/** Everything the server sends until it closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (part) => (received += part));
  await whenClosed(socket);
  return received;
}

/** Unlike `once`, it does not fail if the connection was reset earlier. */
export function whenClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });
}

/** Fifty connections with a request each, aborted before, during or after the response. */
export async function abortDownloads(port: number, request: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 50 }, () => open(port)));
  for (const [index, socket] of sockets.entries()) {
    socket.write(request, () => setTimeout(() => socket.resetAndDestroy(), index % 4));
  }
  await Promise.all(sockets.map(whenClosed));
}
