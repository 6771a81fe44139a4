import { treatmentOf } from "../../../../domain/forwarding/request-papers.ts";
import { invoiceSums } from "../../../../domain/invoices/invoice-sums.ts";
import { type Money, money, subtract } from "../../../../domain/money/money.ts";
import { orderNumber } from "../../../../domain/orders/order-kind.ts";
import { htmlLanguage } from "../../../../domain/storefronts/storefront.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import type { MessageKey } from "../../../../i18n/message-key.ts";
import { storefrontDay } from "../../../../i18n/moments.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { documentBrand, filledLines, type InvoiceContent, sellerOf, sellerParty } from "../../documents/index.ts";
import { dayIn, localeOf, type StoredLocale, translateIn } from "../../storefronts/index.ts";
import { chargeKey } from "../charge-key.ts";
import type { RequestRow } from "../move-request.ts";
import { countryName, type PaperDeps, receiverLines } from "./receiver.ts";

/** What was charged for a request, in its customer's language; the goods were paid to a shop. */
export async function requestInvoice(deps: PaperDeps, db: Database, request: RequestRow): Promise<InvoiceContent> {
  const locale = localeOf(deps, request);
  const { storefront } = locale;
  const t = translateIn(locale);
  const issuedAt = request.paidAt ?? new Date();
  const taxBasisPoints = deps.delivery.taxBasisPoints(storefront.defaultCountryId, storefrontDay(storefront, issuedAt));
  const country = countryName(deps, request, htmlLanguage(locale.language));
  return {
    brand: documentBrand(storefront),
    title: t("order.invoice.title", { number: orderNumber("forward_request", request.id) }),
    facts: [t("order.invoice.date", { day: dayIn(locale, issuedAt) })],
    parties: [
      sellerParty(await sellerOf(db, storefront), t),
      { heading: t("order.invoice.buyer"), lines: filledLines([...receiverLines(request), country]) },
    ],
    ...sumsOf(request, locale, taxBasisPoints),
    payments: [],
    note: t("invoice.document.note"),
  };
}

function sumsOf(request: RequestRow, locale: StoredLocale, taxBasisPoints: number) {
  const t = translateIn(locale);
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  const lines = linesOf(request, locale);
  const { total, tax } = invoiceSums(lines, taxBasisPoints);
  const percent = taxBasisPoints / 100;
  return {
    table: {
      head: [t("order.invoice.item"), "", t("invoice.document.vat"), t("order.invoice.sum")],
      rows: lines.map(({ text, treatment, amount }) => [
        text,
        "",
        treatment === "service" ? `${percent} %` : t(`invoice.treatment.${treatment}`),
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

/** As packed, with the fee of the payment. */
function linesOf({ packedLines, paymentFee }: RequestRow, locale: StoredLocale) {
  const t = translateIn(locale);
  const charged = (packedLines ?? []).filter(({ key, amount }) => key !== "goods" && amount > 0);
  const fee = { text: t("order.charge.fee"), amount: money(paymentFee), treatment: "service" as const };
  return [
    ...charged.map((line) => {
      const { key, values } = chargeKey(line);
      return { text: t(key as MessageKey, values), amount: line.amount, treatment: treatmentOf(line) };
    }),
    ...(paymentFee === 0 ? [] : [fee]),
  ];
}
