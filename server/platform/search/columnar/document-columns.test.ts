import { expect, test } from "vitest";
import { naiveSearch } from "../contract/naive-search.ts";
import { product, scope } from "../contract/sample.ts";
import type { SearchQuery } from "../search-engine.ts";
import { ColumnarIndex } from "./columnar-index.ts";
import { compact } from "./compaction.ts";
import { Scratch } from "./scratch.ts";
import { search } from "./search.ts";

test("CATALOG-09 more manufacturers than two bytes can number are filtered and counted right, compacted or not", () => {
  const manufacturers = 66_000;
  const documents = Array.from({ length: manufacturers + 10 }, (_, id) =>
    product({ id, brand: `Brand ${id % manufacturers}` }),
  );
  const index = new ColumnarIndex();
  for (const document of documents) index.upsert(document);
  const steps = compact(index);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const filters = [{ key: "manufacturer", terms: ["Brand 3", "Brand 5", "Brand 65999"] }];
  const query: SearchQuery = { ...scope, sort: 3, filters, facets: ["category_id"] };
  const { total, ids } = naiveSearch(documents, query);
  for (const one of [index, step.value]) expect(search(one, query, new Scratch())).toMatchObject({ total, ids });
  const counted = search(step.value, { ...query, filters: [], facets: ["manufacturer"], limit: 0 }, new Scratch());
  expect(counted.facets[0]).toMatchObject({ terms: expect.arrayContaining([{ value: "Brand 7", count: 2 }]) });
});
