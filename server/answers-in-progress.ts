import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Connection = { answers: number; bytesRead: number };

const connections = new WeakMap<Socket, Connection>();

/** Counts an answer until its last byte is passed to the operating system. Returns the current count. */
export function countAnswer(socket: Socket, response: ServerResponse): number {
  const connection = connections.get(socket) ?? { answers: 0, bytesRead: 0 };
  connections.set(socket, connection);
  connection.answers++;
  response.once("close", () => {
    connection.answers--;
    connection.bytesRead = socket.bytesRead;
  });
  return connection.answers;
}

/** Whether a connection has neither an answer in progress nor a request that has begun. */
export function isIdle(socket: Socket): boolean {
  const { answers, bytesRead } = connections.get(socket) ?? { answers: 0, bytesRead: 0 };
  return answers === 0 && socket.bytesRead === bytesRead;
}
