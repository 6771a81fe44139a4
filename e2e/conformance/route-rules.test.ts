import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { execute } from "#testing/database.ts";
import { hostOf } from "#testing/operations/storefronts.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await execute(
    app.databaseUrl,
    `update storefronts set redirect_hosts = '{partner.example}' where code = 'lt';
     insert into route_rules (storefront_code, path, target, status) values
       ('lt', '/old', '/accessibility', 301),
       ('lt', '/old-query', '/accessibility?from=old', 302),
       ('lt', '/partner', 'https://partner.example/shop', 302),
       ('lt', '/stranger', 'https://evil.example/shop', 302),
       ('lt', '/plain', 'http://partner.example/shop', 302),
       ('lt', '/user', 'https://partner.example@evil.example/', 302),
       ('lt', '/relative', '//evil.example', 302),
       ('lt', '/backslash', '/\\evil.example', 302),
       ('lt', '/header', E'/x\\r\\nset-cookie: a=1', 302),
       ('lt', '/script', 'javascript:alert(1)', 302),
       ('lt', '/self', '/self', 302),
       ('lt', '/p/gone-1', '/marketplace', 301),
       ('lt', '/c/gone', '/accessibility', 302),
       ('lt', '/payment/gone', '/accessibility', 302),
       ('lt', '/accessibility', '/en', 302),
       ('lt', '/senas-kelias-ž', '/accessibility', 302),
       ('lt', '/lt/only-lithuanian', '/accessibility', 302)`,
  );
  await vi.waitFor(async () => expect((await visit(app, { path: "/en/partner" })).statusCode).toBe(302));
});
afterAll(() => app.close());

const ask = async (path: string, host = hostOf("lt")) => {
  const { statusCode, headers } = await visit(app, { host, path });
  return { status: statusCode, to: headers.location };
};

describe("a route rule", () => {
  test.each([
    ["/en/old", 301, "/en/accessibility"],
    ["/lt/old", 301, "/lt/accessibility"],
    ["/en/old?utm_source=x&a=%C5%BE", 301, "/en/accessibility?utm_source=x&a=%C5%BE"],
    ["/en/old/", 301, "/en/accessibility"],
    ["/en/old-query", 302, "/en/accessibility?from=old"],
    ["/en/old-query?from=visitor&s=1", 302, "/en/accessibility?from=old&s=1"],
    ["/en/partner", 302, "https://partner.example/shop"],
    ["/en/partner?utm_source=x", 302, "https://partner.example/shop?utm_source=x"],
    ["/en/p/gone-1", 301, "/en/marketplace"],
    ["/lt/p/gone-1?utm_source=x&productVariant=1", 301, "/lt/marketplace?utm_source=x&productVariant=1"],
    ["/en/c/gone?s=1&utm_source=x", 302, "/en/accessibility?s=1&utm_source=x"],
    ["/en/payment/gone", 302, "/en/accessibility"],
  ])("ROUTE-55 redirects %s with %i to %s", async (path, status, to) => {
    expect(await ask(path)).toEqual({ status, to });
  });

  test("ROUTE-55 also holds for a navigation inside the browser, to a product or category that is gone", async () => {
    for (const path of ["/en/p/gone-1", "/en/c/gone"]) {
      const inside = await visit(app, { path: `${path}.data` });
      expect(inside.statusCode).toBe(202);
      expect(inside.body).toMatch(/"\/en\/(?:marketplace|accessibility)"/);
    }
  });

  test("ROUTE-55 applies to addresses without a page", async () => {
    expect((await ask("/en/accessibility")).status).toBe(200);
  });

  test("ROUTE-55 matches a path with letters beyond ASCII", async () => {
    expect(await ask("/en/senas-kelias-%C5%BE")).toEqual({ status: 302, to: "/en/accessibility" });
  });

  test("ROUTE-55 may be for one language", async () => {
    const find = async (path: string) => (await call(app, "/route-rules/find", { path })).json();
    expect(await find("/lt/only-lithuanian")).toEqual({
      rule: { id: expect.any(Number), to: "/accessibility", status: 302, external: false },
    });
    expect(await find("/en/only-lithuanian")).toEqual({ rule: null });
  });

  test("REGION-10 of one storefront does not apply to another", async () => {
    expect((await ask("/en/old", hostOf("lv"))).status).toBe(404);
  });

  test("ROUTE-55 to another host is a full page load, also for a navigation inside the browser", async () => {
    const inside = await visit(app, { path: "/en/partner.data" });
    expect(inside.body).toContain("https://partner.example/shop");
    expect(inside.body).toMatch(/"reload",true|"_\d+":\d+.*"reload"/);
  });

  test.each(["/stranger", "/plain", "/user", "/relative", "/backslash", "/header", "/script", "/self"])(
    "T056 T057 to anything but an allowed host is refused: %s",
    async (path) => {
      expect(await ask(`/en${path}`)).toEqual({ status: 404, to: undefined });
    },
  );

  test("T056 logs refusals and redirects to other hosts", async () => {
    app.log.length = 0;
    await ask("/en/stranger");
    await ask("/en/partner");
    const log = app.log.join("");
    expect(log).toMatch(/refused.*allow-list/);
    expect(log).toMatch(/leads off the site/);
  });

  test("ROUTE-55 applies a change at once, without a restart", async () => {
    await execute(app.databaseUrl, "update route_rules set target = '/404' where path = '/old'");
    await expect.poll(async () => (await ask("/en/old")).to).toBe("/en/404");
  });
});
