import { inQuoteCurrency } from "#domain/forwarding/quotes/quote-price.ts";
import { type InvoiceLine, invoiceSums } from "#domain/money/invoices/invoice-sums.ts";
import { money, multiply, subtract } from "#domain/money/money/money.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { storefrontDay } from "#i18n/moments.ts";
import {
  buyerParty,
  documentBrand,
  type InvoiceContent,
  sellerOf,
  sellerParty,
  treatedLines,
} from "#modules/money/documents/index.ts";
import { dayIn, localeOf, type StoredLocale, translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { buyerLines, countryName } from "../../forward-requests/index.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import type { VersionRow } from "../quote-store.ts";
import { companyOfQuote } from "../views/company-quotes.ts";

export type PaperDeps = Pick<QuoteDeps, "directory" | "delivery" | "countries">;

/**
 * The goods of a quote and our fees. Freight, duty and import VAT were paid with the quote, but packing can lower them:
 * the invoice of the forward request has them, so that everything is invoiced once.
 */
export async function quoteInvoice(
  deps: PaperDeps,
  db: Database,
  quote: QuoteRow,
  version: VersionRow,
): Promise<InvoiceContent> {
  const locale = localeOf(deps, quote);
  const { storefront } = locale;
  const t = translateIn(locale);
  const issuedAt = quote.paidAt ?? new Date();
  const taxBasisPoints = deps.delivery.taxBasisPoints(storefront.defaultCountryId, storefrontDay(storefront, issuedAt));
  const lines = linesOf(quote, version, locale);
  const country = countryName(deps, quote, htmlLanguage(locale.language));
  return {
    brand: documentBrand(storefront),
    title: t("order.invoice.title", { number: orderNumber("quote", quote.id) }),
    facts: [t("order.invoice.date", { day: dayIn(locale, issuedAt) })],
    parties: [
      sellerParty(await sellerOf(db, storefront), t),
      buyerParty(await companyOfQuote(db, quote), [...buyerLines(quote), country], t),
    ],
    ...treatedLines(lines, taxBasisPoints, locale),
    payments: paymentsOf(quote, lines, locale),
    note: t("quotes.invoice.note"),
  };
}

/** The items in the quote's currency, the shops' delivery to us, our fee, and the payment fee. */
function linesOf(quote: QuoteRow, { items, rates, offers }: VersionRow, locale: StoredLocale): InvoiceLine[] {
  const t = translateIn(locale);
  const offer = offers.find(({ method }) => method === quote.shippingMethod);
  const goods = items.map((item) => ({
    text: `${item.quantity} × ${[item.name, item.options].filter(Boolean).join(", ")}`,
    amount: multiply(inQuoteCurrency(item, rates, locale.currency), item.quantity),
    treatment: "disbursement" as const,
  }));
  const services = (offer?.lines ?? []).flatMap(({ key, service, amount }) => {
    if (key !== "service" || service === undefined || amount === 0) return [];
    const treatment = service === "shop_delivery" ? ("disbursement" as const) : ("service" as const);
    return [{ text: t(`forwarding.service.${service}` as MessageKey), amount, treatment }];
  });
  const fee = { text: t("order.charge.fee"), amount: money(quote.paymentFee), treatment: "service" as const };
  return [...goods, ...services, ...(fee.amount === 0 ? [] : [fee])];
}

/** The total payment, and the part of it that is for the journey. */
function paymentsOf(
  { dueTotal, paymentFee }: QuoteRow,
  lines: readonly InvoiceLine[],
  { currency, ...locale }: StoredLocale,
) {
  const t = translateIn(locale);
  const shown = (amount: number) => formatMoney(money(amount), currency, locale.language);
  const paid = money((dueTotal ?? 0) + paymentFee);
  return [
    { label: t("quotes.invoice.journey"), value: shown(subtract(paid, invoiceSums(lines, 0).total)) },
    { label: t("quotes.invoice.paid"), value: shown(paid) },
  ];
}
