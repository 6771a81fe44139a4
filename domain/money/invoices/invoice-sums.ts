import { containedTax } from "#domain/selling/orders/order-charges.ts";
import { add, type Money, money, ZERO } from "../money/money.ts";

/**
 * The tax treatment of a line: a service of ours contains VAT, freight across the border has none, and expenses for the
 * customer (goods, duty, import VAT) are passed on unchanged.
 */
export const LINE_TREATMENTS = ["service", "freight", "disbursement"] as const;
export type LineTreatment = (typeof LINE_TREATMENTS)[number];

export interface InvoiceLine {
  text: string;
  /** In whole minor units. */
  amount: Money;
  treatment: LineTreatment;
}

/** The total of an invoice, and the VAT that our own services contain (PRICE-08). */
export function invoiceSums(lines: readonly InvoiceLine[], taxBasisPoints: number): { total: Money; tax: Money } {
  const sumOf = (chosen: readonly InvoiceLine[]) => chosen.reduce((sum, { amount }) => add(sum, amount), ZERO);
  const services = sumOf(lines.filter(({ treatment }) => treatment === "service"));
  return { total: sumOf(lines), tax: taxBasisPoints === 0 ? money(0) : containedTax(services, taxBasisPoints) };
}
