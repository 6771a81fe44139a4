import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "#i18n/messages/en.json" with { type: "json" };
import lt from "#i18n/messages/lt.json" with { type: "json" };
import { publish } from "#testing/content/content.ts";
import { hostOf } from "#testing/operations/storefronts.ts";
import { elements, htmlAttributes, meta, title, visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("home", () => {
  test.each([
    ["lt", lt],
    ["en", en],
  ])("ROUTE-01 greets in %s, inside the shell", async (language, texts) => {
    const { statusCode, body } = await visit(app, { path: `/${language}` });
    expect(statusCode).toBe(200);
    expect(visibleText(body)).toContain(texts["home.hero.title"].replace(/\s+/g, " "));
    expect(title(body)).toContain(texts["meta.home.title"]);
    for (const landmark of ["header", "main", "footer"]) expect(elements(body, landmark)).not.toHaveLength(0);
  });
});

describe("404", () => {
  test.each(["/en/404", "/en/nowhere", "/en/a/b/c"])(
    "ROUTE-02 ERROR-02 %s is a page of the shop, and not cached",
    async (path) => {
      const { statusCode, body, headers } = await visit(app, { path });
      expect(statusCode).toBe(404);
      expect(headers["cache-control"]).toMatch(/no-store/);
      expect(visibleText(body)).toContain(en["not-found.title"]);
      expect(meta(body, "robots")).toBe("noindex");
      expect(elements(body, "header")).not.toHaveLength(0);
    },
  );

  test.each([
    `/en/${"a".repeat(400)}`,
    `/en/${"a/".repeat(1_500)}`,
    "/en/%2F%2Fx",
    "/en/a%2Fb",
    "/en/%25%2530",
    "/en/:80",
  ])("ERROR-02 ROUTE-52 an address that no page can have is not found: %s", async (path) => {
    expect((await visit(app, { path })).statusCode).toBe(404);
  });

  test.each([
    ["lt", "/en/dev/components"],
    ["lt", "/en/c/no-such-category"],
    ["tp", "/en/c/electronics"],
    ["tp", "/en/cart"],
  ])("ERROR-02 an address that its page refuses keeps header and footer: %s %s", async (site, path) => {
    const { statusCode, body } = await visit(app, { host: `${site}.localhost`, path });
    expect(statusCode).toBe(404);
    expect(visibleText(body)).toContain(en["not-found.title"]);
    expect(visibleText(body)).toContain(`Page not found: ${path.slice(3)}`);
    expect(meta(body, "robots")).toBe("noindex");
    expect(elements(body, "footer")).toHaveLength(1);
    expect(elements(body, "header").length).toBeGreaterThan(0);
    expect(elements(body, "h1")).toHaveLength(1);
  });

  test("ERROR-02 the data of a refused page is a fatal 404 that names the path", async () => {
    const { statusCode, body } = await visit(app, { path: "/en/dev/components.data" });
    expect(statusCode).toBe(404);
    expect(body).toContain("Page Not Found: /dev/components");
    expect(body).toContain("isFatal");
  });
});

describe("the component gallery", () => {
  test("is there only where the demo business runs", async () => {
    const demo = await createTestApp({ env: { DEMO: "1" } });
    expect((await visit(demo, { path: "/en/dev/components" })).statusCode).toBe(200);
    await demo.close();
  });
});

describe("the status page", () => {
  test.each(["/status", "/en/status"])("ROUTE-25 %s is outside the shell and never cached", async (path) => {
    const { statusCode, body, headers } = await visit(app, { path, headers: { host: "localhost" } });
    expect(statusCode).toBe(200);
    expect(visibleText(body)).toContain(en["status.ok"]);
    expect(headers["cache-control"]).toMatch(/no-store/);
    expect(elements(body, "footer")).toHaveLength(0);
  });
});

test("ROUTE-46 /unsupported-browser explains what to do, without the shop's menus", async () => {
  const { statusCode, body } = await visit(app, { path: "/en/unsupported-browser" });
  expect(statusCode).toBe(200);
  expect(visibleText(body)).toContain(en["browser.title"]);
  const downloads = elements(body, "a").filter(({ href }) => href?.startsWith("https://"));
  expect(downloads.length).toBeGreaterThanOrEqual(4);
});

describe("a page that staff wrote", () => {
  beforeAll(() =>
    Promise.all([
      publish(app, "lt", {
        slug: "deep/nested/page",
        title: "A deep page",
        description: "About depth",
        blocks: [{ kind: "paragraph", runs: [{ text: "<b>Bold</b> & {{name}}" }] }],
      }),
      publish(app, "lv", { slug: "only-norde", title: "Only here", description: "Norde", blocks: [] }),
    ]),
  );

  test("ROUTE-52 is found by its whole path", async () => {
    const { statusCode, body } = await visit(app, { path: "/en/deep/nested/page" });
    expect(statusCode).toBe(200);
    expect(visibleText(body)).toContain("A deep page");
  });

  test("ROUTE-52 T084 shows its text as text", async () => {
    const { body } = await visit(app, { path: "/en/deep/nested/page" });
    expect(visibleText(body)).toContain("<b>Bold</b> & {{name}}");
    expect(body).not.toContain("<b>Bold");
  });

  test("ROUTE-52 is in English where staff have not translated it yet", async () => {
    const { statusCode, body } = await visit(app, { path: "/lt/deep/nested/page" });
    expect(statusCode).toBe(200);
    expect(htmlAttributes(body).lang).toBe("lt");
    expect(visibleText(body)).toContain("A deep page");
  });

  test.each(["/en/deep", "/en/deep/nested", "/en/deep/nested/page/more"])("ROUTE-52 %s is not one", async (path) => {
    expect((await visit(app, { path })).statusCode).toBe(404);
  });

  test("REGION-10 belongs to one storefront", async () => {
    expect((await visit(app, { host: hostOf("lv"), path: "/en/only-norde" })).statusCode).toBe(200);
    expect((await visit(app, { host: hostOf("lt"), path: "/en/only-norde" })).statusCode).toBe(404);
  });
});
