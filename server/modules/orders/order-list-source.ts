import type { OrderListItem } from "../../../contracts/shop/orders.ts";
import type { OrderKind } from "../../../domain/orders/order-kind.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** Whose orders, as which storefront shows them. */
export interface OrderOwner {
  userId: number;
  storefrontCode: string;
}

export interface ListingRequest extends OrderOwner {
  languageId: number;
  /** The newest this many: a page of all kinds together is found among the newest of each. */
  limit: number;
}

/** What a module that sells something tells My orders about it. */
export interface PayableKind {
  name: OrderKind;
  /** The newest first, those of one moment always in the same order. */
  list(db: Database, request: ListingRequest): Promise<OrderListItem[]>;
  count(db: Database, owner: OrderOwner): Promise<number>;
  /** How many wait to be paid. */
  unpaidCount(db: Database, owner: OrderOwner): Promise<number>;
}
