import { describe, expect, test } from "vitest";
import { product } from "../contract/sample.ts";
import type { SearchDocument } from "../search-engine.ts";
import { ColumnarIndex } from "./columnar-index.ts";
import { compact } from "./compaction.ts";

function compacted(documents: readonly SearchDocument[]): ColumnarIndex {
  const index = new ColumnarIndex();
  for (const document of documents) index.upsert(document);
  const steps = compact(index);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe("places of fields", () => {
  test("CATALOG-09 many fields that seldom stand together share few places and few sets", () => {
    const documents = Array.from({ length: 2_000 }, (_, id) => {
      const own = (id % 50) * 4 + 1;
      return product({
        id,
        fields: [0, 1, 2, 3].map((step) => ({ id: own + step, terms: [String((id >> step) % 5)] })),
      });
    });
    const index = compacted(documents);
    expect(index.fieldSlots.entries).toHaveLength(200);
    expect(index.columns.width).toBe(8);
    expect(index.fieldSets.sets.length).toBeLessThan(10_000);
  });

  test("CATALOG-09 more fields than can be put together well are still counted right", () => {
    const documents = Array.from({ length: 3_000 }, (_, id) =>
      product({
        id,
        fields: Array.from({ length: 30 }, (_, field) => ({ id: field + 1, terms: [`${(id * (field + 3)) % 97}`] })),
      }),
    );
    const index = compacted(documents);
    expect(index.fieldSlots.entries.every(([, slot]) => slot < index.fieldSlots.count)).toBe(true);
    expect(index.live).toBe(3_000);
  });
});
