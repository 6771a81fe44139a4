export { createStockCalls } from "./calls.ts";
export { moveReservations, reserveCart, sweepReservations } from "./cart-stock.ts";
export { checkStock, type StockViolation } from "./check-stock.ts";
export {
  releaseOrder,
  reserveAgain,
  reserveForOrder,
  returnOrder,
  type Shortage,
  type StockLine,
  sellOrder,
} from "./order-stock.ts";
export { type StockCount, type StockLevel, setStock } from "./set-stock.ts";
export { scheduleReservationSweep } from "./sweep-job.ts";
