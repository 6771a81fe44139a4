import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, signedIn } from "#testing/people/identity.ts";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = await app.listen();
});
afterAll(() => app.close());

const SESSIONS = [{ session: "somebody" }, { "__Host-session": "somebody" }] as { [name: string]: string }[];
const PAGES = ["/", "/lt", "/en/accessibility", "/en/nowhere", "/en/status", "/en/cart", "/lt.data", "/404"];

describe("T048 a visitor who carries a session", () => {
  test.each(SESSIONS.flatMap((cookies) => PAGES.map((path) => ({ cookies, path }))))(
    "gets $path uncached ($cookies)",
    async ({ path, cookies }) => {
      await visit(app, { path });
      const { headers } = await visit(app, { path, cookies });
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers.etag).toBeUndefined();
    },
  );

  test("T048 T047 gets the same public pages as all others, without data of the first visitor", async () => {
    const fresh = await createTestApp({ databaseUrl: app.databaseUrl });
    await addUser(fresh, { email: "first@example.com" });
    const cookies = await signedIn(fresh, "first@example.com");
    const [theirs, others] = [await visit(fresh, { path: "/en", cookies }), await visit(fresh, { path: "/en" })];
    expect(fresh.rendered).toHaveLength(1);
    expect(others.body).toBe(theirs.body);
    expect(others.body).not.toContain("Žalgirė");
    expect(others.headers["set-cookie"]).toBeUndefined();
    await fresh.close();
  });
});

describe("T048 a cached page", () => {
  test.each(["/lt", "/en", "/en/accessibility", "/en.data"])("%s sets no cookie", async (path) => {
    for (const _ of ["miss", "hit"]) {
      const { headers } = await visit(app, { path, cookies: { locale: "lt", currency_id: "2" } });
      const isData = path.endsWith(".data");
      expect(headers["cache-control"]).toBe(isData ? "private, max-age=3" : "public, no-cache");
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers.vary).toMatch(/cookie/i);
    }
  });
});

const DECEPTIONS = [
  "/my-orders/x.css",
  "/en/my-orders/x.css",
  "/user-account%2Fa.js",
  "/en/user-account%2Fa.js",
  "/my-orders;a.css",
  "/my-orders%00.png",
  "/my-orders/%2e%2e/static/a.css",
  "/my-orders/..%2fstatic/a.css",
  "/en/my-orders%23.css",
  "/en/my-orders%3F.css",
  "/en%2Faccessibility.css",
  "/assets/..%2f..%2fen.css",
  "/assets/%2e%2e/en",
  "/en.css",
];

describe("T049 a private address dressed up as a file", () => {
  test.each(DECEPTIONS)("%s is not found or not cached", async (path) => {
    for (const cookies of [{}, ...SESSIONS]) {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
      const request = rawRequest(`GET ${path} HTTP/1.1`, "Host: lt.localhost", `Cookie: ${cookie.join("; ")}`);
      const { status, headers } = await sendRaw(port, request);
      expect([302, 400, 403, 404]).toContain(status);
      expect(headers["cache-control"]).toMatch(/no-store/);
    }
  });
});

describe("T050 through a proxy that caches every *.css", () => {
  let proxy: Server;
  let proxyPort: number;
  const cached = new Map<string, { status: number; body: string }>();

  beforeAll(async () => {
    proxy = createServer(async (request, response) => {
      const path = request.url ?? "/";
      const { cookie = "" } = request.headers;
      const upstream = rawRequest(
        `GET ${path} HTTP/1.1`,
        "Host: lt.localhost",
        `Cookie: ${cookie}`,
        "Connection: close",
      );
      const stored = cached.get(path);
      const { status, headers, body } = stored ? { ...stored, headers: {} } : await sendRaw(port, upstream);
      const mayStore = !/no-store|private/.test((headers as Record<string, string>)["cache-control"] ?? "");
      if (!stored && /\.(css|js|png)$/.test(path.split("?")[0] ?? "") && mayStore) cached.set(path, { status, body });
      response.writeHead(status || 502).end(body);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    proxyPort = (proxy.address() as AddressInfo).port;
  });
  afterAll(() => void proxy.close());

  test("the proxy caches what it may", async () => {
    const { body } = await visit(app, { path: "/lt" });
    const [stylesheet = ""] = /\/assets\/[\w.-]+\.css/.exec(body) ?? [];
    await sendRaw(proxyPort, rawRequest(`GET ${stylesheet} HTTP/1.1`, "Host: shop", "Connection: close"));
    expect(cached.get(stylesheet)?.status).toBe(200);
  });

  test.each(DECEPTIONS)("%s of a customer is never served to others", async (path) => {
    const request = (cookie: string) =>
      rawRequest(`GET ${path} HTTP/1.1`, "Host: shop", `Cookie: ${cookie}`, "Connection: close");
    await sendRaw(proxyPort, request("session=somebody"));
    expect(cached.has(path)).toBe(false);
    expect((await sendRaw(proxyPort, request("x=1"))).status).not.toBe(200);
  });
});
