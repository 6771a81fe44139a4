import { sql } from "drizzle-orm";
import type { ChangeFeed } from "#platform/database/change-feed.ts";
import type { Reading } from "../reading.ts";
import type { Vocabulary } from "./search.ts";

/** Keeps the known words of each storefront and language in memory until one of its texts changes. */
export function createVocabulary(changes: ChangeFeed): Vocabulary {
  const kept = new Map<string, Promise<readonly string[]>>();
  changes.subscribe((tag) => {
    const [area, storefront] = tag.split(":");
    if (tag !== "*" && area !== "content") return;
    for (const key of kept.keys()) if (tag === "*" || key.startsWith(`${storefront}:`)) kept.delete(key);
  });
  return (reading) => {
    const key = `${reading.storefront.code}:${reading.reader.language.id}`;
    const known = kept.get(key) ?? loadWords(reading);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  };
}

async function loadWords({ db, storefront, reader }: Reading): Promise<readonly string[]> {
  const texts = `select t.search from content_texts t where t.storefront_code = ${literal(storefront.code)}
    and t.language_id = ${reader.language.id}`;
  const { rows } = await db.execute<{ word: string }>(sql`select word from ts_stat(${texts}) order by word`);
  return rows.map(({ word }) => word);
}

/** `ts_stat` takes its query as a text, without parameters. */
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
