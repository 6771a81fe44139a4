import { eq } from "drizzle-orm";
import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import { ORDER_GUESS_LIMIT } from "#domain/selling/orders/guess-limit.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { endInvoice } from "../end-invoice.ts";
import { type InvoiceRow, invoiceAggregate } from "../invoice-aggregate.ts";
import type { InvoiceDeps } from "../invoices.ts";
import { invoices } from "../tables.ts";
import { presentInvoice } from "./invoice-presenter.ts";

/** The invoice with this address in this storefront; an erased customer's is not found (T059, T061, T130). */
async function invoiceAt(context: CallContext, slug: string): Promise<InvoiceRow> {
  const invoice = await invoiceAggregate.find(context.db, eq(invoices.slug, slug));
  if (invoice?.storefrontCode !== context.storefront.code || invoice.erasedAt !== null) return refuseGuess(context);
  return invoice;
}

/** A client that asks for what does not exist a few dozen times is guessing (T061). */
async function refuseGuess(context: CallContext): Promise<never> {
  await consumeAttempt(context, new Date(), attemptsFrom("invoice", context.client.address, ORDER_GUESS_LIMIT));
  throw refuse("not_found");
}

/** A customer's invoice is theirs when signed in; a guest's belongs to everybody who knows its address. */
const isOwner = ({ user }: Pick<CallContext, "user">, { userId }: InvoiceRow) => userId === null || user?.id === userId;

/** One's own invoice; any other is not found (T059). */
export async function ownInvoice(context: CallContext, slug: string): Promise<InvoiceRow> {
  const invoice = await invoiceAt(context, slug);
  return isOwner(context, invoice) ? invoice : refuseGuess(context);
}

/** Everybody who knows the address of an invoice may see what is due and pay it; only its owner sees whose it is (T062). */
export async function showInvoice(deps: InvoiceDeps, context: ReaderContext, slug: string): Promise<InvoiceDetails> {
  const invoice = await invoiceAt(context, slug);
  return presentInvoice(deps, context.db, invoice, {
    isOwner: isOwner(context, invoice),
    languageId: context.reader.language.id,
  });
}

/** Declines an open invoice; a paid or ended one is a conflict. */
export async function declineInvoice(deps: InvoiceDeps, context: ReaderContext, slug: string): Promise<InvoiceDetails> {
  const { id } = await ownInvoice(context, slug);
  await transact(context.db, async (tx) => {
    const invoice = await invoiceAggregate.lock(tx, id);
    if (invoice.state === "declined") return;
    const end = { event: "decline", actor: "customer", actorId: context.user?.id ?? null } as const;
    if (!(await endInvoice(deps, tx, invoice, end))) throw refuse("conflict");
  });
  return showInvoice(deps, context, slug);
}
