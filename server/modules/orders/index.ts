export { createOrderCalls } from "./calls.ts";
export { countUnpaidOrders } from "./list-orders.ts";
export type { PayableKind } from "./payable-kind.ts";
