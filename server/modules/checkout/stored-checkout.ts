import type { CheckoutAddress } from "../../../contracts/shop/checkout-data.ts";
import type { Freight } from "../../../contracts/shop/freight.ts";
import type { Money } from "../../../domain/money/money.ts";
import type { LineSnapshot } from "../../../domain/products/line-snapshot.ts";
import type { Good } from "../../../domain/shipping/chargeable-weight.ts";
import type { ShippingMethod } from "../../../domain/shipping/shipping-method.ts";
import type { UsablePromotion } from "../promotions/index.ts";
import type { AboutOwner } from "./owner-data.ts";

/** What is about to be bought, as it was shown. */
export interface CheckoutLine extends LineSnapshot, Good {
  hsCode: string;
  /** With all that lie above them. */
  categoryIds: number[];
}

/** A checkout as its row holds it. */
export interface StoredCheckout {
  slug: string;
  userId: number | null;
  cartId: number | null;
  currencyId: number;
  languageId: number;
  countryId: number;
  state: "open" | "ordered" | "invalidated";
  lines: CheckoutLine[];
  freight: Freight;
  shippingMethod: ShippingMethod | null;
  courierId: number | null;
  deliveryFee: Money | null;
  pickupPointId: number | null;
  address: CheckoutAddress | null;
  email: string | null;
  promotion: UsablePromotion | null;
  usesBalance: boolean;
  paymentMethodId: number | null;
  paymentOption: string | null;
  confirmedTotal: Money | null;
  version: number;
}

/** How many pieces of a variant the cart could have, its own included, and until when they are kept. */
export interface KeptLine {
  variantId: number;
  available: number;
  expiresAt: string | null;
  extendableUntil: string | null;
}

/** A checkout with what is known about its owner, and what the cart behind it keeps reserved. */
export interface OpenedCheckout {
  checkout: StoredCheckout;
  isOwn: boolean;
  /** Only where it is one's own. */
  about: AboutOwner;
  kept: KeptLine[];
  /** The database's clock. */
  readAt: string;
}

export const weightOf = (lines: readonly CheckoutLine[]) =>
  lines.reduce((grams, { weightGrams, quantity }) => grams + weightGrams * quantity, 0);
