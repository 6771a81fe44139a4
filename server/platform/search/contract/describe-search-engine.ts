import { describe } from "vitest";
import type { SearchEngine } from "../search-engine.ts";
import { testChanges } from "./test-changes.ts";
import { testFacets } from "./test-facets.ts";
import { testHostileQueries } from "./test-hostile-queries.ts";
import { testIsolation } from "./test-isolation.ts";
import { testOracle } from "./test-oracle.ts";
import { testSorts } from "./test-sorts.ts";
import { testSuggestions } from "./test-suggestions.ts";
import { testTexts } from "./test-texts.ts";

/** An engine with nothing in it; called once before each test. */
export type CreateEngine = () => Promise<SearchEngine>;

/** The contract tests of search engines. An engine is accepted when it passes all of them. */
export function describeSearchEngine(name: string, create: CreateEngine): void {
  describe(name, () => {
    testTexts(create);
    testFacets(create);
    testSorts(create);
    testIsolation(create);
    testSuggestions(create);
    testChanges(create);
    testHostileQueries(create);
    testOracle(create);
  });
}
