import { inArray } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { payments } from "../tables.ts";

/** A payment in a provider's own history. */
export interface ProviderRecord {
  /** Our reference of the payment. */
  reference: string;
  transaction: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** The text that the payer read, such as the number of the order. */
  description: string;
}

export interface MissingPayments {
  /** Payments that the database does not have. */
  missing: ProviderRecord[];
  /** Stored, but not as paid: reconciliation settles them. */
  unsettled: ProviderRecord[];
}

/** Compares the payments of a provider with the database, such as after a backup was restored (F28). */
export async function findMissingPayments(db: Database, history: readonly ProviderRecord[]): Promise<MissingPayments> {
  const references = history.map(({ reference }) => reference);
  const rows =
    references.length === 0 ? [] : await db.select().from(payments).where(inArray(payments.reference, references));
  const known = new Map(rows.map((row) => [row.reference, row]));
  return {
    missing: history.filter(({ reference }) => !known.has(reference)),
    unsettled: history.filter(({ reference }) => known.get(reference)?.captured === 0),
  };
}
