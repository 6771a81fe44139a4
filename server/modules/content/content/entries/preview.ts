import { and, eq, gt, lte } from "drizzle-orm";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { presentArticle, presentPage, presentTopic } from "../presenter.ts";
import { findForPreview, type Reading } from "../reading.ts";
import { contentPreviews } from "../tables.ts";

const LIFETIME_MS = DAY_MS;

/** A link that shows one text for a day. */
export async function makePreview(
  tx: Database,
  { entryId, languageId, now }: { entryId: number; languageId: number; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newSecret();
  const expiresAt = later(now, LIFETIME_MS);
  await tx.insert(contentPreviews).values({ tokenHash: hash, entryId, languageId, expiresAt });
  return { token, expiresAt };
}

/** The text that a link shows, as its page would; null when there is no such link for the reader's language. */
export async function readPreview(reading: Reading, token: string, now: Date) {
  const { db, reader } = reading;
  const hash = tokenHash(token);
  if (!hash) return null;
  const [preview] = await db
    .select()
    .from(contentPreviews)
    .where(
      and(
        eq(contentPreviews.tokenHash, hash),
        eq(contentPreviews.languageId, reader.language.id),
        gt(contentPreviews.expiresAt, now),
      ),
    );
  const entry = preview && (await findForPreview(reading, preview.entryId));
  if (!preview || !entry) return null;
  return { ...presentText(reading, entry, now), expires_at: preview.expiresAt.toISOString() };
}

type Previewed = NonNullable<Awaited<ReturnType<typeof findForPreview>>>;

function presentText(reading: Reading, { kind, ...entry }: Previewed, now: Date) {
  // A draft has no day yet.
  const dated = { ...entry, publishedAt: entry.publishedAt ?? now };
  if (kind === "article") return { kind, text: presentArticle(reading, dated, []) };
  if (kind === "page") return { kind, text: presentPage(reading, dated) };
  return { kind, text: { ...presentPage(reading, dated), group: presentTopic(dated), related: [] } };
}

export async function sweepPreviews(db: Database, now: Date): Promise<void> {
  await db.delete(contentPreviews).where(lte(contentPreviews.expiresAt, now));
}
