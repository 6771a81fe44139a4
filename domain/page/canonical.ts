import { cleanPath } from "../locale/clean-path.ts";

/**
 * The canonical address of a page is its clean path with only the query keys that make another page of it, in a fixed
 * order, so that campaign values, sorts and spellings share one address (META-02).
 */
export function canonicalPath(pathname: string, search: string, keptKeys: readonly string[]): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of [...new Set(keptKeys)].sort()) {
    const values = query.getAll(key).filter((value) => value !== "");
    for (const value of [...new Set(values)].sort()) kept.append(key, value);
  }
  const text = kept.toString();
  return cleanPath(pathname) + (text === "" ? "" : `?${text}`);
}
