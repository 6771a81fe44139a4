import { eq } from "drizzle-orm";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { companyOfAccounts } from "#modules/people/companies/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import { findVersion } from "../quote-store.ts";
import { quotePapers, quotes } from "../tables.ts";
import { companyOfQuote } from "../views/company-quotes.ts";
import { type PaperDeps, quoteInvoice } from "./quote-invoice.ts";

export const QUOTE_DOCUMENTS = "/quote-documents/";

/** The address of a quote's invoice for its owner; null before it is paid. */
export const quoteInvoiceUrl = ({ slug, paidAt }: Pick<QuoteRow, "slug" | "paidAt">): string | null =>
  paidAt === null ? null : `${QUOTE_DOCUMENTS}${slug}/invoice.pdf`;

/**
 * The invoice of a quote as issued at its payment. A quote from before invoices were stored gets its invoice on the
 * first read.
 */
export async function quotePaper(deps: PaperDeps, db: Database, quote: QuoteRow) {
  if (quote.paidAt === null || quote.acceptedVersion === null) return null;
  const kept = await findPaper(db, quote.id);
  if (kept) return kept;
  const version = await findVersion(db, quote.id, quote.acceptedVersion);
  if (!version) return null;
  const document = await quoteInvoice(deps, db, quote, version);
  await db.insert(quotePapers).values({ quoteId: quote.id, document }).onConflictDoNothing();
  return findPaper(db, quote.id);
}

async function findPaper(db: Database, quoteId: number) {
  const [kept] = await db.select().from(quotePapers).where(eq(quotePapers.quoteId, quoteId));
  return kept ?? null;
}

export const papersOf = (db: Database, quoteId: number) =>
  db.select().from(quotePapers).where(eq(quotePapers.quoteId, quoteId));

/**
 * The invoice of the caller's own quote, or of a colleague's if the caller keeps the company's accounts (T059, T065).
 */
export async function ownQuotePaper(deps: PaperDeps, context: CallContext, slug: string) {
  const quote = await quoteAggregate.find(context.db, eq(quotes.slug, slug));
  if (!quote || quote.storefrontCode !== context.storefront.code || !(await mayRead(context, quote)))
    throw refuse("not_found");
  const paper = await quotePaper(deps, context.db, quote);
  if (!paper) throw refuse("not_found");
  return { ...paper, number: orderNumber("quote", quote.id) };
}

/** A colleague's quote is the company's if it was paid during the membership. */
async function mayRead(context: CallContext, quote: QuoteRow): Promise<boolean> {
  if (quote.userId === null) return false;
  if (signedIn(context).id === quote.userId) return true;
  const company = await companyOfAccounts(context);
  return (await companyOfQuote(context.db, quote))?.id === company.id;
}
