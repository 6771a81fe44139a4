import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { elements } from "#testing/page-html.ts";
import { type RawAnswer, rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = await app.listen();
});
afterAll(() => app.close());

const HOST = "Host: lt.localhost";
const get = (path: string, ...headers: string[]) => rawRequest(`GET ${path} HTTP/1.1`, HOST, ...headers);

function expectOurHeaders({ headers }: Pick<RawAnswer, "headers">): void {
  const maxAge = Number(/^max-age=(\d+); includeSubDomains/.exec(headers["strict-transport-security"] ?? "")?.[1]);
  expect(maxAge).toBeGreaterThanOrEqual(31_536_000);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
  expect(headers["permissions-policy"]).toMatch(/camera=\(\)/);
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers.server).toBeUndefined();
}

describe("T094 every kind of answer carries our headers", () => {
  const file = async () => /\/assets\/[\w.-]+\.css/.exec((await visit(app, { path: "/lt" })).body)?.[0] ?? "";
  const picture = async () => /\/assets\/[\w.-]+\.svg/.exec((await visit(app, { path: "/lt" })).body)?.[0] ?? "";
  const etag = async () => (await visit(app, { path: "/lt" })).headers.etag;
  const post = (path: string, body: string, type = "application/json", site = "same-origin") => {
    const headers = [`Sec-Fetch-Site: ${site}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`];
    return rawRequest(`POST ${path} HTTP/1.1`, HOST, ...headers) + body;
  };

  const answers: [string, number, string | (() => Promise<string>)][] = [
    ["a page", 200, get("/lt")],
    ["the data of a page", 200, get("/lt.data")],
    ["a page that has not changed", 304, async () => get("/lt", `If-None-Match: ${await etag()}`)],
    ["a redirect to a language", 302, get("/")],
    ["a redirect of double slashes", 302, get("/lt//x")],
    ["a page that is not there", 404, get("/lt/nowhere")],
    ["a stylesheet", 200, async () => get(await file())],
    ["a picture", 200, async () => get(await picture())],
    ["a file that is not there", 404, get("/assets/none.css")],
    ["a file of another folder", 403, get("/assets/%2e%2e/%2e%2e/package.json")],
    ["a call", 200, post("/api/store-config", "{}")],
    ["a call that has not changed", 200, get("/api/config/languages")],
    ["a call that is not there", 404, post("/api/none", "{}")],
    ["a call that is refused", 400, post("/api/store-config", '{"langIso":"xx"}')],
    ["a call that cannot be read", 400, post("/api/store-config", "{")],
    ["a call of another kind", 415, post("/api/store-config", "x", "text/plain")],
    ["a call that is too large", 413, post("/api/store-config", `"${"x".repeat(300_000)}"`)],
    ["a call of another site", 403, post("/api/store-config", "{}", "application/json", "cross-site")],
    ["the API's document", 200, get("/api/openapi.json")],
    ["the API's reader", 200, get("/api/docs")],
    ["the newest build", 200, get("/builds/latest.json")],
    ["an unknown host", 421, rawRequest("GET / HTTP/1.1", "Host: evil.example")],
    ["a bad host", 400, rawRequest("GET / HTTP/1.1", "Host: a:99999")],
    ["no host", 400, rawRequest("GET / HTTP/1.1")],
    ["broken percent-encoding", 400, get("/%E0%A4%A")],
    ["broken percent-encoding of a file", 400, get("/assets/%E0%A4%A")],
    ["a method that is not allowed", 405, rawRequest("DELETE /lt HTTP/1.1", HOST)],
    ["a form to a page", 415, post("/lt", "a=b", "application/x-www-form-urlencoded")],
    ["an address that is too long", 414, get(`/${"a".repeat(9_000)}`)],
    ["headers that are too large", 431, get("/", `X-Large: ${"a".repeat(40_000)}`)],
    ["no HTTP at all", 400, "nonsense\r\n\r\n"],
    ["a report of the policy", 204, post("/csp-report", "{}", "application/csp-report")],
    ["the operator's health", 200, get("/healthz")],
    ["the operator's readiness", 200, get("/readyz")],
    ["the operator's metrics, without the token", 404, get("/metrics")],
  ];

  test.each(answers)("%s (%i)", async (_what, status, request) => {
    const answer = await sendRaw(port, typeof request === "string" ? request : await request());
    expect(answer.status).toBe(status);
    expectOurHeaders(answer);
  });
});

describe("T093 a page that opens another site", () => {
  const paths = STOREFRONTS.map(({ code, languages }) => ({ host: hostOf(code), path: `/${languages[0]}` }));

  test.each([...paths, { host: "lt.localhost", path: "/en/unsupported-browser" }])(
    "$host$path isolates itself from it",
    async ({ host, path }) => {
      const { body, headers } = await visit(app, { host, path });
      const outside = elements(body, "a").filter(({ href }) => /^(https?:)?\/\//.test(href ?? ""));
      for (const { href, rel = "" } of outside) expect(rel.split(" "), href).toContain("noopener");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    },
  );

  test("T093 there is such a link to test", async () => {
    const { body } = await visit(app, { path: "/en/unsupported-browser" });
    expect(elements(body, "a").some(({ href }) => href?.startsWith("https://"))).toBe(true);
  });
});
