import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import { type ChangeFeed, openChangeFeed } from "#platform/database/change-feed.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { buildSnapshot } from "#platform/search/build-snapshot.ts";
import { ColumnarEngine } from "#platform/search/columnar/columnar-engine.ts";
import type { EmbeddedSearchEngine } from "#platform/search/search-engine.ts";
import { addCategory, addProduct, noteSale } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { countSales } from "../count-sales.ts";
import { changedProductAddresses } from "../products/product-addresses.ts";
import { prices, products, productVariants, stockLevels } from "../tables.ts";
import { CatalogueIndex, type CatalogueIndexDeps } from "./catalogue-index.ts";
import { readAllDocuments } from "./search-documents.ts";

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
  /** How often a new order of best sellers was announced. */
  ranked: () => number;
}

interface StartOptions {
  file?: string;
  engine?: () => EmbeddedSearchEngine;
  buildSnapshot?: NonNullable<CatalogueIndexDeps["buildSnapshot"]>;
}

/** One of several processes: it has its own change feed and index. */
async function startProcess(options: StartOptions = {}): Promise<Process> {
  const { index, ...rest } = await newProcess(options);
  await index.start();
  return { index, ...rest };
}

async function newProcess(options: StartOptions): Promise<Process> {
  const changes: ChangeFeed = await openChangeFeed(own.url, () => {});
  const applied: number[] = [];
  const warnings: string[] = [];
  let rebuilds = 0;
  let ranked = 0;
  const source = () => {
    rebuilds += 1;
    return readAllDocuments(database.db);
  };
  const index = new CatalogueIndex({
    db: database.db,
    changes,
    snapshotFile: options.file ?? null,
    ...(options.buildSnapshot && { buildSnapshot: options.buildSnapshot }),
    startEngine: options.engine ?? (() => new ColumnarEngine(source)),
    onApplied: (ids) => applied.push(...ids),
    onRanked: () => {
      ranked += 1;
    },
    onReady: () => {},
    log: { warn: (_details, message) => void warnings.push(message) },
  });
  open.push(changes, index);
  return { index, applied, warnings, rebuilds: () => rebuilds, ranked: () => ranked };
}

const scope = { storefront: "lt", currency: "EUR", language: "en", contentType: "p", sort: SORTS.relevance } as const;
const idsIn = async ({ index }: Process, text: string) => (await index.search({ ...scope, text })).ids;

const INDEX_BUILDER = new URL("./index-builder.ts", import.meta.url);

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

  test("CATALOG-08 what only sold more gets its new place, announced once for all, and counts as no changed product", async () => {
    const one = await startProcess();
    const [first, second, third] = [
      await addProduct(database.db, { names: { en: "Ranked radio" }, paidAmount: 2 }),
      await addProduct(database.db, { names: { en: "Ranked receiver" }, paidAmount: 1 }),
      await addProduct(database.db, { names: { en: "Ranked recorder" } }),
    ];
    await one.index.catchUp();
    one.applied.length = 0;
    const since = new Date();
    for (const [orderId, { id: productId }] of [second, second, third].entries())
      await noteSale(database.db, orderId + 1, [{ productId, quantity: 1 }]);
    await one.index.catchUp();
    expect(await idsIn(one, "ranked")).toEqual([first.id, second.id, third.id]);
    await countSales(database.db);
    await one.index.catchUp();
    expect(await idsIn(one, "ranked")).toEqual([second.id, first.id, third.id]);
    expect({ applied: one.applied, ranked: one.ranked() }).toEqual({ applied: [], ranked: 1 });
    expect(await changedProductAddresses(database.db, "lt", since)).toEqual([]);
    await database.db.execute(sql`update products set paid_amount = 9, max_quantity = 3 where id = ${third.id}`);
    await one.index.catchUp();
    expect(one.applied).toEqual([third.id]);
    expect(await changedProductAddresses(database.db, "lt", since)).toHaveLength(1);
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

  const buildElsewhere: StartOptions["buildSnapshot"] = (file, cursor, signal) =>
    buildSnapshot(INDEX_BUILDER, { file, cursor, options: { databaseUrl: own.url } }, signal);

  test("CATALOG-06 a process of its own builds the index, and ends", async () => {
    const { id } = await addProduct(database.db, { names: { en: "Outsourced ottoman" } });
    const one = await startProcess({ file: join(folder, "apart.index"), buildSnapshot: buildElsewhere });
    expect(one.rebuilds()).toBe(0);
    expect(await idsIn(one, "ottoman")).toEqual([id]);
    const { id: later } = await addProduct(database.db, { names: { en: "Second ottoman" } });
    await one.index.catchUp();
    expect(await idsIn(one, "ottoman")).toEqual(expect.arrayContaining([id, later]));
  });

  test("F23 a build that fails says why", async () => {
    const options = { databaseUrl: "postgres://nobody@127.0.0.1:1/none" };
    const order = { file: join(folder, "failed.index"), cursor: "", options };
    const building = buildSnapshot(INDEX_BUILDER, order, new AbortController().signal);
    await expect(building).rejects.toThrow("ECONNREFUSED");
  });

  test("F29 a build that is under way ends when its process stops", async () => {
    const { index } = await newProcess({ file: join(folder, "stopped.index"), buildSnapshot: buildElsewhere });
    const starting = index.start();
    expect(index.hasBeenReady).toBe(false);
    await index.close();
    await starting;
    expect(index.hasBeenReady).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith("stopped"))).toEqual([]);
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

  test("F23 a few searches run at once and a few more wait; the others hear to come again", async () => {
    const { index } = await startProcess({ engine: brokenEngine });
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => index.search(scope)));
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: "unavailable", status: 503 } });
  });

  test("F23 a search that takes long is given up after two seconds", async () => {
    const { index } = await startProcess({ engine: brokenEngine });
    const slow = new Client({ connectionString: own.url });
    await slow.connect();
    await slow.query("begin");
    await slow.query("lock table storefront_products in access exclusive mode");
    const startedAt = performance.now();
    await expect(index.search(scope)).rejects.toMatchObject({ code: "unavailable", status: 503 });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await slow.end();
    expect((await index.search(scope)).total).toBeGreaterThan(0);
  });

  test("CATALOG-06 rebuilds the index, which then answers", async () => {
    let starts = 0;
    const { index } = await startProcess({
      engine: () => (starts++ === 0 ? brokenEngine() : new ColumnarEngine(() => readAllDocuments(database.db))),
    });
    const facets = async () => (await index.search({ ...scope, facets: ["current_price"] })).facets.length;
    expect(await facets()).toBe(0);
    expect(index.hasBeenReady).toBe(false);
    await expect.poll(facets, { timeout: 5_000 }).toBe(1);
    expect(index.hasBeenReady).toBe(true);
  });
});
