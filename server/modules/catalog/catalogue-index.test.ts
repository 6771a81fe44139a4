import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SORTS } from "../../../domain/listing/default-sort.ts";
import { addCategory, addProduct } from "../../../testing/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { type ChangeFeed, openChangeFeed } from "../../platform/database/change-feed.ts";
import { type OpenDatabase, openDatabase } from "../../platform/database/open-database.ts";
import { ColumnarEngine } from "../../platform/search/columnar/columnar-engine.ts";
import type { EmbeddedSearchEngine } from "../../platform/search/search-engine.ts";
import { CatalogueIndex } from "./catalogue-index.ts";
import { readAllDocuments } from "./search-documents.ts";
import { prices, products, productVariants, stockLevels } from "./tables.ts";

let own: TestDatabase;
let database: OpenDatabase;
let folder: string;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 4, onIdleError: () => {} });
  folder = mkdtempSync(join(tmpdir(), "crossdock-index-"));
});

afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

afterAll(async () => {
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

interface Process {
  index: CatalogueIndex;
  applied: number[];
  warnings: string[];
  rebuilds: () => number;
}

/** One of several processes: it has its own change feed and index. */
async function startProcess(options: { file?: string; engine?: () => EmbeddedSearchEngine } = {}): Promise<Process> {
  const changes: ChangeFeed = await openChangeFeed(own.url, () => {});
  const applied: number[] = [];
  const warnings: string[] = [];
  let rebuilds = 0;
  const source = () => {
    rebuilds += 1;
    return readAllDocuments(database.db);
  };
  const index = new CatalogueIndex({
    db: database.db,
    changes,
    snapshotFile: options.file ?? null,
    sourceOptions: null,
    startEngine: options.engine ?? (() => new ColumnarEngine(source)),
    onApplied: (ids) => applied.push(...ids),
    onReady: () => {},
    log: { warn: (_details, message) => void warnings.push(message) },
  });
  open.push(changes, index);
  await index.start();
  return { index, applied, warnings, rebuilds: () => rebuilds };
}

const scope = { storefront: "lt", currency: "EUR", language: "en", contentType: "p", sort: SORTS.relevance } as const;
const idsIn = async ({ index }: Process, text: string) => (await index.search({ ...scope, text })).ids;

describe("the index", () => {
  test("CATALOG-06 every process finds a new product, and no longer a deleted one, within two seconds", async () => {
    const both = [await startProcess(), await startProcess()];
    const { id } = await addProduct(database.db, { names: { en: "Vorpal kettle" } });
    for (const one of both) await expect.poll(() => idsIn(one, "vorpal"), { timeout: 2_000 }).toEqual([id]);
    await database.db
      .delete(prices)
      .where(eq(prices.variantId, sql`(select id from product_variants where product_id = ${id})`));
    for (const one of both) await expect.poll(() => idsIn(one, "vorpal"), { timeout: 2_000 }).toEqual([]);
  });

  test("CATALOG-06 applies a transaction that began first and committed last", async () => {
    const one = await startProcess();
    const slow = new Client({ connectionString: own.url });
    await slow.connect();
    const late = await addProduct(database.db, { names: { en: "Tardy toaster" } });
    await one.index.catchUp();
    await slow.query("begin");
    await slow.query("update products set paid_amount = 3 where id = $1", [late.id]);
    await slow.query("update product_texts set name = 'Punctual toaster' where product_id = $1", [late.id]);
    const quick = await addProduct(database.db, { names: { en: "Prompt pan" } });
    await one.index.catchUp();
    expect(await idsIn(one, "prompt")).toEqual([quick.id]);
    expect(await idsIn(one, "punctual")).toEqual([]);
    await slow.query("commit");
    await slow.end();
    await one.index.catchUp();
    expect(await idsIn(one, "punctual")).toEqual([late.id]);
  });

  test("CATALOG-06 applies changes made while no process ran, after a restart from the snapshot", async () => {
    const file = join(folder, "restart.index");
    const before = await addProduct(database.db, { names: { en: "Sleepless samovar" } });
    const first = await startProcess({ file });
    expect(await idsIn(first, "samovar")).toEqual([before.id]);
    for (const part of open.splice(0).reverse()) await part.close();
    const during = await addProduct(database.db, { names: { en: "Newborn samovar" } });
    await database.db.update(products).set({ isActive: false }).where(eq(products.id, before.id));
    const second = await startProcess({ file });
    expect(await idsIn(second, "samovar")).toEqual([during.id]);
    expect(second.rebuilds()).toBe(0);
  });

  test("CATALOG-06 ignores a snapshot of another database", async () => {
    const other = await createTestDatabase();
    const file = join(folder, "other.index");
    const first = await startProcess({ file });
    expect(first.rebuilds()).toBe(1);
    for (const part of open.splice(0).reverse()) await part.close();
    const mine = database;
    database = openDatabase(other.url, { poolSize: 2, onIdleError: () => {} });
    try {
      expect((await startProcess({ file })).rebuilds()).toBe(1);
    } finally {
      for (const part of open.splice(0).reverse()) await part.close();
      await database.close();
      database = mine;
      await other.drop();
    }
  });

  test("stock changes a product only between none and some", async () => {
    const { id, variantId } = await addProduct(database.db, { stock: 2 });
    const one = await startProcess();
    // Any open transaction of the PostgreSQL server, of whatever database, makes a new index read recent changes again.
    await one.index.catchUp();
    one.applied.length = 0;
    const reserve = (reserved: number) =>
      database.db.update(stockLevels).set({ reserved }).where(eq(stockLevels.variantId, variantId));
    await reserve(1);
    await one.index.catchUp();
    expect(one.applied).not.toContain(id);
    await reserve(2);
    await one.index.catchUp();
    expect(one.applied).toEqual([id]);
  });

  test("removing a variant changes its product", async () => {
    const { id, variantId } = await addProduct(database.db, { names: { en: "Zyxqwil spoon" } });
    const one = await startProcess();
    await database.db.delete(productVariants).where(eq(productVariants.id, variantId));
    await one.index.catchUp();
    expect(one.applied).toContain(id);
    expect(await idsIn(one, "zyxqwil")).toEqual([]);
  });
});

describe("without an index", () => {
  const brokenEngine = (): EmbeddedSearchEngine => {
    const engine = new ColumnarEngine(() => readAllDocuments(database.db));
    engine.rebuild = () => Promise.reject(new Error("no memory"));
    return engine;
  };

  test("F23 CATALOG-06 CATALOG-08 SQL finds the products of a subtree, by words, in order of price", async () => {
    const { index, warnings } = await startProcess({ engine: brokenEngine });
    expect(warnings).toContain("the index is lost and will be built again");
    const { db } = database;
    const above = await addCategory(db, { name: "Gimble goods" });
    const below = await addCategory(db, { name: "Gimble gears", parentId: above });
    const dear = await addProduct(db, {
      names: { en: "Gimble dear" },
      categoryIds: [below],
      prices: { lt: { EUR: 9 } },
    });
    const cheap = await addProduct(db, {
      names: { en: "Gimble 100% cheap" },
      categoryIds: [above],
      prices: { lt: { EUR: 4 } },
      priorPrice: 8,
    });
    const find = (query: object) => index.search({ ...scope, ...query });
    expect(await find({ categoryId: above, sort: SORTS.priceLowToHigh })).toMatchObject({
      total: 2,
      ids: [cheap.id, dear.id],
    });
    expect(await find({ categoryId: below })).toMatchObject({ ids: [dear.id] });
    expect(await find({ text: "gimble 100%" })).toMatchObject({ ids: [cheap.id] });
    expect(await find({ text: "gimble _00%" })).toMatchObject({ ids: [] });
    expect(await find({ categoryId: above, contentType: "o" })).toMatchObject({ ids: [cheap.id] });
    expect(await find({ categoryId: above, storefront: "wl" })).toMatchObject({ total: 0 });
    const { facets } = await find({ categoryId: above, facets: ["category_ids"], limit: 0 });
    const counts = facets.flatMap((facet) => (facet.type === "stats" ? [] : facet.terms));
    expect(counts).toContainEqual({ value: String(above), count: 2 });
    expect(counts).toContainEqual({ value: String(below), count: 1 });
  });

  test("CATALOG-06 rebuilds the index, which then answers", async () => {
    let starts = 0;
    const { index } = await startProcess({
      engine: () => (starts++ === 0 ? brokenEngine() : new ColumnarEngine(() => readAllDocuments(database.db))),
    });
    const facets = async () => (await index.search({ ...scope, facets: ["current_price"] })).facets.length;
    expect(await facets()).toBe(0);
    await expect.poll(facets, { timeout: 5_000 }).toBe(1);
  });
});
