import { sql } from "drizzle-orm";
import { type CachingDeps, cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";

interface BlogLanguages {
  /** CONFIG-02: whether a storefront has an article in a language. */
  hasArticles(storefrontCode: string, languageId: number): boolean;
  /** Called when the first article of a storefront's language has been published, or its last one is gone. */
  onChange(listener: () => void): void;
}

interface Row extends Record<string, unknown> {
  storefront: string;
  language: number;
}

const nameOf = ({ storefront, language }: Row) => `${storefront}:${language}`;

/** In memory, because every page asks. */
export async function createBlogLanguages(deps: CachingDeps & { db: Database }): Promise<BlogLanguages> {
  const listeners: (() => void)[] = [];
  let last = "";
  const known = await cacheInMemory(deps, {
    tag: /^content:[^:]+:article$/,
    async load() {
      const { rows } = await deps.db.execute<Row>(sql`
        select distinct t.storefront_code as storefront, t.language_id as language from content_texts t
        join content_entries e on e.id = t.entry_id where t.kind = 'article' and e.state = 'published'`);
      return new Set(rows.map(nameOf));
    },
    onReloaded() {
      const now = [...known()].sort().join();
      if (now !== last) for (const listener of listeners) listener();
      last = now;
    },
  });
  last = [...known()].sort().join();
  return {
    hasArticles: (storefront, language) => known().has(nameOf({ storefront, language })),
    onChange: (listener) => void listeners.push(listener),
  };
}
