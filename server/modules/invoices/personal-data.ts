import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { forgetPayers } from "../payments/index.ts";
import { invoices } from "./tables.ts";

interface Person {
  userId: number;
  email: string;
  storefrontCode: string;
}

const isOf = ({ userId, email, storefrontCode }: Person) =>
  or(
    eq(invoices.userId, userId),
    and(isNull(invoices.userId), eq(invoices.storefrontCode, storefrontCode), eq(invoices.email, email.toLowerCase())),
  );

/**
 * The invoices of a customer (T129). After erasure they name nobody and keep their sums; the document of one that was
 * paid stays as it was issued, because the law wants it, and all others are gone (T130).
 */
export const invoiceData = {
  name: "invoices",
  collect: (db: Database, person: Person) => db.select().from(invoices).where(isOf(person)).orderBy(asc(invoices.id)),
  async erase(tx: Database, person: Person) {
    const found = await tx.select({ id: invoices.id }).from(invoices).where(isOf(person));
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
