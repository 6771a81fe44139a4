import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { find, idsOf, product, scope } from "../contract/sample.ts";
import { sampleSource } from "../contract/sample-source.ts";
import type { SearchEngine } from "../search-engine.ts";
import { ColumnarEngine } from "./columnar-engine.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crossdock-search-"));
  file = join(folder, "snapshot");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shop = Array.from({ length: 60 }, (_, index) =>
  product({
    id: index + 1,
    sku: `LAMP-${index}`,
    brand: ["Aurelo", "Brikton", "__proto__"][index % 3] ?? "",
    texts: { en: { name: `Amber lamp ${index}` }, lt: { name: `Gintarinė lempa ${index}` } },
    categoryId: (index % 4) + 2,
    categoryIds: [1, (index % 4) + 2],
    fields: [{ id: (index % 5) + 1, terms: ["red", `term ${index % 7}`] }],
    flagIds: index % 2 === 0 ? [7] : [],
    paidAmount: index % 9,
  }),
);

async function everythingOf(engine: SearchEngine) {
  return Promise.all([
    find(engine, { facets: "all", histogramBuckets: 5, limit: 100 }),
    find(engine, { text: "amber lamp", facets: "all" }),
    find(engine, { text: "gintarines", language: "lt", sort: 1 }),
    find(engine, { text: "LAMP-17" }),
    engine.suggest({ ...scope, language: "lt", text: "gint" }),
    engine.similar({ ...scope, id: 5 }),
  ]);
}

describe("snapshots", () => {
  test("CATALOG-06 an index comes back from its file as it was, with the place where its feed had come", async () => {
    const engine = new ColumnarEngine();
    await engine.upsert(shop);
    await engine.remove([3, 4]);
    const before = await everythingOf(engine);
    await engine.snapshot(file, "change 42");
    expect(await everythingOf(engine)).toEqual(before);

    const restarted = new ColumnarEngine();
    expect(await restarted.restore(file)).toBe("change 42");
    expect(await everythingOf(restarted)).toEqual(before);
    expect((await restarted.stats()).documents).toBe(58);
    await restarted.upsert([product({ id: 3, name: "Amber lamp again" })]);
    expect(await idsOf(restarted, { text: "again" })).toEqual([3]);
  });

  test("an empty index can be saved and restored", async () => {
    await new ColumnarEngine().snapshot(file, "0");
    const engine = new ColumnarEngine();
    expect(await engine.restore(file)).toBe("0");
    expect((await find(engine, { facets: "all" })).total).toBe(0);
  });

  test("a missing, cut, damaged or foreign file is not used, and the index goes on as it was", async () => {
    const engine = new ColumnarEngine();
    await engine.upsert(shop);
    await engine.snapshot(file, "1");
    const whole = readFileSync(file);
    const other = new ColumnarEngine();
    await other.upsert([product({ id: 1 })]);
    const damage = [
      () => truncateSync(file, whole.length - 10),
      () => truncateSync(file, 12),
      () => writeFileSync(file, "something else entirely, longer than a head"),
      () =>
        writeFileSync(
          file,
          whole.map((byte, at) => (at === whole.length - 50 ? byte ^ 1 : byte)),
        ),
      () =>
        writeFileSync(
          file,
          whole.map((byte, at) => (at === 60 ? byte ^ 1 : byte)),
        ),
      () => rmSync(file),
    ];
    for (const spoil of damage) {
      writeFileSync(file, whole);
      spoil();
      expect(await other.restore(file), spoil.toString()).toBeNull();
      expect(await idsOf(other, {})).toEqual([1]);
    }
  });

  test("changes made while a snapshot is written are not lost", async () => {
    const engine = new ColumnarEngine();
    await engine.upsert(shop);
    const saving = engine.snapshot(file, "1");
    await engine.remove([1]);
    await engine.upsert([product({ id: 99, name: "Latecomer" })]);
    expect(await idsOf(engine, { text: "latecomer" })).toEqual([99]);
    await saving;
    expect(await idsOf(engine, { text: "latecomer" })).toEqual([99]);
    expect((await engine.stats()).documents).toBe(60);
  });
});

describe("rebuilding", () => {
  test("CATALOG-06 the old index answers until the new one takes over; later changes are kept, older documents go", async () => {
    const engine = new ColumnarEngine(sampleSource);
    await engine.upsert([product({ id: 5_000, name: "Ancient" }), product({ id: 1, name: "Older lamp" })]);
    const rebuilding = engine.rebuild({ count: 300 });
    await engine.upsert([product({ id: 400, name: "Meanwhile" })]);
    await engine.remove([7]);
    expect(await idsOf(engine, { text: "ancient" })).toEqual([5_000]);
    await rebuilding;
    expect(await idsOf(engine, { text: "ancient" })).toEqual([]);
    expect(await idsOf(engine, { text: "meanwhile" })).toEqual([400]);
    expect(await idsOf(engine, { text: "source lamp 7" })).not.toContain(7);
    expect(await find(engine, { text: "source" })).toMatchObject({ total: 299 });
  });

  test("a source that fails leaves the index as it was, and the next rebuild works", async () => {
    const engine = new ColumnarEngine(sampleSource);
    await engine.upsert(shop);
    const failing = engine.rebuild({ count: 10, failAfter: 5 });
    await expect(failing).rejects.toThrow("the source has failed");
    expect((await engine.stats()).documents).toBe(60);
    await engine.rebuild({ count: 10 });
    expect((await engine.stats()).documents).toBe(10);
  });
});

describe("compaction", () => {
  test("CATALOG-09 a long tail is compacted while changes go on, and nothing is lost or counted twice", async () => {
    const engine = new ColumnarEngine();
    const many = Array.from({ length: 12_000 }, (_, index) =>
      product({ id: index, brand: index % 2 ? "Odd" : "Even" }),
    );
    await engine.upsert(many);
    await engine.remove([0, 1, 2]);
    await engine.upsert([product({ id: 2, brand: "Back" }), product({ id: 20_000, brand: "New" })]);
    await engine.close();
    await engine.remove([3]);
    const { total, facets } = await find(engine, { facets: ["manufacturer"] });
    expect(total).toBe(11_998);
    expect(facets[0]).toMatchObject({
      terms: [
        { value: "Even", count: 5_998 },
        { value: "Odd", count: 5_998 },
        { value: "Back", count: 1 },
        { value: "New", count: 1 },
      ],
    });
  });
});

describe("answers without text, category and filters", () => {
  const root = { facets: "all", histogramBuckets: 5 } as const;

  test("CATALOG-06 are counted once for an index, and again after each change of it", async () => {
    const engine = new ColumnarEngine();
    await engine.upsert(shop);
    const first = await find(engine, root);
    expect(await find(engine, root)).toBe(first);
    await engine.remove([1]);
    expect((await find(engine, root)).total).toBe(first.total - 1);
    await engine.upsert([product({ id: 1 })]);
    expect((await find(engine, root)).total).toBe(first.total);
    await engine.rebuild();
    expect((await find(engine, root)).total).toBe(0);
  });

  test("differ by storefront, sort, page and facets", async () => {
    const engine = new ColumnarEngine();
    await engine.upsert(shop);
    const plain = await find(engine, root);
    for (const other of [{ storefront: "none" }, { sort: 1 }, { offset: 48 }, { limit: 3 }, { facets: [] }] as const) {
      expect(await find(engine, { ...root, ...other })).not.toEqual(plain);
    }
    const [all, none] = [await find(engine, { limit: Infinity }), await find(engine, { limit: Number.NaN })];
    expect([all.ids.length, none.ids.length]).toEqual([60, 48]);
  });
});
