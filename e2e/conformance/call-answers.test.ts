import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ERROR_CATALOGUE } from "#contracts/errors.ts";
import { isSuccessful } from "#domain/shared/calls/response-success.ts";
import en from "#i18n/messages/en.json" with { type: "json" };
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const JSON_TYPE = { "content-type": "application/json" };

describe("a successful response", () => {
  test.each([
    { path: "/store-config", body: { langIso: "lt" } },
    { path: "/auth/getCurrentUser", body: {} },
    { path: "/auth/getCurrentUser", body: undefined },
    { path: "/locale/change", body: { newLocale: "lt" } },
    { path: "/utm", body: { utm_source: "mail" } },
    {
      path: "/consent/record",
      body: {
        id: "0".repeat(32),
        choices: { statistics: true, marketing: false },
        vendors: ["tag-manager"],
        text_version: 1,
        locale: "lt",
        source: "banner",
      },
    },
    {
      path: "/vitals",
      body: { route: "home", device: "phone", build: "b1", vitals: [{ name: "LCP", value: 1_234.5 }] },
    },
    { path: "/newsletter/subscribe", body: { email: "a@example.com", locale: "lt" } },
    { path: "/content/page", body: { slug: "accessibility", locale: "lt" } },
    { path: "/route-rules/find", body: { path: "/nowhere" } },
  ])("ERROR-01 carries no errors, message or status false: $path", async ({ path, body }) => {
    const answer = await call(app, path, body);
    expect(answer.statusCode).toBe(200);
    expect(isSuccessful(answer.json())).toBe(true);
  });

  test("AUTH-03 returns no user to a visitor", async () => {
    expect((await call(app, "/auth/getCurrentUser", {})).json()).toEqual({ user: null, unpaid_order: null });
  });

  test("AUTH-10 does not let a visitor see translation keys", async () => {
    expect((await visit(app, { path: "/api/auth/permissions/can-view-translations" })).json()).toBe(false);
  });
});

describe("an error response", () => {
  test.each([
    { path: "/store-config", body: { langIso: "xx" }, code: "bad_request" },
    { path: "/locale/change", body: { newLocale: "ru" }, code: "invalid_input" },
    { path: "/no/such/call", body: {}, code: "not_found" },
    { path: "/newsletter/subscribe", body: { email: "nobody", locale: "lt" }, code: "bad_request" },
  ] as const)("ERROR-01 has a code of the error catalogue: $path $code", async ({ path, body, code }) => {
    const answer = await call(app, path, body);
    const { status, messageKey } = ERROR_CATALOGUE[code];
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, code, message: messageKey });
    expect(answer.json().request_id).toBe(answer.headers["x-request-id"]);
    expect(isSuccessful(answer.json())).toBe(false);
  });

  test.each(Object.entries(ERROR_CATALOGUE))("ERROR-01 has a message for the reader: %s", (_code, { messageKey }) => {
    expect(Object.keys(en)).toContain(messageKey);
  });
});

describe("T126 a request that cannot be read", () => {
  const deep = `{"langIso":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  test.each([
    { what: "broken JSON", body: '{"langIso":', status: 400 },
    { what: "no JSON at all", body: "langIso=lt", status: 400 },
    { what: "an empty body", body: "", status: 400 },
    { what: "a huge number", body: `{"langIso":1${"0".repeat(400)}}`, status: 400 },
    { what: "20,000 levels", body: deep, status: 400 },
    { what: "a prototype", body: '{"__proto__":{"polluted":true},"langIso":"lt"}', status: 400 },
    { what: "a constructor", body: '{"constructor":{"prototype":{"polluted":true}}}', status: 400 },
    { what: "a list", body: "[1,2,3]", status: 400 },
    { what: "lone surrogates", body: '{"langIso":"\\ud800"}', status: 400 },
  ])("gets a generic answer with its request id: $what", async ({ body, status }) => {
    const answer = await visit(app, { method: "POST", path: "/api/store-config", body, headers: JSON_TYPE });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, request_id: answer.headers["x-request-id"] });
    expect(answer.body).not.toMatch(/node_modules|\bat \w|select |\/work\/|SyntaxError|\.ts:/);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "T034 is refused as %s",
    async (type) => {
      const answer = await visit(app, {
        method: "POST",
        path: "/api/locale/change",
        body: '{"newLocale":"en"}',
        headers: { "content-type": type },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );
});

describe("ERROR-03 a payload URL", () => {
  test.each([
    "https://evil.example/x",
    "//evil.example",
    "/\\evil.example",
    "http:evil.example",
    "/%5Cevil",
    "javascript:1",
  ])("with a hostname is rejected: %s", async (path) => {
    const answer = await call(app, "/route-rules/find", { path });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      status: false,
      errors: { path: "error.call.hostname-in-url" },
    });
  });

  test("that is a path of this site passes", async () => {
    expect((await call(app, "/route-rules/find", { path: "/lt/x?next=/y" })).json()).toEqual({ rule: null });
  });
});
