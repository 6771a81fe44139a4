import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "#contracts/shop/contract.ts";
import { addUser, currentEmail, logIn, signedIn } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  await addUser(app, { email: "ruta@example.com" });
});
afterAll(() => app.close());

interface Definition {
  "~orpc": { route: { method?: string; path?: string } };
}

const POSTS = Object.values(contract)
  .flatMap((area) => Object.values(area) as unknown as Definition[])
  .map((definition) => definition["~orpc"].route)
  .filter(({ method }) => method === "POST")
  .map(({ path }) => `/api${path}`);

/** Exactly these headers, beside the host. */
const post = (path: string, headers: Record<string, string>, cookies: Record<string, string> = {}) =>
  app.server.inject({ method: "POST", url: path, headers: { host: "lt.localhost", ...headers }, cookies, payload: {} });

describe("T031 a request that another site made the browser send", () => {
  test.each(POSTS)("T031 %s refuses it", async (path) => {
    expect((await post(path, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await post(path, { "sec-fetch-site": "same-site" })).statusCode).toBe(403);
  });

  test("T031 changes nothing", async () => {
    const cookies = await signedIn(app, "ruta@example.com");
    const answer = await post("/api/auth/logout", { "sec-fetch-site": "cross-site" }, cookies);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.json()).toMatchObject({ status: false, code: "forbidden" });
    expect(await currentEmail(app, cookies)).toBe("ruta@example.com");
  });

  test("T037 another site cannot sign a visitor in", async () => {
    const answer = await logIn(app, "ruta@example.com", undefined, { headers: { "sec-fetch-site": "cross-site" } });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("T031 a path that resembles a provider's callback gets no exception", async () => {
    expect((await post("/api/auth/logout?x=/api/callbacks/", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    for (const path of ["/api/callbacks/../auth/logout", "/api/callbacks/%2e%2e/auth/logout"]) {
      expect((await post(path, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    }
    expect((await post("/api/callbacks/nobody", { "sec-fetch-site": "cross-site" })).statusCode).toBe(404);
  });
});

describe("T032 T033 a request without Sec-Fetch-Site", () => {
  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["no site at all", { origin: "null" }],
    ["another brand", { origin: "http://lv.localhost" }],
    ["another port", { origin: "http://lt.localhost:81" }],
    ["another protocol", { origin: "https://lt.localhost" }],
    ["a longer name", { origin: "http://lt.localhost.evil.example" }],
    ["a referer of another site", { referer: "https://evil.example/http://lt.localhost/" }],
    ["nothing", {}],
  ] as [string, Record<string, string>][])("T032 T033 is refused by its origin: %s", async (_what, headers) => {
    expect((await post("/api/auth/logout", headers)).statusCode).toBe(403);
  });

  test("T033 plain http is another site than https", async () => {
    const https = { "x-forwarded-proto": "https" };
    expect((await post("/api/auth/logout", { ...https, origin: "http://lt.localhost" })).statusCode).toBe(403);
    expect((await post("/api/auth/logout", { ...https, origin: "https://lt.localhost" })).statusCode).toBe(200);
  });

  test("T032 is accepted when its origin is this site", async () => {
    expect((await post("/api/auth/logout", { origin: "http://lt.localhost" })).statusCode).toBe(200);
    expect((await post("/api/auth/logout", { referer: "http://lt.localhost/en/login" })).statusCode).toBe(200);
  });
});

describe("T034 T035 a call that changes something", () => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "T034 takes JSON alone, not %s",
    async (type) => {
      const cookies = await signedIn(app, "ruta@example.com");
      const headers = { "content-type": type };
      const answer = await visit(app, { method: "POST", path: "/api/auth/logout", headers, cookies, body: "{}" });
      expect(answer.statusCode).toBe(415);
      expect(await currentEmail(app, cookies)).toBe("ruta@example.com");
    },
  );

  test.each(["GET", "HEAD"] as const)("T035 is not done by %s", async (method) => {
    const cookies = await signedIn(app, "ruta@example.com");
    const answer = await visit(app, { method, path: "/api/auth/logout", cookies });
    expect([404, 405]).toContain(answer.statusCode);
    expect(await currentEmail(app, cookies)).toBe("ruta@example.com");
  });

  test.each(["PUT", "PATCH", "DELETE"] as const)("T036 %s is refused for pages and calls", async (method) => {
    for (const url of ["/lt", "/en/cart", "/api/auth/logout"]) {
      const answer = await app.server.inject({ method, url, headers: { host: "lt.localhost" } });
      expect(answer.statusCode, url).toBe(405);
    }
  });

  test("T036 a page refuses a posted form", async () => {
    for (const path of ["/lt", "/en/login"]) expect((await visit(app, { method: "POST", path })).statusCode).toBe(405);
  });

  test("T038 a preflight of another site gets no CORS headers", async () => {
    const headers = {
      host: "lt.localhost",
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    for (const method of ["OPTIONS", "GET", "POST"] as const) {
      const answer = await app.server.inject({ method, url: "/api/auth/login", headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
