import { expect, test } from "vitest";
import { naiveSearch } from "../../contract/naive-search.ts";
import { product, scope } from "../../contract/sample.ts";
import type { SearchDocument, SearchQuery } from "../../search-engine.ts";
import { ColumnarIndex } from "../columnar-index.ts";
import { Scratch } from "../scratch.ts";
import { search } from "../search.ts";
import { compact } from "./compaction.ts";

const shop = Array.from({ length: 40 }, (_, id) =>
  product({
    id,
    name: `lantern${id % 3} shared`,
    brand: `Brand ${id % 4}`,
    categoryId: (id % 5) + 1,
    categoryIds: [9, (id % 5) + 1],
    fields: [{ id: (id % 6) + 1, terms: [String(id % 2)] }],
  }),
);
const removed = [5, 7, 39];
const changed = [product({ id: 8, name: "changed shared" }), product({ id: 100, name: "added shared" })];

function change(index: ColumnarIndex): void {
  for (const id of removed) index.remove(id);
  for (const document of changed) index.upsert(document);
}

/** Compacts, with changes to the old index after so many steps; null when it was done before. */
function compactedWithChangesAfter(steps: number): ColumnarIndex | null {
  const index = new ColumnarIndex();
  for (const document of shop) index.upsert(document);
  const work = compact(index);
  for (let step = 0; ; step++) {
    if (step === steps) change(index);
    const { done, value } = work.next();
    if (done) return step < steps ? null : value;
  }
}

test("CATALOG-06 CATALOG-09 changes at any moment of a compaction leave an index that only needs them done again", () => {
  const ids = new Set([...removed, ...changed.map(({ id }) => id)]);
  const expected: SearchDocument[] = [...shop.filter(({ id }) => !ids.has(id)), ...changed];
  let moments = 0;
  for (; ; moments++) {
    const fresh = compactedWithChangesAfter(moments);
    if (fresh === null) break;
    change(fresh);
    expect(fresh.live, `after ${moments} steps`).toBe(expected.length);
    for (const text of ["", "shared", "lantern2", "added"]) {
      const query: SearchQuery = { ...scope, sort: 3, text, facets: "all", limit: 100 };
      expect(search(fresh, query, new Scratch()), `${text} after ${moments} steps`).toEqual(
        naiveSearch(expected, query),
      );
    }
  }
  expect(moments).toBeGreaterThan(20);
});
