import { type Money, subtract } from "../../../domain/money/money.ts";
import { payableNumber } from "../../../domain/payments/payable-kind.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { documentBrand, filledLines, type InvoiceContent, sellerOf, sellerParty } from "../documents/index.ts";
import { dayIn, type StoredLocale, translateIn } from "../storefronts/index.ts";
import type { InvoiceRow } from "./invoice-store.ts";

/** Every word and figure of an invoice, in its customer's language: what is kept is what was issued. */
export async function invoiceDocument(
  db: Database,
  invoice: InvoiceRow,
  locale: StoredLocale,
): Promise<InvoiceContent> {
  const t = translateIn(locale);
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  const { amount, tax, taxBasisPoints, about, firstName, lastName, email } = invoice;
  return {
    brand: documentBrand(locale.storefront),
    title: t("invoice.title", { number: payableNumber("invoice", invoice.id) }),
    facts: filledLines([
      t("order.invoice.date", { day: dayIn(locale, invoice.issuedAt) }),
      t("invoice.document.due", { day: dayIn(locale, invoice.expiresAt) }),
      about && t("invoice.about", { number: about }),
    ]),
    parties: [
      sellerParty(await sellerOf(db, locale.storefront), t),
      { heading: t("order.invoice.buyer"), lines: filledLines([`${firstName} ${lastName}`.trim(), email]) },
    ],
    table: {
      head: [t("order.invoice.item"), "", t("invoice.document.vat"), t("order.invoice.sum")],
      rows: invoice.lines.map(({ text, amount: sum, treatment }) => [
        text,
        "",
        treatment === "service" ? `${taxBasisPoints / 100} %` : t(`invoice.treatment.${treatment}`),
        shown(sum as Money),
      ]),
    },
    sums: [
      { label: t("order.invoice.net"), value: shown(subtract(amount as Money, tax as Money)), isTotal: false },
      { label: t("order.invoice.vat", { percent: taxBasisPoints / 100 }), value: shown(tax as Money), isTotal: false },
      { label: t("order.charge.total"), value: shown(amount as Money), isTotal: true },
    ],
    payments: [],
    note: t("invoice.document.note"),
  };
}
