export { moveReservations, reserveCart, sweepReservations } from "./cart-stock.ts";
export { refuseTooMany, reserveWithinLimits } from "./hold-limits.ts";
export { stockModule } from "./module.ts";
export { holdForOffer, keepUntil, releaseOffer } from "./offer-stock.ts";
export {
  releaseOrder,
  reserveAgain,
  reserveForOrder,
  returnOrder,
  type StockLine,
  saleSteps,
  sellOrder,
} from "./order-stock.ts";
export { setStock } from "./set-stock.ts";
