import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import type { SearchDocument } from "#platform/search/search-engine.ts";
import { addCategory, addProduct } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { productAddressPages } from "../products/product-addresses.ts";
import * as t from "../tables.ts";
import { readAllDocuments, readDocuments } from "./search-documents.ts";

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => {} });
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

async function addVariant(productId: number, sku: string, eur: number, onHand: number): Promise<number> {
  const { db } = database;
  const [row] = await db.insert(t.productVariants).values({ productId, sku, position: 1 }).returning();
  const variantId = row?.id ?? 0;
  await db.insert(t.stockLevels).values({ variantId, onHand });
  const price = { variantId, storefrontCode: "lt", currencyId: 1, amount: money(eur * 10_000) };
  await db.insert(t.prices).values({ ...price, priorAmount: money(eur * 20_000) });
  return variantId;
}

describe("documents of the index", () => {
  test("CATALOG-06 have everything of a product: ancestors, options of variants, the price that is listed", async () => {
    const { db } = database;
    const above = await addCategory(db, { name: "Above" });
    const below = await addCategory(db, { name: "Below", parentId: above });
    const beside = await addCategory(db, { name: "Beside" });
    const options = await db.select().from(t.fieldOptions).orderBy(t.fieldOptions.id).limit(2);
    const [one, two] = options as [(typeof options)[number], (typeof options)[number]];
    const [brand] = await db.select().from(t.manufacturers).limit(1);
    const { id, sku, variantId } = await addProduct(db, {
      names: { lt: "Sietas", en: "Sieve" },
      categoryIds: [beside, below],
      flagIds: [2, 1],
      optionIds: [one.id],
      prices: { lt: { USD: 4, EUR: 3 }, wl: { EUR: 9 } },
      stock: 0,
      paidAmount: 7,
      ...(brand && { brandId: brand.id }),
    });
    const dearer = await addVariant(id, `${sku}-W`, 5, 1);
    for (const optionId of [one.id, two.id]) await db.insert(t.variantOptions).values({ variantId: dearer, optionId });
    await db
      .update(t.products)
      .set({ arrivedAt: new Date(1_700_000_000_000) })
      .where(eq(t.products.id, id));
    expect(variantId).not.toBe(dearer);

    const terms = Map.groupBy([one, two], ({ fieldId }) => fieldId);
    expect(await readDocuments(db, [id])).toEqual([
      {
        id,
        sku,
        variantSkus: [`${sku}-V`, `${sku}-W`],
        brand: brand?.name ?? "",
        texts: {
          en: { name: "Sieve", keywords: "", description: "" },
          lt: { name: "Sietas", keywords: "", description: "" },
        },
        categoryId: below,
        categoryIds: [above, below, beside],
        fields: Array.from(terms, ([field, chosen]) => ({ id: field, terms: chosen.map((option) => `${option.id}`) })),
        flagIds: [1, 2],
        listings: [
          { storefront: "lt", prices: { EUR: 50_000, USD: 40_000 }, discountRatio: 0.5, isOnOffer: true },
          { storefront: "wl", prices: { EUR: 90_000 }, discountRatio: null, isOnOffer: false },
        ],
        paidAmount: 7,
        arrivedAt: 1_700_000_000_000,
      } satisfies SearchDocument,
    ]);
  });

  test("CATALOG-06 a full reading has every active product once, in batches, as it is read alone", async () => {
    const { db } = database;
    const hidden = await addProduct(db, {});
    await db.update(t.products).set({ isActive: false }).where(eq(t.products.id, hidden.id));
    const all: SearchDocument[] = [];
    for await (const documents of readAllDocuments(db)) all.push(...documents);
    const active = await db.select({ id: t.products.id }).from(t.products).where(eq(t.products.isActive, true));
    expect(all.map(({ id }) => id)).toEqual(active.map(({ id }) => id).sort((a, b) => a - b));
    expect(all.some(({ id }) => id === hidden.id)).toBe(false);
    const some = [all[0], all[1], all.at(-1)].filter((document) => document !== undefined);
    for (const document of some) expect(await readDocuments(db, [document.id])).toEqual([document]);
    expect(await readDocuments(db, [])).toEqual([]);
  });

  test("sitemaps name the parts that have a product which is shown, and no others", async () => {
    const { db } = database;
    const before = await productAddressPages(db, "lt");
    await db.execute("select setval(pg_get_serial_sequence('products', 'id'), 39998)");
    await addProduct(db, {});
    const last = await addProduct(db, {});
    await db.execute("select setval(pg_get_serial_sequence('products', 'id'), 60000)");
    const hidden = await addProduct(db, {});
    await db.update(t.products).set({ isActive: false }).where(eq(t.products.id, hidden.id));
    expect(last.id).toBe(40_000);
    expect(await productAddressPages(db, "lt")).toEqual([...before, 3, 4]);
    expect(await productAddressPages(db, "none")).toEqual([]);
  });
});
