import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parseAnswer } from "#testing/raw-http.ts";

export interface RawRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface RawReply {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
  tookMs: number;
}

const GIVE_UP_MS = 60_000;

/** One request on a connection of its own. */
export async function send(port: number, request: RawRequest): Promise<RawReply> {
  const { reply, release } = await prepare(port, request);
  release();
  return reply;
}

/**
 * Last-byte synchronisation: everything but the final byte of each request is with the server before all final bytes
 * leave together. Plain Promise.all would hide most races.
 */
export async function sendTogether(port: number, requests: readonly RawRequest[]): Promise<RawReply[]> {
  const prepared = await Promise.all(requests.map((request) => prepare(port, request)));
  await setTimeout(20);
  for (const { release } of prepared) release();
  return Promise.all(prepared.map(({ reply }) => reply));
}

async function prepare(port: number, request: RawRequest) {
  const bytes = bytesOf(request);
  const socket = connect(port, "127.0.0.1");
  let releasedAt = 0;
  const reply = read(socket).then((text): RawReply => {
    const { status, headers, body } = parseAnswer(text);
    const tookMs = performance.now() - releasedAt;
    return { status, headers, body: Buffer.from(body, "latin1").toString("utf8"), tookMs };
  });
  await new Promise<void>((resolve) => {
    socket.on("error", () => resolve());
    socket.write(bytes.subarray(0, -1), () => resolve());
  });
  return {
    reply,
    release: () => {
      releasedAt = performance.now();
      if (socket.writable) socket.write(bytes.subarray(-1));
    },
  };
}

function bytesOf({ method, path, headers, body }: RawRequest): Buffer {
  const length = Buffer.byteLength(body);
  const lines = Object.entries({ ...headers, "content-length": String(length), connection: "close" });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n");
  return Buffer.from(`${head}\r\n\r\n${body}`);
}

function read(socket: Socket): Promise<string> {
  const received: Buffer[] = [];
  socket.setNoDelay(true);
  socket.setTimeout(GIVE_UP_MS, () => socket.destroy());
  socket.on("data", (chunk) => received.push(chunk));
  return new Promise((resolve) => {
    socket.once("close", () => resolve(Buffer.concat(received).toString("latin1")));
  });
}
