import { describe, expect, test } from "vitest";
import { naiveSearch } from "../../contract/naive-search.ts";
import { product, scope } from "../../contract/sample.ts";
import type { SearchDocument, SearchQuery } from "../../search-engine.ts";
import { ColumnarIndex } from "../columnar-index.ts";
import { Scratch } from "../scratch.ts";
import { search } from "../search.ts";
import { compact } from "../storage/compaction.ts";

function compacted(documents: readonly SearchDocument[]): ColumnarIndex {
  const index = new ColumnarIndex();
  for (const document of documents) index.upsert(document);
  const steps = compact(index);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe("columns of fields", () => {
  test("CATALOG-09 share few columns and few sets when fields seldom occur together", () => {
    const documents = Array.from({ length: 2_000 }, (_, id) => {
      const own = (id % 50) * 4 + 1;
      return product({
        id,
        fields: [0, 1, 2, 3].map((step) => ({ id: own + step, terms: [String((id >> step) % 5)] })),
      });
    });
    const index = compacted(documents);
    expect(index.fieldSlots.entries).toHaveLength(200);
    expect(index.fieldSlots.count).toBeLessThanOrEqual(5);
    expect(index.fieldSets.sets.length).toBeLessThan(10_000);
  });

  test("CATALOG-09 filter and count right when there are too many fields to combine well", () => {
    const documents = Array.from({ length: 8_000 }, (_, id) =>
      product({
        id,
        fields: Array.from({ length: 15 }, (_, field) => {
          // Scattered, so that hardly two products have the same set of terms.
          return { id: field + 1, terms: [`${(Math.imul(id + 1, 0x9e3779b1 + field * 2_654) >>> 16) % 97}`] };
        }),
      }),
    );
    const index = compacted(documents);
    expect(index.fieldSlots.count).toBeGreaterThan(1);
    const filters = [1, 9, 15].map((field) => ({
      key: `additional_field_${field}`,
      terms: ["1", "2", "3", "50", "96"],
    }));
    for (const chosen of [[], filters.slice(0, 1), filters]) {
      const query: SearchQuery = { ...scope, sort: 3, filters: chosen, facets: "all" };
      expect(search(index, query, new Scratch())).toEqual(naiveSearch(documents, query));
    }
  });
});
