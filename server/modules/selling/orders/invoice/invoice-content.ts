import { type Money, subtract } from "#domain/money/money/money.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { containedTax } from "#domain/selling/orders/order-charges.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import {
  buyerParty,
  documentBrand,
  filledLines,
  type InvoiceContent,
  sellerParty,
} from "#modules/money/documents/index.ts";
import { chargedTotal, chargeRows } from "../placing/charge-rows.ts";
import { dayIn, translateIn } from "../placing/order-locale.ts";
import type { InvoiceFacts, NumberedOrder } from "./read-invoice.ts";

/** An invoice that has its number, in its customer's language; its sums are those that were charged. */
export function invoiceContent(invoice: InvoiceFacts & { order: NumberedOrder }): InvoiceContent {
  const { invoiceNumber: number, invoicedAt } = invoice.order;
  return contentNamed(invoice, { number, day: dayIn(invoice.locale, invoicedAt) });
}

/** The number stands in the title, and the day in the first of the facts: nowhere else. */
export function contentNamed(invoice: InvoiceFacts, { number, day }: { number: string; day: string }): InvoiceContent {
  const { order, payments, seller, locale } = invoice;
  const t = translateIn(locale);
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  return {
    brand: documentBrand(locale.storefront),
    title: t("order.invoice.title", { number }),
    facts: [
      t("order.invoice.date", { day }),
      t("order.invoice.order", { number: orderNumber("marketplace", order.id) }),
    ],
    parties: [sellerParty(seller, t), buyerOf(invoice, t)],
    table: tableOf(invoice, t, shown),
    sums: sumsOf(invoice, t, shown),
    payments: payments.map(({ paymentProcessorId, amount }) => ({
      label: t(`order.invoice.paid_${paymentProcessorId}`),
      value: shown(amount),
    })),
    note: t("order.invoice.prices_include_vat"),
  };
}

type Shown = (amount: Money) => string;

function buyerOf({ order, buyerCountryIso, locale }: InvoiceFacts, t: Translate) {
  const { first_name, last_name, first_address, city, zip } = order.address;
  const company = order.extras?.company ?? null;
  const country = new Intl.DisplayNames(htmlLanguage(locale.language), { type: "region" }).of(buyerCountryIso);
  const lines = filledLines([`${first_name} ${last_name}`.trim(), first_address, `${zip} ${city}`.trim(), country]);
  return buyerParty(company, lines, t);
}

function tableOf({ order, lines }: InvoiceFacts, t: Translate, shown: Shown): InvoiceContent["table"] {
  return {
    head: [t("order.invoice.item"), t("order.invoice.quantity"), t("order.invoice.unit_price"), t("order.invoice.sum")],
    rows: chargeRows(order, lines, t).map(({ label, pieces, amount }) => [
      label,
      pieces ? String(pieces.quantity) : "",
      pieces ? shown(pieces.price) : "",
      shown(amount),
    ]),
  };
}

function sumsOf({ order }: InvoiceFacts, t: Translate, shown: Shown): InvoiceContent["sums"] {
  const total = chargedTotal(order);
  const tax = containedTax(total, order.taxBasisPoints);
  const percent = order.taxBasisPoints / 100;
  return [
    { label: t("order.invoice.net"), value: shown(subtract(total, tax)), isTotal: false },
    { label: t("order.invoice.vat", { percent }), value: shown(tax), isTotal: false },
    { label: t("order.charge.total"), value: shown(total), isTotal: true },
  ];
}
