import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { freePort } from "#testing/free-port.ts";
import { parseAnswer, rawRequest, sendRaw } from "#testing/raw-http.ts";
import { killServerProcesses, startServerProcess } from "#testing/server-process.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(killServerProcesses);
afterAll(() => database.drop());

// Starting a process is slow while other tests run.
vi.setConfig({ testTimeout: 90_000 });

const body = '{"utm_source":"letter"}';
const slowPost = rawRequest(
  "POST /api/utm HTTP/1.1",
  "Host: lt.localhost",
  "Sec-Fetch-Site: same-origin",
  "Content-Type: application/json",
  `Content-Length: ${body.length}`,
  // Answered as soon as the headers are read: from then on the request is under way.
  "Expect: 100-continue",
);

test.each(["SIGTERM", "SIGINT"] as const)(
  "F29 %s lets a slow request finish, takes no new one, and ends with 0",
  async (signal) => {
    const port = await freePort();
    const server = startServerProcess({ DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: "silent" });
    await server.opened();

    const slow = connect(port, "127.0.0.1");
    let received = "";
    slow.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    slow.write(slowPost + body.slice(0, 5));
    await vi.waitFor(() => expect(received).toContain("100 Continue"), 20_000);
    received = "";
    server.signal(signal);

    const late = rawRequest("GET /lt HTTP/1.1", "Host: lt.localhost");
    await vi.waitFor(async () => expect([0, 503]).toContain((await sendRaw(port, late)).status), 20_000);
    expect(received).toBe("");
    const finishedAt = performance.now();
    slow.write(body.slice(5));

    const { code, stderr } = await server.exited();
    expect(parseAnswer(received)).toMatchObject({ status: 200, body: '{"status":true,"kept":1}' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(performance.now() - finishedAt).toBeLessThan(10_000);
    slow.destroy();
  },
);

test("F29 idle connections do not delay the end", async () => {
  const port = await freePort();
  const server = startServerProcess({ DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: "silent" });
  await server.opened();
  const idle = connect(port, "127.0.0.1");
  idle.write(rawRequest("GET /healthz HTTP/1.1", "Host: lt.localhost", "Connection: keep-alive"));
  await once(idle, "data");
  const signalledAt = performance.now();
  server.signal("SIGTERM");
  expect((await server.exited()).code).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(10_000);
  idle.destroy();
});
