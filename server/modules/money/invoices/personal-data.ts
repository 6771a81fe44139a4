import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { isOf, type Person } from "#platform/personal-data/person.ts";
import { forgetPayers } from "../payments/index.ts";
import { invoices } from "./tables.ts";

/**
 * The invoices of a customer (T129). After erasure they name nobody and keep their sums; the document of one that was
 * paid stays as it was issued, because the law wants it, and all others are gone (T130).
 */
export const invoiceData = {
  name: "invoices",
  collect: (db: Database, person: Person) =>
    db.select().from(invoices).where(isOf(invoices, person)).orderBy(asc(invoices.id)),
  async erase(tx: Database, person: Person) {
    const found = await tx.select({ id: invoices.id }).from(invoices).where(isOf(invoices, person));
    const ids = found.map(({ id }) => id);
    await forgetPayers(tx, { kind: "invoice", ids });
    await tx
      .update(invoices)
      .set({
        email: sql`'erased-' || ${invoices.id} || '@erased.invalid'`,
        firstName: "",
        lastName: "",
        document: sql`case when ${invoices.state} = 'paid' then ${invoices.document} end`,
        erasedAt: sql`now()`,
      })
      .where(inArray(invoices.id, ids));
  },
};
