import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Connection = { responses: number; bytesRead: number };

const connections = new WeakMap<Socket, Connection>();

/** Counts a response until its last byte is passed to the operating system. Returns the current count. */
export function countResponse(socket: Socket, response: ServerResponse): number {
  const connection = connections.get(socket) ?? { responses: 0, bytesRead: 0 };
  connections.set(socket, connection);
  connection.responses++;
  response.once("close", () => {
    connection.responses--;
    connection.bytesRead = socket.bytesRead;
  });
  return connection.responses;
}

/** Whether a connection has neither a response in progress nor a request that has begun. */
export function isIdle(socket: Socket): boolean {
  const { responses, bytesRead } = connections.get(socket) ?? { responses: 0, bytesRead: 0 };
  return responses === 0 && socket.bytesRead === bytesRead;
}
