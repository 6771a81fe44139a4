import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { readSuite, SUITE_DIGITS } from "../../../domain/parcels/suite.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { confirmedEmail } from "../identity/index.ts";
import { suites } from "./tables.ts";

export type Suite = typeof suites.$inferSelect;

const MOST_TRIES = 20;

export async function findSuite(db: Database, userId: number): Promise<Suite | null> {
  const [suite] = await db.select().from(suites).where(eq(suites.userId, userId));
  return suite ?? null;
}

interface SuiteOwner {
  userId: number;
  storefrontCode: string;
}

/** The customer's suite, made when first asked for; null until the e-mail is confirmed. */
export async function ensureSuite(db: Database, { userId, storefrontCode }: SuiteOwner): Promise<Suite | null> {
  const known = await findSuite(db, userId);
  if (known || (await confirmedEmail(db, userId)) === null) return known;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const digits = randomInt(SUITE_DIGITS.min, SUITE_DIGITS.max + 1);
    await db.insert(suites).values({ storefrontCode, digits, userId }).onConflictDoNothing();
    // Another request may have made it, or another customer may have the digits.
    const suite = await findSuite(db, userId);
    if (suite) return suite;
  }
  throw new Error(`The storefront ${storefrontCode} has no free suites`);
}

/** The suite that a label names; null when there is none. */
export async function findSuiteOnLabel(db: Database, text: string): Promise<Suite | null> {
  const read = readSuite(text);
  if (!read) return null;
  const [suite] = await db
    .select()
    .from(suites)
    .where(and(eq(suites.storefrontCode, read.storefrontCode), eq(suites.digits, read.digits)));
  return suite ?? null;
}

export const suiteById = async (db: Database, id: number): Promise<Suite> => {
  const [suite] = await db.select().from(suites).where(eq(suites.id, id));
  if (!suite) throw new Error(`There is no suite ${id}`);
  return suite;
};
