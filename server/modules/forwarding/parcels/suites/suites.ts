import { randomInt } from "node:crypto";
import { and, type Column, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { readSuite, SUITE_DIGITS } from "#domain/forwarding/parcels/suite.ts";
import type { CompanyNeed } from "#domain/people/companies/company-access.ts";
import { activeCompanies, companiesOf, findActiveCompany } from "#modules/people/companies/index.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { parcelSearches, parcels, suites } from "../tables.ts";

export type Suite = typeof suites.$inferSelect;

const MOST_TRIES = 20;

/** The private suite of a customer. */
export const isPrivate = (userId: number) => and(eq(suites.userId, userId), isNull(suites.companyId));

/**
 * A subquery of the suites that a person may see, or act for: their own, and those of companies whose member they are.
 * Only this decides the owner of a parcel or request (T059).
 */
export const suitesOf = (db: Database, userId: number, need: CompanyNeed) =>
  db
    .select({ id: suites.id })
    .from(suites)
    .where(or(isPrivate(userId), inArray(suites.companyId, companiesOf(db, userId, need))));

/** Whether a person may act for the suite of a row, as a column. */
export const mayActFor = (db: Database, userId: number, suiteId: Column) =>
  sql<boolean>`coalesce(${suiteId} in ${suitesOf(db, userId, "act")}, false)`;

export const privateSuitesOf = (db: Database, userId: number) =>
  db.select({ id: suites.id }).from(suites).where(isPrivate(userId));

export const companySuites = (db: Database, companyId: number) =>
  db.select({ id: suites.id }).from(suites).where(eq(suites.companyId, companyId));

/** Each company has one suite, until it is closed. */
export async function suiteOfCompany(db: Database, companyId: number): Promise<Suite | null> {
  const [suite] = await db.select().from(suites).where(eq(suites.companyId, companyId));
  return suite ?? null;
}

/** The active company of a suite; a person's own suite has none. */
export async function companyOfSuite(db: Database, suiteId: number) {
  const [suite] = await db.select({ companyId: suites.companyId }).from(suites).where(eq(suites.id, suiteId));
  return findActiveCompany(db, suite?.companyId);
}

/** The suite for a person's new parcels: that of their company, else their own. */
export async function findSuite(db: Database, userId: number): Promise<(Suite & { mayAct: boolean }) | null> {
  const [found] = await db
    .select({ suite: suites, mayAct: sql<boolean>`${suites.id} in ${suitesOf(db, userId, "act")}` })
    .from(suites)
    .where(inArray(suites.id, suitesOf(db, userId, "read")))
    .orderBy(sql`${suites.companyId} desc nulls last`)
    .limit(1);
  return found ? { ...found.suite, mayAct: found.mayAct } : null;
}

/** A condition: a person's new parcels belong to an active company, whose goods are taxed as those of a business. */
export const sendsAsBusiness = (db: Database, userId: number) => sql<boolean>`exists (
  select from suites where suites.id in ${suitesOf(db, userId, "read")} and suites.company_id in ${activeCompanies(db)})`;

/** The suite for erasure and archive: a company's suite is not one person's. */
export async function findPrivateSuite(db: Database, userId: number): Promise<Suite | null> {
  const [suite] = await db.select().from(suites).where(isPrivate(userId));
  return suite ?? null;
}

interface SuiteOwner {
  userId: number;
  storefrontCode: string;
}

/** The customer's suite, created on first use; null until the e-mail is confirmed. */
export async function ensureSuite(
  db: Database,
  { userId, storefrontCode }: SuiteOwner,
): Promise<(Suite & { mayAct: boolean }) | null> {
  const known = await findSuite(db, userId);
  if (known || (await confirmedEmail(db, userId)) === null) return known;
  return { ...(await makeSuite(db, { userId, storefrontCode })), mayAct: true };
}

export async function makeSuite(db: Database, { userId, storefrontCode }: SuiteOwner): Promise<Suite> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const digits = randomInt(SUITE_DIGITS.min, SUITE_DIGITS.max + 1);
    await db.insert(suites).values({ storefrontCode, digits, userId }).onConflictDoNothing();
    // Another request may have created the suite, or another customer may have the digits.
    const suite = await findPrivateSuite(db, userId);
    if (suite) return suite;
  }
  throw new Error(`The storefront ${storefrontCode} has no free suites`);
}

/** Creates a suite for a company: the owner's suite, with its parcels and requests, stays private. */
export async function giveSuite(tx: Database, { companyId, ...owner }: SuiteOwner & { companyId: number }) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const values = { ...owner, companyId, digits: randomInt(SUITE_DIGITS.min, SUITE_DIGITS.max + 1) };
    // Another suite may have the digits.
    const made = await tx.insert(suites).values(values).onConflictDoNothing().returning({ id: suites.id });
    if (made.length > 0) return;
  }
  throw new Error(`The storefront ${owner.storefrontCode} has no free suites`);
}

/** Another member gets the mails about the company's suite. */
export async function handSuiteOver(tx: Database, { companyId, userId }: { companyId: number; userId: number }) {
  await tx.update(suites).set({ userId }).where(eq(suites.companyId, companyId));
}

/**
 * The suite of a closed company becomes its customer's private suite. If the customer has one already, the parcels move
 * there; the answer names both suites, so that the requests follow.
 */
export async function releaseSuite(tx: Database, companyId: number): Promise<{ from: number; to: number } | null> {
  const suite = await suiteOfCompany(tx, companyId);
  if (!suite) return null;
  const own = await findPrivateSuite(tx, suite.userId);
  if (!own) {
    await tx.update(suites).set({ companyId: null }).where(eq(suites.id, suite.id));
    return null;
  }
  for (const table of [parcels, parcelSearches])
    await tx.update(table).set({ suiteId: own.id }).where(eq(table.suiteId, suite.id));
  return { from: suite.id, to: own.id };
}

/** The suite on a label; null when there is none. */
export async function findSuiteOnLabel(db: Database, text: string): Promise<Suite | null> {
  const read = readSuite(text);
  if (!read) return null;
  const [suite] = await db
    .select()
    .from(suites)
    .where(and(eq(suites.storefrontCode, read.storefrontCode), eq(suites.digits, read.digits)));
  return suite ?? null;
}

/** Serializes announcements and arrivals of a suite: a repeated announcement or a receipt finds the first announcement. */
export async function lockSuite(tx: Database, id: number): Promise<void> {
  await tx.select({ id: suites.id }).from(suites).where(eq(suites.id, id)).for("update");
}

export const suiteById = async (db: Database, id: number): Promise<Suite> => {
  const [suite] = await db.select().from(suites).where(eq(suites.id, id));
  if (!suite) throw new Error(`There is no suite ${id}`);
  return suite;
};
