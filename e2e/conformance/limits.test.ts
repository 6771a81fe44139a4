import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const REQUEST_TIMEOUT_MS = 500;

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ env: { REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS) } });
  port = await app.listen();
});
afterAll(() => app.close());

const HOST = "Host: lt.localhost";
const home = rawRequest("GET /lt HTTP/1.1", HOST, "Connection: close");

async function expectServiceUp(): Promise<void> {
  expect((await sendRaw(port, home)).status).toBe(200);
}

describe("T123 an oversized request is refused, and the service stays up", () => {
  const tenMegabytes = "x".repeat(10 * 1024 * 1024);
  const kilobytes = (count: number) => "a".repeat(count * 1_024);

  test.each([
    [413, "10 MB of JSON", postOf(`{"langIso":"${tenMegabytes}"}`)],
    [413, "10 MB in chunks", chunkedPostOf(tenMegabytes)],
    [431, "64 kB in one header", rawRequest("GET /lt HTTP/1.1", HOST, `X-Large: ${kilobytes(64)}`)],
    [431, "64 kB in many headers", rawRequest("GET /lt HTTP/1.1", HOST, ...manyHeaders(64))],
    [431, "64 kB of cookies", rawRequest("GET /lt HTTP/1.1", HOST, `Cookie: ${"a=b; ".repeat(13_000)}`)],
    [414, "a path of 100 kB", rawRequest(`GET /${kilobytes(100)} HTTP/1.1`, HOST)],
    [414, "a query of 100 kB", rawRequest(`GET /lt?${kilobytes(100)} HTTP/1.1`, HOST)],
    [414, "a path of 10 kB", rawRequest(`GET /${kilobytes(10)} HTTP/1.1`, HOST)],
  ])("%i for %s", async (status, _what, request) => {
    const answer = await sendRaw(port, request);
    expect(answer.status).toBe(status);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    await expectServiceUp();
  });

  test("2,000 headers are refused as a bad request", async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `a${index}: b`);
    expect([200, 400, 431]).toContain((await sendRaw(port, rawRequest("GET /lt HTTP/1.1", HOST, ...many))).status);
    await expectServiceUp();
  });
});

describe("T123 a request that is too slow", () => {
  test.each([
    ["its first line", [..."GET /lt HTTP/1.1"]],
    ["its headers", ["GET /lt HTTP/1.1\r\n", ...Array.from({ length: 40 }, (_, index) => `X-${index}: y\r\n`)]],
    ["its body", [postOf("").replace("Content-Length: 0", "Content-Length: 100"), ..."x".repeat(60)]],
  ])("is ended with 408: %s, byte by byte", async (_what, chunks) => {
    const startedAt = performance.now();
    const { status, headers } = await sendRaw(port, chunks, { pauseMs: 50 });
    expect(status).toBe(408);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(performance.now() - startedAt).toBeLessThan(4 * REQUEST_TIMEOUT_MS);
    await expectServiceUp();
  });
});

describe("T123 many idle sockets", () => {
  test("1,000 of them leave the shop open", async () => {
    const patient = await createTestApp({ databaseUrl: app.databaseUrl });
    const crowded = await patient.listen();
    const sockets = await Promise.all(Array.from({ length: 1_000 }, () => idleSocket(crowded)));
    try {
      for (let round = 0; round < 5; round += 1) {
        const startedAt = performance.now();
        expect((await sendRaw(crowded, home)).status).toBe(200);
        expect(performance.now() - startedAt).toBeLessThan(1_000);
      }
      expect(sockets.every((socket) => !socket.destroyed)).toBe(true);
    } finally {
      for (const socket of sockets) socket.destroy();
      await patient.close();
    }
  });
});

function idleSocket(to: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, "127.0.0.1", () => resolve(socket));
    socket.on("error", reject);
  });
}

function postOf(body: string): string {
  const headers = ["Sec-Fetch-Site: same-origin", "Content-Type: application/json", `Content-Length: ${body.length}`];
  return rawRequest("POST /api/store-config HTTP/1.1", HOST, ...headers) + body;
}

function chunkedPostOf(body: string): string {
  const headers = ["Sec-Fetch-Site: same-origin", "Content-Type: application/json", "Transfer-Encoding: chunked"];
  const head = rawRequest("POST /api/store-config HTTP/1.1", HOST, ...headers);
  return `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

function manyHeaders(kilobytes: number): string[] {
  return Array.from({ length: kilobytes }, (_, index) => `X-${index}: ${"a".repeat(1_024)}`);
}
