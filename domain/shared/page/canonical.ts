import { cleanPath } from "../locale/clean-path.ts";
import { type Query, type QueryPair, writeQuery } from "../text/query.ts";

/**
 * The canonical address of a page is its clean path with only the query keys that make another page of it, in a fixed
 * order, so that campaign values, sorts and spellings share one address (META-02).
 */
export function canonicalPath(pathname: string, query: Pick<Query, "getAll">, keys: readonly string[]): string {
  const valuesOf = (key: string) => [...new Set(query.getAll(key))].filter((value) => value !== "").sort();
  const pairs = [...new Set(keys)].sort().flatMap((key) => valuesOf(key).map((value): QueryPair => [key, value]));
  const text = writeQuery(pairs);
  return cleanPath(pathname) + (text === "" ? "" : `?${text}`);
}
