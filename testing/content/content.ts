import type { EntryText } from "#domain/content/content/blocks.ts";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import { recordPublished } from "#modules/content/content/index.ts";
import type { TestApp } from "#testing/test-app.ts";

const ENGLISH = { languageId: 1, language: "en" } as const;

/** Publishes a text in English; its key is its slug. */
export async function publish(
  { database }: Pick<TestApp, "database">,
  storefrontCode: string,
  text: EntryText,
  kind: ContentKind = "page",
): Promise<void> {
  const entry = { kind, key: text.slug, publishedAt: new Date(), texts: [{ ...ENGLISH, ...text }] };
  await recordPublished(database.db, storefrontCode, [], [entry]);
}
