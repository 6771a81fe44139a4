import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("an installable shop", () => {
  test("each brand has a manifest with its name and icons of the sizes that it says", async () => {
    const names = new Set<string>();
    for (const [code, language] of [
      ["lt", "lt"],
      ["wl", "en"],
    ] as const) {
      const page = await visit(app, { host: `${code}.localhost`, path: `/${language}` });
      expect(page.body).toContain('rel="manifest" href="/app.webmanifest"');
      const answer = await visit(app, { host: `${code}.localhost`, path: "/app.webmanifest" });
      expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);
      const { name, start_url, display, icons } = JSON.parse(answer.body);
      expect({ start_url, display }).toEqual({ start_url: "/", display: "standalone" });
      names.add(name);
      expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "any", "maskable"]);
      for (const { src, sizes } of [...icons, { src: "/icons/touch.png", sizes: "180x180" }]) {
        const icon = await visit(app, { host: `${code}.localhost`, path: src });
        const { width, height, format } = await sharp(icon.rawPayload).metadata();
        expect([`${width}x${height}`, format], src).toEqual([sizes, "png"]);
      }
    }
    expect(names.size).toBe(2);
    expect((await visit(app, { path: "/icons/1.png" })).statusCode).toBe(404);
  });

  test("the offline page is in each language of the storefront, and needs nothing else", async () => {
    const texts = await Promise.all(
      ["lt", "en"].map(async (language) => (await visit(app, { path: `/offline/${language}` })).body),
    );
    expect(texts[0]).toContain("Esate neprisijungę");
    expect(texts[1]).toContain("You are offline");
    for (const text of texts) expect(text).not.toMatch(/(?:src|href)="[^"#d]/);
    expect((await visit(app, { path: "/offline/ru" })).statusCode).toBe(404);
    expect((await visit(app, { path: "/offline-worker.js" })).body).toContain('["/offline/lt","/offline/en"]');
  });
});
