import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = await app.listen();
});
afterAll(() => app.close());

const HOST = "Host: lt.localhost";

describe("T128 a method that this shop does not know", () => {
  const methods = ["TRACE", "TRACK", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "PROPFIND", "BREW", "get", "PRI"];
  const paths = ["/lt", "/api/store-config", "/healthz", "/assets/none.css"];

  test.each(methods.flatMap((method) => paths.map((path) => ({ method, path }))))(
    "$method $path is refused and nothing is echoed",
    async ({ method, path }) => {
      const canary = "X-Canary: echo-x7f3";
      const { status, body } = await sendRaw(port, rawRequest(`${method} ${path} HTTP/1.1`, HOST, canary), {
        timeoutMs: 1_000,
      });
      // Node closes the connection of a CONNECT that has no handler.
      expect(method === "CONNECT" ? [0, 400, 405] : [400, 405]).toContain(status);
      expect(body).not.toContain("echo-x7f3");
    },
  );

  test.each(["X-HTTP-Method-Override", "X-Method-Override", "X-HTTP-Method"])(
    "T128 nor does %s make one",
    async (name) => {
      const { statusCode } = await visit(app, { path: "/lt", headers: { [name]: "DELETE" } });
      expect(statusCode).toBe(200);
    },
  );
});

describe("T128 a request with two lengths is refused, and never read as two requests", () => {
  const smuggled = "GET /smuggled HTTP/1.1\r\nHost: lt.localhost\r\n\r\n";
  const post = (...headers: string[]) =>
    rawRequest("POST /api/store-config HTTP/1.1", HOST, "Sec-Fetch-Site: same-origin", ...headers);
  const json = "Content-Type: application/json";

  test.each([
    ["CL.TE", `${post(json, "Content-Length: 6", "Transfer-Encoding: chunked")}0\r\n\r\n${smuggled}`],
    ["TE.CL", `${post(json, "Transfer-Encoding: chunked", "Content-Length: 4")}5c\r\n${smuggled}\r\n0\r\n\r\n`],
    ["TE.TE", `${post(json, "Transfer-Encoding: chunked", "Transfer-Encoding: identity")}0\r\n\r\n${smuggled}`],
    ["a disguised TE", `${post(json, "Transfer-Encoding: xchunked")}0\r\n\r\n${smuggled}`],
    ["a TE with a tab", `${post(json, "Transfer-Encoding:\tchunked, x")}0\r\n\r\n${smuggled}`],
    ["a space before the colon", `${post(json, "Transfer-Encoding : chunked")}0\r\n\r\n${smuggled}`],
    ["two lengths", `${post(json, "Content-Length: 2", "Content-Length: 60")}{}${smuggled}`],
    ["a list of lengths", `${post(json, "Content-Length: 2, 60")}{}${smuggled}`],
    ["a signed length", `${post(json, "Content-Length: +2")}{}${smuggled}`],
    ["a negative length", `${post(json, "Content-Length: -1")}{}${smuggled}`],
    ["a length in hex", `${post(json, "Content-Length: 0x2")}{}${smuggled}`],
    ["a chunk of a bad size", `${post(json, "Transfer-Encoding: chunked")}zz\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ["a chunk longer than said", `${post(json, "Transfer-Encoding: chunked")}1\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ["bare line feeds", `POST /api/store-config HTTP/1.1\nHost: lt.localhost\nContent-Length: 0\n\n${smuggled}`],
    ["a header without a name", `${post(json, ": x", "Content-Length: 2")}{}${smuggled}`],
    ["HTTP/1.0 with chunks", `${post(json, "Transfer-Encoding: chunked").replace("1.1", "1.0")}0\r\n\r\n${smuggled}`],
    ["another version", `GET /lt HTTP/3.7\r\n${HOST}\r\n\r\n${smuggled}`],
  ])("%s", async (_what, bytes) => {
    app.log.length = 0;
    const { status, answers } = await sendRaw(port, bytes, { timeoutMs: 1_000 });
    expect(status).toBe(400);
    expect(answers).toBe(1);
    expect(app.log.join("")).not.toContain("/smuggled");
  });
});

test("T128 HTTP/2 is for the proxy in front: its preface is refused here", async () => {
  const { status } = await sendRaw(port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", { timeoutMs: 1_000 });
  expect(status).toBe(400);
});

test("T128 an upgrade is not followed", async () => {
  const upgrade = ["Connection: Upgrade", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"];
  const { status } = await sendRaw(port, rawRequest("GET /lt HTTP/1.1", HOST, ...upgrade), { timeoutMs: 1_000 });
  expect([200, 400]).toContain(status);
});

describe("T127 internal addresses", () => {
  test.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.data/postgres/PG_VERSION",
    "/server/main.ts",
    "/server",
    "/package.json",
    "/node_modules/react/package.json",
    "/build/server/index.js",
    "/assets/../server/index.js",
    "/assets/..%2f..%2fserver%2findex.js",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/assets/.vite/manifest.json",
    "/.vite/manifest.json",
    "/metrics",
    "/debug",
    "/server-status",
    "/api/admin/openapi.json",
    "/admin",
    "/__manifest",
  ])("%s is not public", async (path) => {
    const { status, body } = await sendRaw(port, rawRequest(`GET ${path} HTTP/1.1`, HOST));
    expect([302, 400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/\[core\]|"dependencies"|createServer|process_cpu|import /);
  });

  test("T127 health answers alive or ready and nothing else", async () => {
    expect((await visit(app, { path: "/healthz" })).json()).toEqual({ alive: true });
    expect((await visit(app, { path: "/readyz" })).json()).toEqual({ ready: true });
  });

  test("T127 metrics need the operator's token", async () => {
    const METRICS_TOKEN = "operator-token-0123456789";
    const measured = await createTestApp({ env: { METRICS_TOKEN }, databaseUrl: app.databaseUrl });
    const ask = (authorization: string) => visit(measured, { path: "/metrics", headers: { authorization } });
    for (const wrong of ["", "Bearer ", "Bearer operator-token-012345678x", METRICS_TOKEN, `Basic ${METRICS_TOKEN}`]) {
      expect((await ask(wrong)).statusCode).toBe(404);
    }
    const { statusCode, body, headers } = await ask(`Bearer ${METRICS_TOKEN}`);
    expect(statusCode).toBe(200);
    expect(body).toContain("http_request_duration_seconds");
    expect(headers["cache-control"]).toBe("no-store");
    await measured.close();
  });
});
