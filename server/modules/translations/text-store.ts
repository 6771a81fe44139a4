import { and, desc, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Language } from "#domain/storefronts/storefront.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type OverrideRow, type RevisionRow, translationOverrides, translationRevisions } from "./tables.ts";

/** One text: of one storefront, or of all of them. */
export interface TextName {
  storefrontCode: string | null;
  language: Language;
  key: string;
}

export type Author = { memberId: number } | { userId: number };

type Layered = typeof translationOverrides | typeof translationRevisions;

const inLayer = (table: Layered, storefrontCode: string | null): SQL | undefined =>
  storefrontCode === null ? isNull(table.storefrontCode) : eq(table.storefrontCode, storefrontCode);

const isNamed = ({ storefrontCode, language, key }: TextName) =>
  and(
    inLayer(translationOverrides, storefrontCode),
    eq(translationOverrides.language, language),
    eq(translationOverrides.key, key),
  );

/** Replaces the version that was read; 0 if there was none. Wants a transaction. */
export async function writeText(
  tx: Database,
  name: TextName,
  { text, version, by }: { text: string; version: number; by: Author },
): Promise<number> {
  const revision = await keepRevision(tx, name, text, by);
  const values = { ...name, text, version: revision, changedAt: new Date() };
  const written =
    version === 0
      ? await tx.insert(translationOverrides).values(values).onConflictDoNothing().returning()
      : await tx
          .update(translationOverrides)
          .set(values)
          .where(and(isNamed(name), eq(translationOverrides.version, version)))
          .returning();
  if (written.length === 0) throw refuse("conflict");
  return revision;
}

/** Removes an override, so that the text below applies again. Wants a transaction. */
export async function removeText(tx: Database, name: TextName, version: number, by: Author): Promise<void> {
  const removed = await tx
    .delete(translationOverrides)
    .where(and(isNamed(name), eq(translationOverrides.version, version)))
    .returning();
  if (removed.length === 0) throw refuse("conflict");
  await keepRevision(tx, name, null, by);
}

async function keepRevision(tx: Database, name: TextName, text: string | null, by: Author): Promise<number> {
  const [revision] = await tx
    .insert(translationRevisions)
    .values({ ...name, text, ...by })
    .returning({ id: translationRevisions.id });
  if (!revision) throw new Error("the revision was not written");
  return revision.id;
}

/** The overrides of the program's messages: of all storefronts, and of this one. */
export const overridesFor = (db: Database, storefrontCode: string | null, more?: SQL): Promise<OverrideRow[]> =>
  db
    .select()
    .from(translationOverrides)
    .where(
      and(
        storefrontCode === null
          ? isNull(translationOverrides.storefrontCode)
          : or(isNull(translationOverrides.storefrontCode), eq(translationOverrides.storefrontCode, storefrontCode)),
        more,
      ),
    );

export const overridesOfKey = (db: Database, storefrontCode: string | null, key: string) =>
  overridesFor(db, storefrontCode, eq(translationOverrides.key, key));

const SHOWN_REVISIONS = 20;

export const historyOf = (db: Database, storefrontCode: string | null, key: string): Promise<RevisionRow[]> =>
  db
    .select()
    .from(translationRevisions)
    .where(
      and(
        eq(translationRevisions.key, key),
        or(isNull(translationRevisions.storefrontCode), inLayer(translationRevisions, storefrontCode)),
      ),
    )
    .orderBy(desc(translationRevisions.id))
    .limit(SHOWN_REVISIONS);
