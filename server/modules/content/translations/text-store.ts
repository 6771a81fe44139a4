import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
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

/** The version of a text that nobody changed, or that was taken away. */
export const UNCHANGED = 0;

/** A text in the audit. */
export const subjectOf = ({ storefrontCode, language, key }: TextName) => ({
  name: `text:${language}:${key}`,
  storefronts: storefrontCode === null ? [] : [storefrontCode],
});

/** Locks the texts of a layer in one language, also those that nobody changed yet. */
export async function lockTexts(tx: Database, { storefrontCode, language }: Omit<TextName, "key">): Promise<void> {
  const name = `texts ${storefrontCode ?? ""} ${language}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 48))`);
}

export async function findText(db: Database, name: TextName): Promise<OverrideRow | undefined> {
  const [text] = await db.select().from(translationOverrides).where(isNamed(name));
  return text;
}

/** Writes a text and answers its version. Wants the texts locked. */
export async function writeText(tx: Database, name: TextName, text: string, by: Author): Promise<number> {
  const version = await keepRevision(tx, name, text, by);
  const { storefrontCode, language, key } = translationOverrides;
  const values = { text, version, changedAt: new Date() };
  await tx
    .insert(translationOverrides)
    .values({ ...name, ...values })
    .onConflictDoUpdate({ target: [storefrontCode, language, key], set: values });
  return version;
}

/** Removes an override, so that the text below applies again. Wants the texts locked. */
export async function removeText(tx: Database, name: TextName, by: Author): Promise<void> {
  const removed = await tx.delete(translationOverrides).where(isNamed(name)).returning();
  if (removed.length === 0) throw refuse("not_found");
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
