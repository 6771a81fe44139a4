import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SearchDocument, SearchEngine, SearchQuery } from "../search-engine.ts";
import { documents, histories, queries } from "./arbitraries.ts";
import type { CreateEngine } from "./describe-search-engine.ts";
import { naiveSearch, sortValues } from "./naive-search.ts";

const RUNS = 150;
const IDS = Array.from({ length: 40 }, (_, index) => index + 1);

async function expectSame(engine: SearchEngine, all: readonly SearchDocument[], query: SearchQuery): Promise<void> {
  const expected = naiveSearch(all, query);
  const { ids, ...rest } = await engine.search(query);
  const { ids: expectedIds, ...expectedRest } = expected;
  expect(rest).toEqual(expectedRest);
  if (query.text === "") expect(ids).toEqual(expectedIds);
  else if (query.sort !== 5) expect(keysOf(ids, all, query)).toEqual(keysOf(expectedIds, all, query));
  else expect(ids).toHaveLength(expectedIds.length);
}

/** With a text, relevance decides among equals, so only the keys before it can be compared. */
function keysOf(ids: readonly number[], all: readonly SearchDocument[], query: SearchQuery): number[][] {
  const byId = new Map(all.map((document) => [document.id, document]));
  return ids.map((id) => {
    const document = byId.get(id);
    return document ? sortValues(document, query) : [];
  });
}

export function testOracle(create: CreateEngine): void {
  describe("beside a brute-force search on random data", () => {
    test("CATALOG-06 CATALOG-08 CATALOG-09 CATALOG-11 totals, order and every count are the same", async () => {
      const engine = await create();
      try {
        await fc.assert(
          fc.asyncProperty(documents, fc.array(queries, { minLength: 1, maxLength: 5 }), async (all, asked) => {
            await engine.remove(IDS);
            await engine.upsert(all);
            for (const query of asked) await expectSame(engine, all, query);
          }),
          { numRuns: RUNS },
        );
      } finally {
        await engine.close();
      }
    });

    test("CATALOG-06 CATALOG-09 and still are after changes and removals", async () => {
      const engine = await create();
      try {
        await fc.assert(
          fc.asyncProperty(histories, queries, async ({ first, second, removed }, query) => {
            await engine.remove(IDS);
            await engine.upsert(first);
            await engine.upsert(second);
            await engine.remove(removed);
            const all = new Map([...first, ...second].map((document) => [document.id, document]));
            for (const id of removed) all.delete(id);
            await expectSame(engine, [...all.values()], query);
            expect((await engine.stats()).documents).toBe(all.size);
          }),
          { numRuns: RUNS },
        );
      } finally {
        await engine.close();
      }
    });
  });
}
