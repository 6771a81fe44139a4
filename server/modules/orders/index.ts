export { createOrderCalls } from "./calls.ts";
export { countUnpaidOrders } from "./list-orders.ts";
export { moveOrder, type OrderMove } from "./move-order.ts";
export type { NewOrder, NewOrderLine, OrderCourier, OrderPromotion } from "./new-order.ts";
export type { PayableKind } from "./payable-kind.ts";
export { type PlacedOrder, placeOrder } from "./place-order.ts";
