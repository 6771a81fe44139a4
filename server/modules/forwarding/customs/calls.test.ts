import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AE, LT } from "#testing/selling/delivery.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("the calls about customs", () => {
  test("FORWARDING-03 find codes by words of the reader's language or digits, with the rule for flights", async () => {
    const search = async (query: string, language_id = 1) =>
      (await call(app, "/customs/search-codes", { query, language_id })).json();
    const { items, total, known } = await search("face seru");
    expect(known).toBeGreaterThanOrEqual(300);
    expect(total).toBe(1);
    expect(items).toMatchObject([
      { hs6: "330499", restrictions: [{ method: "air", effect: "limited", message_key: "customs.hazard.liquid" }] },
    ]);
    expect((await search("sportiniai bat", 2)).items.map(({ hs6 }: { hs6: string }) => hs6)).toContain("640411");
    expect((await search("6404.11")).items).toMatchObject([{ hs6: "640411", name: "Sports shoes" }]);
    expect((await search("zzz")).total).toBe(0);
    expect((await search("furniture")).items.map(({ hs6 }: { hs6: string }) => hs6)).toContain("940360");
    expect((await search("baldai", 2)).items.map(({ hs6 }: { hs6: string }) => hs6)).toContain("940360");
  });

  test("FORWARDING-03 tell what stands in the way to a country", async () => {
    const on = async (codes: string[], country_id: number) =>
      (await call(app, "/customs/restrictions", { codes, country_id })).json().items;
    expect(await on(["220830"], AE)).toContainEqual(expect.objectContaining({ hazard: "alcohol", method: null }));
    expect(await on(["220830"], LT)).not.toContainEqual(expect.objectContaining({ hazard: "alcohol", method: null }));
    expect(await on(["490199"], LT)).toEqual([]);
    // Neither has a name of its own: the first is judged by its heading, the second by its chapter.
    expect(await on(["240290"], LT)).toContainEqual(expect.objectContaining({ hazard: "tobacco", effect: "refused" }));
    expect(await on(["360100"], LT)).toContainEqual(expect.objectContaining({ hazard: "explosive", method: null }));
  });

  test("FORWARDING-03 any code that exists is found by its digits, with the name of its chapter", async () => {
    const search = async (query: string, language_id: number) =>
      (await call(app, "/customs/search-codes", { query, language_id })).json().items;
    expect(await search("9401.10", 1)).toMatchObject([{ hs6: "940110", name: "Furniture, mattresses, lamps" }]);
    expect(await search("940110", 2)).toMatchObject([{ hs6: "940110", name: "Baldai, čiužiniai, lempos" }]);
    expect(await search("770100", 1)).toEqual([]);
  });
});
