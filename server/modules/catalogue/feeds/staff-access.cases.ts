import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"feeds" | "feedRefusals"> = {
  feeds: {
    list: async (app) => {
      await feedOfLt(app);
      const feeds = { feeds: expect.arrayContaining([expect.objectContaining({ storefront: "lt" })]) };
      return {
        body: {},
        inside: (answer) => expect(answer).toMatchObject(feeds),
        outside: (answer) => expect(answer).not.toMatchObject(feeds),
      };
    },
  },
  feedRefusals: {
    list: async (app) => {
      await feedOfLt(app);
      return {
        body: { sort: "-noted_at" },
        inside: (answer) => expect(answer).toMatchObject({ items: [{ storefront: "lt" }] }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
  },
};

/** A feed of lt that leaves one variant out. */
async function feedOfLt({ database: { db } }: TestApp): Promise<void> {
  await db.execute(sql`
    insert into product_feeds (storefront_code, language_id, currency_id, channel, format, file_key, etag, bytes, items,
      refused, made_at)
    values ('lt', 1, 1, 'google', 'xml', 'lt-en-eur', '"1"', 1, 1, 1, now()) on conflict do nothing`);
  await db.execute(sql`
    insert into feed_refusals (storefront_code, language_id, currency_id, sku, reason, noted_at)
    select 'lt', 1, 1, 'NO-PICTURE', 'no_picture', now() where not exists (select from feed_refusals)`);
}
