import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "#domain/people/access/guards.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = await app.listen();
});
afterAll(() => app.close());

const get = (path: string, ...headers: string[]) =>
  sendRaw(port, rawRequest(`GET ${path} HTTP/1.1`, "Host: lt.localhost", ...headers));

/** Where a browser on this shop would go; throws when it would leave. */
function landsOn(location: string): string {
  const url = new URL(location, "http://lt.localhost:3000/");
  if (url.origin !== "http://lt.localhost:3000") throw new Error(`${location} leads to ${url.origin}`);
  return url.pathname;
}

const HOSTILE_TARGETS = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/%2F/evil.example",
  "/%252F%252Fevil.example",
  "https:evil.example",
  "http:/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "lt.localhost@evil.example",
  "@evil.example",
  "/x\r\nlocation: https://evil.example",
  "%0d%0alocation:%20https://evil.example",
  "",
  " ",
];

describe("T054 the target after signing in stays on the own host", () => {
  test.each(HOSTILE_TARGETS)("?redirect=%j", (redirect) => {
    const decision = decide("guest", { signedIn: true, redirect });
    expect(decision).toEqual({ kind: "redirect", to: "/user-account" });
    expect(landsOn(withLocale("/user-account", "lt"))).toBe("/lt/user-account");
  });

  test.each(["/my-orders?page=2", "/lt/my-orders", "/en/c/shoes?s=1#top"])("%s is accepted", (redirect) => {
    const decision = decide("guest", { signedIn: true, redirect });
    expect(decision).toMatchObject({ kind: "redirect" });
    expect("to" in decision && landsOn(withLocale(decision.to, "lt"))).toMatch(/^\/lt\/(my-orders|c\/shoes)$/);
  });

  test.each(HOSTILE_TARGETS.slice(0, 12))("T054 over HTTP ?redirect=%j is ignored", async (redirect) => {
    const query = `?redirect=${encodeURIComponent(redirect)}`;
    const { statusCode, headers } = await visit(app, { path: `/login${query}`, cookies: { session: "x" } });
    expect(statusCode).toBe(302);
    expect(landsOn(String(headers.location))).toBe("/lt/login");
    const page = await visit(app, { path: `/lt/login${query}`, cookies: { session: "x" } });
    expect(page.headers.location).toBeUndefined();
  });
});

describe("T055 a path that looks like a host", () => {
  test.each([
    "//evil.example/",
    "///evil.example",
    "/en//evil.example",
    "/en///evil.example/x",
    "//evil.example/%2e%2e",
    "/.//evil.example",
    "/en/..//evil.example",
    "/%2F%2Fevil.example",
    "/%2f/evil.example",
    "//lt.localhost@evil.example/",
    "//evil.example:80/en",
    "/;//evil.example",
    "//",
    "//%5cevil.example",
    "/\\evil.example",
    "/%5Cevil.example",
    "/en/\\evil.example",
    "/\\/evil.example",
    "/%09/evil.example",
    "/en/%0d%0a/evil.example",
  ])("%s never leads to another host", async (path) => {
    let location: string | undefined = path;
    for (let hops = 0; location !== undefined && hops < 5; hops += 1) {
      const { status, headers } = await get(location);
      expect([200, 302, 400, 404]).toContain(status);
      location = headers.location;
      if (location !== undefined) landsOn(location);
    }
    expect(location).toBeUndefined();
  });
});

describe("T057 line ends in a path, query, language or cookie", () => {
  test.each([
    "/%0d%0aset-cookie:%20evil=1",
    "/en/%0d%0aset-cookie:%20evil=1",
    "/en%0d%0aset-cookie:evil=1/cart",
    "/%E5%98%8A%E5%98%8Dset-cookie:evil=1",
    "/cart?x=%0d%0aset-cookie:%20evil=1",
    "//cart?x=%0d%0aset-cookie:%20evil=1",
  ])("T057 %s add no header", async (path) => {
    const { status, headers } = await get(path);
    expect([302, 400, 404]).toContain(status);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.location ?? "").not.toMatch(/[\r\n]/);
  });

  test.each(["locale=%0d%0aset-cookie:evil=1", "locale=lt%0d%0a", "locale=..%2F..%2Fevil", "locale=//evil.example"])(
    "T057 the cookie %s changes nothing",
    async (cookie) => {
      const { status, headers } = await get("/cart", `Cookie: ${cookie}`);
      expect({ status, location: headers.location }).toEqual({ status: 302, location: "/lt/cart" });
      expect(headers["set-cookie"]).toBeUndefined();
    },
  );

  test("T057 a bare line end inside a header is refused", async () => {
    const { status } = await sendRaw(
      port,
      "GET / HTTP/1.1\r\nHost: lt.localhost\r\nX-A: b\nset-cookie: evil=1\r\n\r\n",
    );
    expect([302, 400]).toContain(status);
  });
});
