import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { dayIn, type StoredLocale, translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import {
  buyerParty,
  documentBrand,
  filledLines,
  type InvoiceContent,
  type NamedCompany,
  sellerOf,
  sellerParty,
  treatedLines,
} from "../documents/index.ts";
import type { InvoiceRow } from "./invoice-aggregate.ts";

/** The full content of an invoice in its customer's language, stored as it was issued. */
export async function invoiceDocument(
  db: Database,
  invoice: InvoiceRow,
  locale: StoredLocale,
  company: NamedCompany | null,
): Promise<InvoiceContent> {
  const t = translateIn(locale);
  const { about, firstName, lastName, email } = invoice;
  return {
    brand: documentBrand(locale.storefront),
    title: t("invoice.title", { number: numberOf("invoice", invoice.id) }),
    facts: filledLines([
      t("order.invoice.date", { day: dayIn(locale, invoice.issuedAt) }),
      t("invoice.document.due", { day: dayIn(locale, invoice.expiresAt) }),
      about && t("invoice.about", { number: about }),
    ]),
    parties: [
      sellerParty(await sellerOf(db, locale.storefront), t),
      buyerParty(company, [`${firstName} ${lastName}`.trim(), email], t),
    ],
    ...treatedLines(invoice.lines, invoice.taxBasisPoints, locale),
    payments: [],
    note: t("invoice.document.note"),
  };
}
