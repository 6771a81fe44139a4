import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createStorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase } from "#testing/database.ts";
import { readGoods } from "../goods.ts";
import { productVariants } from "../tables.ts";

/** The statement gets its name with the fourth use, and PostgreSQL compares plans after the fifth by that name. */
const USES = 15;

test("PostgreSQL keeps one plan of the statement that reads variants, for any variant", async () => {
  const own = await createTestDatabase();
  const database = openDatabase(own.url, { poolSize: 1, onIdleError: () => undefined });
  const { db } = database;
  const storefront = (await createStorefrontDirectory(db)).all().find(({ code }) => code === "lt");
  const [currency, language] = [storefront?.currencies[0], storefront?.languages[0]];
  if (!storefront || !currency || !language) throw new Error("The template has no storefront lt");
  const goods = await readGoods(db);
  const some = await db.select({ id: productVariants.id }).from(productVariants).limit(USES);
  for (const { id } of some) {
    const found = await goods.describeVariants(db, { storefront, currency, language }, [id]);
    expect(found.map(({ variantId }) => variantId)).toEqual([id]);
  }
  const { rows } = await db.execute<{ is_kept: boolean }>(sql`
    select generic_plans > 0 as is_kept from pg_prepared_statements where statement like '%"variantId"%option_ids%'`);
  expect(rows).toEqual([{ is_kept: true }]);
  await database.close();
  await own.drop();
});
