export interface MergeableLine {
  variantId: number;
  quantity: number;
  maxQuantity: number;
}

/** Merges two carts at sign-in: quantities are added up to the maximum of each variant (T030, CART-04). */
export function mergeLines(own: readonly MergeableLine[], brought: readonly MergeableLine[]): MergeableLine[] {
  const merged = new Map(own.map((line) => [line.variantId, line]));
  for (const line of brought) {
    const quantity = (merged.get(line.variantId)?.quantity ?? 0) + line.quantity;
    merged.set(line.variantId, { ...line, quantity: Math.min(quantity, line.maxQuantity) });
  }
  return [...merged.values()];
}
