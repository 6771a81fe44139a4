import type { OrderListItem } from "#contracts/shop/orders.ts";
import type { OrderKind } from "#domain/orders/order-kind.ts";
import type { OrderTab } from "#domain/orders/order-tab.ts";
import type { Database } from "#platform/database/open-database.ts";

/** Whose orders, as which storefront shows them. */
export interface OrderOwner {
  userId: number;
  storefrontCode: string;
}

/** Which of them: all those that the search finds. */
export interface OrderSearch extends OrderOwner {
  /** A number or words of a product's name; empty finds all. */
  search: string;
}

export interface OrderListRequest extends OrderSearch {
  languageId: number;
  tab: OrderTab;
  /** The newest this many: a page of all sources together is found among the newest of each. */
  limit: number;
}

/** One kind of order in My orders; each module that sells something declares its own. */
export interface OrderListSource {
  kind: OrderKind;
  /** The newest first, those of one moment always in the same order. */
  list(db: Database, request: OrderListRequest): Promise<OrderListItem[]>;
  /** How many each tab has. */
  count(db: Database, request: OrderSearch): Promise<Record<OrderTab, number>>;
  /** How many wait to be paid. */
  unpaidCount(db: Database, owner: OrderOwner): Promise<number>;
}
