import { type InvoiceLine, invoiceSums } from "#domain/money/invoices/invoice-sums.ts";
import { type Money, subtract } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { type StoredLocale, translateIn } from "#modules/operations/storefronts/index.ts";
import type { InvoiceContent } from "./invoice-content.ts";

/** The lines of a paper with how each is taxed, and their sums. */
export function treatedLines(
  lines: readonly InvoiceLine[],
  taxBasisPoints: number,
  locale: StoredLocale,
): Pick<InvoiceContent, "table" | "sums"> {
  const t = translateIn(locale);
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  const { total, tax } = invoiceSums(lines, taxBasisPoints);
  const percent = taxBasisPoints / 100;
  return {
    table: {
      head: [t("order.invoice.item"), t("invoice.document.vat"), t("order.invoice.sum")],
      rows: lines.map(({ text, treatment, amount }) => [
        text,
        treatment === "service" ? t("invoice.document.percent", { percent }) : t(`invoice.treatment.${treatment}`),
        shown(amount),
      ]),
    },
    sums: [
      { label: t("order.invoice.net"), value: shown(subtract(total, tax)), isTotal: false },
      { label: t("order.invoice.vat", { percent }), value: shown(tax), isTotal: false },
      { label: t("order.charge.total"), value: shown(total), isTotal: true },
    ],
  };
}
