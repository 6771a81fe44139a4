import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answeredVisit } from "#testing/answered-visit.ts";
import { visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (path: string, body: string) =>
  answeredVisit(app, { method: "POST", path, headers: { "content-type": "application/json" }, body });

const CALLS = [
  "/api/store-config",
  "/api/cart/add",
  "/api/search/searchForCategoryItems",
  "/api/auth/register",
  "/api/checkout/save-draft",
  "/api/utm",
];

/** The object at every depth of another one, beside what the call takes. */
const nested = (key: string, depth: number, evil: string) =>
  `{"locale":"lt","filters":${'{"a":'.repeat(depth)}{"${key}":${evil}}${"}".repeat(depth)}}`;

describe("T076 a body that names the prototype of every object", () => {
  const evil = '{"polluted":"yes","toString":"broken","status":true}';
  const bodies = [0, 1, 5, 20].flatMap((depth) => [
    nested("__proto__", depth, evil),
    nested("constructor", depth, `{"prototype":${evil}}`),
    nested("\\u005f_proto__", depth, evil),
  ]);

  test.each(CALLS)("T076 changes no object and no answer: %s", async (path) => {
    const before = await post(path, '{"locale":"lt"}');
    for (const body of [
      `{"__proto__":${evil}}`,
      `{"constructor":{"prototype":${evil}}}`,
      `[{"__proto__":${evil}}]`,
      ...bodies,
    ]) {
      const { body: answer } = await post(path, body);
      expect(answer).not.toContain("polluted");
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(String({})).toBe("[object Object]");
    }
    const after = await post(path, '{"locale":"lt"}');
    expect([after.statusCode, withoutId(after.json())]).toEqual([before.statusCode, withoutId(before.json())]);
  });

  test("T076 nor does a provider's notification", async () => {
    for (const provider of ["stripe", "paypal", "paysera"]) {
      await post(`/api/callbacks/${provider}`, `{"__proto__":${evil},"id":"evt_1"}`);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

const withoutId = (answer: object) => ({ ...answer, request_id: "" });

describe("T077 a query that is no plain list of names and values", () => {
  const PAGES = ["/lt", "/en/search", "/en/cart", "/api/config/languages"];
  const QUERIES = {
    "an object's prototype": "a[__proto__][x]=1&__proto__=1&constructor[prototype][x]=1",
    "200 levels": `a${"[b]".repeat(200)}=1`,
    "a thousand of a name": Array.from({ length: 1_000 }, () => "a[]=1").join("&"),
    "names without values": "&&&=&a&=b&%5B%5D",
    "broken escapes": "a=%&b=%E0%A4%A&%=1",
  };

  test.each(PAGES)("T077 is answered, without an error of ours: %s", async (path) => {
    for (const [what, query] of Object.entries(QUERIES)) {
      const { statusCode } = await visit(app, { path: `${path}?${query}` });
      expect([200, 302, 307, 308, 400, 414], what).toContain(statusCode);
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test("T077 50,000 values are too long an address", async () => {
    const { statusCode } = await visit(app, { path: `/lt?${"a[]=&".repeat(50_000)}` });
    expect(statusCode).toBe(414);
  });

  test("T077 of a name that comes twice the first counts", async () => {
    const { body } = await visit(app, { path: "/en/search?searchText=zzfirst&searchText=zzsecond" });
    expect(visibleText(body)).toContain("zzfirst");
    expect(visibleText(body)).not.toContain("zzsecond");
  });

  test("T077 a body of 10,000 levels is refused, not followed", async () => {
    for (const body of ["[".repeat(10_000) + "]".repeat(10_000), nested("a", 10_000, "1")]) {
      await post("/api/store-config", body);
    }
  });

  test("T077 keeps no memory", async () => {
    const query = QUERIES["a thousand of a name"];
    const ask = async (times: number) => {
      for (let nth = 0; nth < times; nth++) await visit(app, { path: `/api/config/languages?${query}&n=${nth}` });
      return process.memoryUsage().rss;
    };
    const before = await ask(200);
    expect((await ask(1_000)) - before).toBeLessThan(64 * 1024 * 1024);
  });
});
