import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { links, meta } from "#testing/page-html.ts";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = await app.listen();
});
afterAll(() => app.close());

const EVIL = "evil-x7f3.example";

/** A response without its ids and dates, which differ each time. */
async function answerTo(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: received, body } = await visit(app, { path, headers });
  const { date, "x-request-id": _, ...stable } = received;
  return { statusCode, headers: stable, body };
}

const PATHS = ["/", "/lt", "/en/nowhere", "/cart?x=1", "/api/config/languages", "/lt.data"];
const plainAnswers = new Map<string, Awaited<ReturnType<typeof answerTo>>>();
beforeAll(async () => {
  for (const path of PATHS) plainAnswers.set(path, await answerTo(path));
});

describe("T042 T043 T045 headers of an untrusted client change nothing", () => {
  const headers: Record<string, string>[] = [
    { "x-forwarded-host": EVIL },
    { "x-forwarded-host": "lv.localhost" },
    { "x-host": EVIL, "x-forwarded-server": EVIL, "x-http-host-override": EVIL },
    { "x-forwarded-proto": "javascript" },
    { "x-forwarded-proto": "https" },
    { "x-forwarded-port": "1/evil" },
    { "x-original-url": "/admin" },
    { "x-rewrite-url": "/en/nowhere" },
    { forwarded: `for=1.2.3.4;host=${EVIL};proto=https` },
    { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
    { "x-react-router-spa-mode": "yes" },
    { "x-react-router-prerender-data": encodeURIComponent('{"root":{"data":"evil"}}') },
    { "x-nextjs-data": "1" },
    { "x-middleware-subrequest": "middleware:middleware:middleware" },
    { "x-remix-response": "yes", "x-remix-redirect": `https://${EVIL}` },
  ];

  test.each(headers)("%o", async (sent) => {
    for (const path of PATHS) {
      const plain = plainAnswers.get(path);
      expect(await answerTo(path, sent), path).toEqual(plain);
      expect(await answerTo(path), `${path} afterwards`).toEqual(plain);
    }
  });
});

describe("T042 a trusted proxy", () => {
  test.each([
    { trusted: "127.0.0.1", brand: "Norde" },
    { trusted: "10.0.0.0/8", brand: "Crossdock" },
  ])("at $trusted decides the host of a request from 127.0.0.1: $brand", async ({ trusted, brand }) => {
    const proxied = await createTestApp({ env: { TRUSTED_PROXIES: trusted } });
    const { body } = await visit(proxied, { path: "/en", headers: { "x-forwarded-host": "lv.localhost" } });
    expect(meta(body, "application-name")).toBe(brand);
    const forged = await visit(proxied, { path: "/en", headers: { "x-forwarded-host": `${EVIL}/x` } });
    expect(forged.statusCode).toBe(trusted === "127.0.0.1" ? 400 : 200);
    await proxied.close();
  });
});

test("T042 a page's own addresses come from the storefront's settings, whatever port the Host header names", async () => {
  const { body } = await visit(app, { host: "lt.localhost:8443", path: "/en" });
  expect(links(body, "canonical")[0]?.href).toBe("http://lt.localhost:3000/en");
  expect(meta(body, "og:url")).toBe("http://lt.localhost:3000/en");
});

describe("T044 a malformed host is refused", () => {
  test.each([
    ["a port that is none", rawRequest("GET / HTTP/1.1", "Host: lt.localhost:99999")],
    ["a user in front of a host", rawRequest("GET / HTTP/1.1", `Host: lt.localhost:80@${EVIL}`)],
    ["two Host headers", rawRequest("GET / HTTP/1.1", "Host: lt.localhost", `Host: ${EVIL}`)],
    ["twice the same host", rawRequest("GET / HTTP/1.1", "Host: lt.localhost", "Host: lt.localhost")],
    ["an absolute address", rawRequest(`GET http://${EVIL}/ HTTP/1.1`, "Host: lt.localhost")],
    ["an absolute address of the same host", rawRequest("GET http://lt.localhost/ HTTP/1.1", "Host: lt.localhost")],
    ["no Host", rawRequest("GET / HTTP/1.1")],
    ["an empty Host", rawRequest("GET / HTTP/1.1", "Host:")],
    ["no Host in HTTP/1.0", rawRequest("GET / HTTP/1.0")],
    ["a list of hosts", rawRequest("GET / HTTP/1.1", `Host: lt.localhost, ${EVIL}`)],
    ["a path in the host", rawRequest("GET / HTTP/1.1", "Host: lt.localhost/en")],
    ["a folded header", rawRequest("GET / HTTP/1.1", "Host: lt.localhost", ` ${EVIL}`)],
    ["a space before the colon", rawRequest("GET / HTTP/1.1", "Host : lt.localhost")],
  ])("%s", async (_what, request) => {
    const { status, headers, body } = await sendRaw(port, request);
    expect(status).toBe(400);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).not.toContain(EVIL);
  });

  test("a plain host is served", async () => {
    expect((await sendRaw(port, rawRequest("GET /lt HTTP/1.1", "Host: lt.localhost:3000"))).status).toBe(200);
  });
});
