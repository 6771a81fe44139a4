import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentHit } from "#contracts/shop/content/content.ts";
import { recordPublished } from "#modules/content/content/index.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { DEMO_LANGUAGE_CODES, DEMO_LANGUAGES, type DemoLanguage } from "../languages.ts";
import { ARTICLE_TEXTS } from "./texts/index.ts";

/** Queries, inflected and mistyped, and the article that has to come first. */
const GOLDEN: Readonly<Record<DemoLanguage, readonly (readonly [query: string, article: string])[]>> = {
  en: [
    ["duties", "duty"],
    ["air or sea", "air-or-sea"],
    ["joining parcels", "consolidation"],
    ["measure a parcel", "size-counts"],
    ["measuring sizes", "sizes"],
    ["parcel locker", "lockers"],
    ["paying a shop", "safe-paying"],
    ["retrun", "returns"],
    ["batery", "batteries"],
    ["first parcels", "first-parcel"],
  ],
  lt: [
    ["muito mokesčio", "duty"],
    ["oru ar jūra", "air-or-sea"],
    ["sujungti siuntas", "consolidation"],
    ["siuntos svoris", "size-counts"],
    ["dydžiai", "sizes"],
    ["paštomatą", "lockers"],
    ["mokėti parduotuvei", "safe-paying"],
    ["grazinimo", "returns"],
    ["baterju", "batteries"],
    ["pirmosios siuntos", "first-parcel"],
  ],
  ru: [
    ["пошлины", "duty"],
    ["самолётом или морем", "air-or-sea"],
    ["объединять посылки", "consolidation"],
    ["измеряем посылку", "size-counts"],
    ["размеры", "sizes"],
    ["постамат", "lockers"],
    ["платить магазину", "safe-paying"],
    ["возврата", "returns"],
    ["батарея", "batteries"],
    ["перваяя посылка", "first-parcel"],
  ],
  lv: [
    ["muitas nodokļi", "duty"],
    ["pa gaisu", "air-or-sea"],
    ["apvienot sūtījumus", "consolidation"],
    ["sūtījuma svars", "size-counts"],
    ["izmēru noteikt", "sizes"],
    ["pakomats", "lockers"],
    ["maksāt veikalam", "safe-paying"],
    ["atgriesana", "returns"],
    ["baterija", "batteries"],
    ["pirmais sutijums", "first-parcel"],
  ],
  ee: [
    ["tollimaksu", "duty"],
    ["lennukiga või laevaga", "air-or-sea"],
    ["ühendada pakke", "consolidation"],
    ["paki kaal", "size-counts"],
    ["suurust mõõta", "sizes"],
    ["pakiautomaat", "lockers"],
    ["maksta poele", "safe-paying"],
    ["tagastamise", "returns"],
    ["akud", "batteries"],
    ["esimene pakk", "first-parcel"],
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  await db.execute(sql`delete from content_entries where storefront_code = 'pj'`);
  await db.execute(sql`
    insert into storefront_languages (storefront_code, language_id, position)
    select 'pj', id, 10 + id from languages on conflict do nothing`);
  const entries = Object.entries(ARTICLE_TEXTS).map(([key, texts]) => ({
    kind: "article" as const,
    key,
    publishedAt: new Date("2026-11-01T08:00:00Z"),
    texts: DEMO_LANGUAGE_CODES.map((language) => ({
      language,
      languageId: DEMO_LANGUAGES[language].id,
      ...texts[language],
    })),
  }));
  await recordPublished(db, "pj", [], entries);
  await app.shop.storefronts.reload();
});
afterAll(() => app.close());

describe.each(DEMO_LANGUAGE_CODES)("searching in %s", (language) => {
  test.each(GOLDEN[language])("CONTENT-01 %s finds the article %s first", async (q, article) => {
    const answer = await call(app, "/content/search", { q, locale: language, limit: 3 }, { host: "pj.localhost" });
    const { hits } = answer.json() as { hits: ContentHit[] };
    expect(hits[0]?.slug, JSON.stringify(hits.map(({ title }) => title))).toBe(ARTICLE_TEXTS[article]?.[language].slug);
  });
});
