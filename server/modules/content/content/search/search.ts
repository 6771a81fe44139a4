import { sql } from "drizzle-orm";
import type { ContentHit } from "#contracts/shop/content/content.ts";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import { nearestWords } from "#domain/shared/text/nearest-words.ts";
import type { Reading } from "../reading.ts";
import { stemsOf } from "./search-words.ts";

interface SearchInput {
  q: string;
  kinds: readonly ContentKind[];
  limit: number;
}

type Hit = ContentHit & Record<string, unknown>;

/** Every known stem of a storefront's texts in one language. */
export type Vocabulary = (reading: Reading) => Promise<readonly string[]>;

/**
 * Texts with all of the words come first; without one, mistyped words are replaced by known ones; and where no text has
 * all of them, those with the most telling ones are better than nothing.
 */
export async function searchTexts(reading: Reading, vocabulary: Vocabulary, input: SearchInput): Promise<ContentHit[]> {
  const stems = stemsOf(input.q, reading.reader.language.iso_code);
  if (stems.length === 0) return [];
  const typed = await find(reading, allOf(stems), input);
  if (typed.length > 0) return typed;
  const known = await vocabulary(reading);
  const corrected = stems.map((stem) => nearestWords(stem, known));
  const all = await find(reading, corrected.map(anyOf).filter(Boolean).join(" & "), input);
  if (all.length > 0 && corrected.every((words) => words.length > 0)) return all;
  return find(reading, corrected.map(anyOf).filter(Boolean).join(" | "), input);
}

/** The last word may not be typed to its end. */
const allOf = (stems: readonly string[]) => `${stems.map(quoted).join(" & ")}:*`;

const anyOf = (words: readonly string[]) => (words.length === 0 ? "" : `(${words.map(quoted).join(" | ")})`);

/** As a lexeme: whatever was typed, it is no operator. */
const quoted = (stem: string) => `'${stem.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Texts that have the words in their titles come first. */
async function find({ db, storefront, reader }: Reading, query: string, { kinds, limit }: SearchInput): Promise<Hit[]> {
  if (query === "") return [];
  const { rows } = await db.execute<Hit>(sql`
    select e.kind, t.slug, t.title, t.description
    from content_texts t join content_entries e on e.id = t.entry_id, to_tsquery('simple', ${query}) query
    where t.search @@ query and t.storefront_code = ${storefront.code} and t.language_id = ${reader.language.id}
      and t.kind = any(${sql.param([...kinds])}::text[]) and e.state = 'published'
    order by ts_filter(t.search, '{a}') @@ query desc, ts_rank('{0, 0.1, 0.4, 1}', t.search, query) desc,
      e.publish_at desc, e.id limit ${limit}`);
  return rows;
}
