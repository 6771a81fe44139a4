import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import type { OrderKind } from "#domain/selling/orders/order-kind.ts";
import type { OrderTab } from "#domain/selling/orders/order-tab.ts";
import type { Database } from "#platform/database/open-database.ts";

/** The customer whose orders are listed, and the storefront that shows them. */
export interface OrderOwner {
  userId: number;
  storefrontCode: string;
}

/** The orders of an owner that a search finds. */
export interface OrderSearch extends OrderOwner {
  /** A number or words of a product's name; empty finds all. */
  search: string;
}

export interface OrderListRequest extends OrderSearch {
  languageId: number;
  tab: OrderTab;
  /** The number of newest orders: a page of all sources is found among the newest of each. */
  limit: number;
}

/** One kind of order in My orders; each module that sells something declares its own. */
export interface OrderListSource {
  kind: OrderKind;
  /** The newest first, those of one moment always in the same order. */
  list(db: Database, request: OrderListRequest): Promise<OrderListItem[]>;
  /** The number of orders in each tab. */
  count(db: Database, request: OrderSearch): Promise<Record<OrderTab, number>>;
  /** The number of orders that wait to be paid. */
  unpaidCount(db: Database, owner: OrderOwner): Promise<number>;
}
