import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
  /** How many answers came on this connection. */
  answers: number;
}

export interface RawOptions {
  /** Waits this long between two chunks. */
  pauseMs?: number;
  /** Stops reading after this long. */
  timeoutMs?: number;
}

/** Sends bytes exactly as given and reads until the server ends the connection or falls silent. */
export async function sendRaw(port: number, chunks: string | Buffer | (string | Buffer)[], options: RawOptions = {}) {
  const { pauseMs = 0, timeoutMs = 5_000 } = options;
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk) => received.push(chunk));
  // A server that refuses early may reset the connection; its answer still counts.
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const answered = untilComplete(socket, received);
  for (const chunk of [chunks].flat()) {
    if (!socket.writable) break;
    socket.write(chunk);
    if (pauseMs > 0) await Promise.race([setTimeout(pauseMs), ended]);
  }
  const deadline = new AbortController();
  await Promise.race([ended, answered, setTimeout(timeoutMs, undefined, { signal: deadline.signal }).catch(() => {})]);
  deadline.abort();
  socket.destroy();
  return parseAnswer(Buffer.concat(received).toString("latin1"));
}

/** Reads nothing before its final bytes are sent, one after the other: what a closed connection answered is lost. */
export async function sendThenRead(port: number, request: Buffer): Promise<RawAnswer> {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk) => received.push(chunk)).pause();
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  for (const part of [request.subarray(0, -2), request.subarray(-2, -1), request.subarray(-1)]) {
    await new Promise((resolve) => socket.write(part, resolve));
    await setTimeout(100);
  }
  socket.resume();
  await ended;
  return parseAnswer(Buffer.concat(received).toString("latin1"));
}

/** An answer with a length is complete before the server, which may keep the connection, ends it. */
function untilComplete(socket: Socket, received: Buffer[]): Promise<void> {
  return new Promise((resolve) => {
    socket.on("data", () => {
      const text = Buffer.concat(received).toString("latin1");
      const { headers, body, status } = parseAnswer(text);
      const length = Number(headers["content-length"] ?? Number.NaN);
      if (status > 0 && (body.length >= length || (headers["content-length"] === undefined && status === 304)))
        resolve();
    });
  });
}

export function parseAnswer(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: rest.join("\r\n\r\n"),
    answers: text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0,
  };
}

/** A request from its lines, ended as HTTP wants it. */
export function rawRequest(...lines: string[]): string {
  return `${lines.join("\r\n")}\r\n\r\n`;
}
