import { and, desc, eq } from "drizzle-orm";
import type { InvoiceKind } from "#domain/money/invoices/invoice-states.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { invoices } from "./tables.ts";

/** The last invoice of a kind about something, such as the customs charges of FR12. */
export async function findInvoiceAbout(db: Database, { kind, about }: { kind: InvoiceKind; about: string }) {
  const [found] = await db
    .select({ id: invoices.id, slug: invoices.slug, state: invoices.state })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.about, about)))
    .orderBy(desc(invoices.id))
    .limit(1);
  return found ? { number: numberOf("invoice", found.id), slug: found.slug, state: found.state } : null;
}
