import { idOf } from "#domain/shared/numbers/numbers.ts";
import type { Column, RowLink } from "../../kit/column.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { orderLink } from "../order-link.ts";
import type { Payment } from "./payment-detail.tsx";

/** The desk of what is paid, where it has one. */
const payableLink = (number: string): readonly RowLink[] =>
  idOf("invoice", number) === null ? orderLink(number) : [{ to: `/invoices/${number}`, text: number }];

export const PAYMENT_FACTS: readonly Column<Payment>[] = [
  { label: "staff.payments.payable", links: ({ payable }) => payableLink(payable) },
  {
    label: "staff.payments.customer",
    text: ({ customer }) => customer && [customer.name, customer.email].filter(Boolean).join(", "),
  },
  { label: "staff.payments.provider", text: ({ payment_processor_id: id }, t) => t(`staff.payments.provider.${id}`) },
  { label: "staff.payments.created", text: ({ created_at }) => shownMoment(created_at) },
  { label: "staff.orders.column.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  {
    label: "staff.payments.captured",
    text: ({ captured, currency }, t) => shownMoney({ amount: captured, currency }, t),
  },
  {
    label: "staff.payments.refunded",
    text: ({ refunded, currency }, t) => (refunded === 0 ? null : shownMoney({ amount: refunded, currency }, t)),
  },
];

export const PAYMENT_MONEY: readonly Column<Payment>[] = [
  { label: "staff.payments.asked", text: ({ asked, currency }, t) => shownMoney({ amount: asked, currency }, t) },
  {
    label: "staff.payments.from-balance",
    text: ({ from_balance: amount, currency }, t) => (amount === 0 ? null : shownMoney({ amount, currency }, t)),
  },
  {
    label: "staff.payments.fee",
    text: ({ fee, currency }, t) => (fee === 0 ? null : shownMoney({ amount: fee, currency }, t)),
  },
  {
    label: "staff.payments.due",
    text: ({ due, currency }, t) =>
      due && [shownMoney({ amount: due.amount, currency }, t), t(`staff.payments.due.${due.state}`)].join(", "),
  },
  { label: "staff.payments.failure", text: ({ failure }, t) => failure && t(`staff.payments.failure.${failure}`) },
  { label: "staff.payments.expires", text: ({ expires_at }) => shownMoment(expires_at) },
  { label: "staff.payments.option", text: ({ option }) => option },
  { label: "staff.payments.reference", text: ({ payment }) => payment },
  { label: "staff.payments.provider-reference", text: ({ provider_reference }) => provider_reference },
  { label: "staff.payments.transaction", text: ({ provider_transaction }) => provider_transaction },
];
