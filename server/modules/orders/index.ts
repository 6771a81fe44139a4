export { createOrderCalls } from "./calls.ts";
export { countUnpaidOrders } from "./list-orders.ts";
export type { ListingRequest, OrderOwner, PayableKind } from "./payable-kind.ts";
