import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRANDS } from "#testing/operations/storefronts.ts";
import { meta } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const UNKNOWN = "evil-x7f3.example";

describe("REGION-01 T041 an unknown host, when no fallback is set", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const paths = ["/", "/en", "/lt/cart?x=1", "/api/store-config", "/assets/none.css", "/builds/latest.json", "/status"];

  test.each(paths)("REGION-01 T041 gets the same plain 421 page: %s", async (path) => {
    const { statusCode, body, headers } = await visit(app, { host: UNKNOWN, path });
    expect(statusCode).toBe(421);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).not.toContain(UNKNOWN);
    expect(JSON.stringify(headers)).not.toContain(UNKNOWN);
    for (const brand of BRANDS) expect(body).not.toContain(brand);
    expect(body).not.toMatch(/stylesheet|\/assets\/|<script/);
    expect(body).toBe((await visit(app, { host: "other.example", path: "/" })).body);
  });

  test.each(["lt.localhost.evil.example", "xlt.localhost", "lt.localhost-evil.example", "localhost.evil.example"])(
    "REGION-01 T041 a look-alike is no storefront: %s",
    async (host) => {
      expect((await visit(app, { host, path: "/" })).statusCode).toBe(421);
    },
  );
});

describe("an unknown host, when a fallback is set", () => {
  test.each([
    { variable: "FALLBACK_STOREFRONT", value: "wl", brand: "Willow", language: "en" },
    { variable: "DEMO", value: "1", brand: "Crossdock", language: "lt" },
  ])("REGION-01 gets that storefront, without the host's name in it: $variable=$value", async (row) => {
    const { variable, value, brand, language } = row;
    const app = await createTestApp({ env: { [variable]: value } });
    const first = await visit(app, { host: UNKNOWN, path: "/" });
    expect(first.headers.location).toBe(`/${language}`);
    const { statusCode, body } = await visit(app, { host: UNKNOWN, path: `/${language}` });
    expect(statusCode).toBe(200);
    expect(meta(body, "application-name")).toBe(brand);
    expect(body).not.toContain(UNKNOWN);
    const known = await visit(app, { host: "nl.localhost", path: "/en" });
    expect(meta(known.body, "application-name")).toBe("Nederpak");
    await app.close();
  });
});
