import { PURCHASE_MACHINE } from "#domain/forwarding/quotes/purchase-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { quotePurchases } from "../tables.ts";

export type PurchaseRow = typeof quotePurchases.$inferSelect;

/** The items of a paid quote. The quote is locked before its purchases. */
export const purchaseAggregate = defineAggregate({ machine: PURCHASE_MACHINE, table: quotePurchases });
