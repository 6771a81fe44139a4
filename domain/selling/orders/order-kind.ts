import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { OrderFilter } from "./order-filter.ts";

/** The kinds of payables that My orders lists (ACCOUNT-05). */
export const ORDER_KINDS = ["marketplace", "quote", "forward_request", "invoice"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The tone of a state: over, waits for the customer, we work on it, moving, good end, stopped (ACCOUNT-05). */
export const STATUS_TONES = ["neutral", "warn", "pri", "info", "ok", "bad"] as const;

/** The number of orders on a page of My orders (ACCOUNT-05). */
export const ORDERS_PAGE_SIZE = 10;

const filterOf: Readonly<Record<OrderKind, OrderFilter>> = {
  marketplace: "marketplace",
  quote: "quotes",
  forward_request: "forward_requests",
  invoice: "invoices",
};

/** Whether a filter includes a kind; no filter includes all kinds (ACCOUNT-05, REGION-09). */
export function isListed(kind: OrderKind, filter: OrderFilter | undefined): boolean {
  return filter === undefined || filter === "all_orders" || filterOf[kind] === filter;
}

/** The number that people see: OR…, QU…, FR… or IN… (ACCOUNT-02, ACCOUNT-05). */
export function orderNumber(kind: OrderKind, id: number): string {
  return numberOf(kind === "marketplace" ? "order" : kind, id);
}
