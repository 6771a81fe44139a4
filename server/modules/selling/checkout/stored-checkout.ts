import type { Freight } from "#contracts/shop/forwarding/freight.ts";
import type { CheckoutAddress, CheckoutDraft } from "#contracts/shop/selling/checkout-data.ts";
import type { LineSnapshot, LineTexts } from "#domain/catalogue/products/line-snapshot.ts";
import type { Good } from "#domain/forwarding/freight/chargeable-weight.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { Extras } from "#domain/selling/checkout/extras.ts";
import type { UsablePromotion } from "../promotions/index.ts";
import type { OwnerData } from "./owner-data.ts";

export interface CheckoutLine extends LineSnapshot, Good {
  hsCode: string;
  /** Including all ancestors. */
  categoryIds: number[];
  /** In the languages of the storefront; older checkouts have none. */
  texts?: LineTexts;
}

/** A row of `checkouts`. */
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
  /** Input typed after the address and the e-mail were stored. */
  draft: CheckoutDraft | null;
  extras: Extras | null;
  promotion: UsablePromotion | null;
  usesBalance: boolean;
  paymentMethodId: number | null;
  paymentOption: string | null;
  confirmedTotal: Money | null;
  version: number;
}

/** The reservation of a variant by the cart; `available` includes the cart's own pieces. */
export interface LineReservation {
  variantId: number;
  available: number;
  expiresAt: string | null;
  extendableUntil: string | null;
}

/** A checkout with the data of its owner and the reservations of its cart. */
export interface OpenedCheckout {
  checkout: StoredCheckout;
  isOwn: boolean;
  /** Empty unless the caller is the owner. */
  ownerData: OwnerData;
  reservations: LineReservation[];
  /** The database's clock. */
  readAt: string;
}

export const weightOf = (lines: readonly CheckoutLine[]) =>
  lines.reduce((grams, { weightGrams, quantity }) => grams + weightGrams * quantity, 0);
