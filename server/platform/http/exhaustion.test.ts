import { Server } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { watchExhaustion } from "./exhaustion.ts";

const FILES = 100;
const ALLOWED = 16;
const asked = (url: string, socket = new Socket()) =>
  ({ url, socket }) as Parameters<ReturnType<typeof watchExhaustion>>[0];

test("F27 a connection beyond the open files is refused, and the next one is served when others have closed", () => {
  const server = new Server();
  const isRefused = watchExhaustion(server, { openFiles: FILES, usedMemory: () => 0.5 });
  const connect = () => {
    const socket = new Socket();
    server.emit("connection", socket);
    return socket;
  };
  const served = Array.from({ length: ALLOWED }, connect);
  expect(served.some((socket) => isRefused(asked("/", socket)))).toBe(false);
  const tooMany = connect();
  expect(isRefused(asked("/", tooMany))).toBe(true);
  for (const socket of [tooMany, served[0]]) socket?.emit("close");
  expect(isRefused(asked("/", connect()))).toBe(false);
  expect(server.maxConnections).toBeGreaterThan(ALLOWED);
});

test("F27 without memory every request but the one for its health is refused", () => {
  const isRefused = watchExhaustion(new Server(), { openFiles: Number.POSITIVE_INFINITY, usedMemory: () => 0.95 });
  expect([isRefused(asked("/lt")), isRefused(asked("/api/cart/fetch")), isRefused(asked("/healthz"))]).toEqual([
    true,
    true,
    false,
  ]);
});
