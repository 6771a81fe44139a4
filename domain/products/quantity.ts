const LEAST_QUANTITY = 1;

/** A whole quantity that may be bought: never below 1, never above the most (CART-04). */
export function allowedQuantity(quantity: number, maxQuantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : LEAST_QUANTITY;
  return Math.max(LEAST_QUANTITY, Math.min(whole, maxQuantity));
}
