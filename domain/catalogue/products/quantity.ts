const LEAST_QUANTITY = 1;

/** A whole quantity, at least 1 and at most the maximum (CART-04). */
export function allowedQuantity(quantity: number, maxQuantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : LEAST_QUANTITY;
  return Math.max(LEAST_QUANTITY, Math.min(whole, maxQuantity));
}
