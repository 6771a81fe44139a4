import { eq } from "drizzle-orm";
import { riseOf } from "#domain/forwarding/quotes/purchase-sums.ts";
import { PRICE_ROSE_DAYS } from "#domain/forwarding/quotes/quote-machine.ts";
import { add, type Money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { failpoint } from "#failpoints";
import { storefrontDay } from "#i18n/moments.ts";
import { type EndedInvoice, issueInvoice } from "#modules/money/invoices/index.ts";
import { localeOf, translateIn } from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { advanceQuote } from "../advance-quote.ts";
import { findPurchase } from "../purchases/buy-items.ts";
import { leaveOut } from "../purchases/leave-out.ts";
import type { PurchaseRow } from "../purchases/purchase-aggregate.ts";
import { type Agreed, agreedOf, findAsked, itemAt, lineValue } from "../purchases/purchase-store.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { by, type StaffCause } from "../staff-moves.ts";
import { quotePurchases } from "../tables.ts";
import { companyOfQuote } from "../views/company-quotes.ts";

interface Risen {
  item: number;
  /** The price of one piece, in the shop's currency. */
  price: Money;
}

interface Answer {
  quote: QuoteRow;
  outcome: "asked" | "borne";
  /** In the quote's currency. */
  rise: Money;
  invoice: string | null;
}

/**
 * A shop asks for more than the customer has paid. Above the tolerance an invoice asks for the difference, for 72
 * hours; below it we bear the difference and buy. The outcome is decided once, in one transaction.
 */
export async function priceRose(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { item, price }: Risen,
  cause: StaffCause,
): Promise<Answer> {
  const purchase = await findPurchase(tx, quote, item);
  if (purchase.state !== "wanted") throw refuse("conflict");
  if (price <= purchase.price) throw refuseFields({ price: "staff.bench.problem.amount" });
  const agreed = await agreedOf(deps, tx, quote);
  const valueAt = (piece: Money) => lineValue(agreed, purchase.position, piece);
  const { outcome, rise } = riseOf(valueAt(purchase.price), valueAt(price), feesOf(deps, quote));
  // A customer pays a rise only once for each item.
  if (outcome === "borne" || purchase.risePaid > 0) return { quote, outcome: "borne", rise, invoice: null };
  const details = { item, price, rise };
  const moved = await quoteAggregate.move(tx, quote, { event: "price_rose", ...by(cause), details }, deps);
  failpoint("price-rose.1-moved");
  const invoice = await askForRise(deps, tx, quote, { purchase, agreed, rise }, cause);
  const changes = { askedPrice: price, invoiceId: invoice.id, invoiceSlug: invoice.slug };
  await tx.update(quotePurchases).set(changes).where(eq(quotePurchases.id, purchase.id));
  failpoint("price-rose.2-invoiced");
  return { quote: moved, outcome, rise, invoice: numberOf("invoice", invoice.id) };
}

function feesOf(deps: QuoteDeps, quote: QuoteRow) {
  const day = storefrontDay(localeOf(deps, quote).storefront, deps.now());
  const fees = deps.customs.feesIn(quote.currencyId, day);
  if (!fees) throw refuse("conflict");
  return fees;
}

/** The quote sends the mail, which says what happens without the payment. */
async function askForRise(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { purchase, agreed, rise }: { purchase: PurchaseRow; agreed: Agreed; rise: Money },
  cause: StaffCause,
) {
  const { storefrontCode, userId, languageId, currencyId } = quote;
  const customer = userId === null ? null : await findRecipient(tx, userId);
  if (!customer) throw refuse("conflict");
  const t = translateIn(localeOf(deps, quote));
  const text = t("quotes.rise.invoice-line", { name: itemAt(agreed, purchase.position).name });
  return issueInvoice(
    { directory: deps.directory, jobs: deps.jobs, taxBasisPoints: deps.delivery.taxBasisPoints },
    tx,
    {
      ...{ storefrontCode, userId, languageId, currencyId, email: customer.email, firstName: customer.firstName },
      lastName: quote.address?.last_name ?? "",
      kind: "balance_due",
      about: orderNumber("quote", quote.id),
      lines: [{ text, amount: rise, treatment: "disbursement" }],
      days: PRICE_ROSE_DAYS,
      company: await companyOfQuote(tx, quote),
    },
    by(cause),
    { mails: false, slug: newToken() },
  );
}

/**
 * The invoice for the rise has ended: the item is bought, or left out and refunded. If staff cancelled the invoice, we
 * bear the rise. Runs in the transaction of the invoice.
 */
export async function riseEnded(deps: QuoteDeps, tx: Database, ended: EndedInvoice): Promise<void> {
  if (ended.kind !== "balance_due") return;
  const asked = await findAsked(tx, ended.id);
  if (!asked) return;
  const quote = await quoteAggregate.lock(tx, asked.quoteId);
  if (ended.state === "declined" || ended.state === "expired") {
    await leaveOut(deps, tx, quote, asked, { actor: "system", details: { invoice: ended.state } });
    return;
  }
  const { price, askedPrice, risePaid } = asked;
  const changes =
    ended.state === "paid"
      ? { price: askedPrice ?? price, risePaid: add(risePaid, ended.amount), askedPrice: null }
      : { askedPrice: null };
  await tx.update(quotePurchases).set(changes).where(eq(quotePurchases.id, asked.id));
  await advanceQuote(deps, tx, quote);
}
