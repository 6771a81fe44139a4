import type { Money } from "../money/money.ts";

/** A variant as it was shown: later changes of the product do not touch it. */
export interface VariantSnapshot {
  variantId: number;
  productId: number;
  sku: string;
  name: string;
  manufacturer: string | null;
  category: string | null;
  /** The choices in words, such as: Storm blue · EU 42. */
  variant: string;
  image: string | null;
  slug: string;
}

/** A line of a cart, a checkout or an order with its texts and its price of one piece as they were shown (F20). */
export interface LineSnapshot extends VariantSnapshot {
  price: Money;
  quantity: number;
}
