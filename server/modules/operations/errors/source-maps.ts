import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/** Where a position of a built file comes from; null where that is not known. */
export type FindSource = (
  file: string,
  line: number,
  column: number,
) => { file: string; name: string; line: number } | null;

const MOST_MAPS = 20;

/** Source maps lie outside of what is served (T127): only here they are read. An older build's files have none. */
export function sourcesOf(dir: string): FindSource {
  const maps = new LRUCache<string, { map: SourceMap | null }>({ max: MOST_MAPS });
  const mapOf = (file: string) => {
    const known = maps.get(file) ?? { map: readMap(join(dir, `${file}.map`)) };
    maps.set(file, known);
    return known.map;
  };
  return (file, line, column) => {
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !("originalSource" in entry) || !entry.originalSource) return null;
    const { originalSource, originalLine, name } = entry as typeof entry & { name?: string };
    return { file: originalSource.replace(/^(?:\.\.\/)+/, ""), name: name ?? "", line: originalLine + 1 };
  };
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, "utf8")) as SourceMapPayload);
  } catch {
    return null;
  }
}
