import { and, asc, eq } from "drizzle-orm";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { dayIn, localeOf } from "#modules/operations/storefronts/index.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import type { InvoiceDeps } from "../invoices.ts";
import { invoices } from "../tables.ts";

/** The customer's invoices that wait to be paid or declined. */
export const invoiceInbox =
  (deps: Pick<InvoiceDeps, "directory">): InboxSource =>
  async (db, { userId, storefrontCode }) => {
    const isOwn = and(eq(invoices.userId, userId), eq(invoices.storefrontCode, storefrontCode));
    const waiting = await db
      .select()
      .from(invoices)
      .where(and(isOwn, eq(invoices.state, "awaiting_payment")))
      .orderBy(asc(invoices.expiresAt));
    return waiting.map((invoice) => ({
      task: "pay_invoice",
      tone: "warn",
      number: numberOf("invoice", invoice.id),
      until: dayIn(localeOf(deps, invoice), invoice.expiresAt),
      path: `/invoice/${invoice.slug}`,
    }));
  };
