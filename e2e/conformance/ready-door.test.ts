import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const TOKEN = "figures-for-operators";
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ env: { METRICS_TOKEN: TOKEN, FALLBACK_STOREFRONT: "lt", LOG_LEVEL: "info" } });
  port = await app.listen();
});
afterAll(() => app.close());

const BROWSER = { host: "lt.localhost", "accept-encoding": "gzip, deflate, br, zstd" };

/** Over a socket, where a page that is ready does not pass Fastify; `visit` always does. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(get({ port, path, headers: { ...BROWSER, ...headers } }), "response")) as [
    IncomingMessage,
  ];
  return { statusCode: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Fastify's own channel. */
const HANDLED_BY_FASTIFY = "tracing:fastify.request.handler:start";
const OF_ONE_ANSWER = ["date", "connection", "keep-alive", "x-request-id"];
const shared = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)));

const REQUESTS: [what: string, headers: Record<string, string>][] = [
  ["a new visitor", {}],
  ["another currency and colour mode", { cookie: "currency_id=2; color_mode=dark; product_layout=LIST" }],
  ["unreadable cookies", { cookie: "currency_id=%E0%A4%A; color_mode=<script>;;=" }],
  ["a signed-in visitor", { cookie: `session=${"x".repeat(43)}` }],
  ["gzip only", { "accept-encoding": "gzip" }],
  ["no encoding", { "accept-encoding": "identity" }],
  ["an unknown host", { host: "unknown.example" }],
  ["the staff origin", { host: "admin.localhost" }],
  ["a host that is none", { host: "a b" }],
  ["a host that a stranger forwards", { "x-forwarded-host": "ae.localhost" }],
];

describe("a page that is ready, as it is answered before Fastify", () => {
  test.each(REQUESTS)("is the same as behind it, for %s", async (_what, headers) => {
    for (const path of ["/en", "/en/accessibility", "/en.data", "/en/cart", "/en//faq", "/healthz", "/api/none"]) {
      const request = { path, host: headers.host ?? BROWSER.host, headers: { ...BROWSER, ...headers } };
      await visit(app, request);
      const [front, behind] = [await ask(path, headers), await visit(app, request)];
      expect(front.statusCode, path).toBe(behind.statusCode);
      if (path === "/api/none") continue;
      expect(front.body.equals(behind.rawPayload), path).toBe(true);
      expect(shared(front.headers), path).toEqual(shared(behind.headers));
    }
  });

  test("does not reach Fastify, unless somebody may be signed in or cannot read brotli", async () => {
    await visit(app, { path: "/en", headers: BROWSER });
    let passed = 0;
    const count = () => {
      passed += 1;
    };
    subscribe(HANDLED_BY_FASTIFY, count);
    await ask("/en");
    await ask("/en?utm_source=x");
    expect(passed).toBe(0);
    for (const headers of [{ cookie: "session=x" }, { "accept-encoding": "gzip" }]) await ask("/en", headers);
    unsubscribe(HANDLED_BY_FASTIFY, count);
    expect(passed).toBe(2);
  });

  test("answers 304 to who has it", async () => {
    const { headers } = await ask("/en");
    const again = await ask("/en", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body.length]).toEqual([304, 0]);
  });

  test("T127 has an id of its own, its line in the log and its place in the figures", async () => {
    const figure = async () => {
      const { body } = await visit(app, { path: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
      return Number(
        /^http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)$/m.exec(body)?.[1],
      );
    };
    await ask("/en?utm_source=warm");
    const before = await figure();
    const [first, second] = [await ask("/en?utm_source=secret"), await ask("/en")];
    expect(first.headers["x-request-id"]).toMatch(/^[\da-f]{12}-[\da-z]+$/);
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    await expect.poll(figure).toBe(before + 2);
    const line = app.log.find((text) => text.includes(`"${first.headers["x-request-id"]}"`)) ?? "";
    expect(JSON.parse(line)).toMatchObject({
      reqId: first.headers["x-request-id"],
      req: { id: first.headers["x-request-id"], method: "GET", path: "/en", host: "lt.localhost" },
      status: 200,
      ms: expect.any(Number),
      msg: "answered",
    });
    expect(line).not.toContain("secret");
  });
});
