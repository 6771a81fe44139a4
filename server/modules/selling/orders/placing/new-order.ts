import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { LineSnapshot, LineTexts } from "#domain/catalogue/products/line-snapshot.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Utm } from "#domain/marketing/marketing/utm.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { FeeType } from "#domain/money/payments/provider.ts";
import type { Extras } from "#domain/selling/checkout/extras.ts";
import type { Carrier, DeliveryType } from "#domain/selling/delivery/courier.ts";
import type { Owner } from "#platform/calls/owner.ts";

/** The courier as it was when the order was placed. */
export interface OrderCourier {
  id: number;
  carrier: Carrier;
  /** The carrier's own name. */
  name: string;
  deliveryType: DeliveryType;
  minDays: number;
  maxDays: number;
}

export interface OrderPromotion {
  id: number;
  code: string;
  type: FeeType;
  value: number;
}

interface NewOrderLine extends LineSnapshot {
  hsCode: string;
  weightGrams: number;
  /** In the languages of the storefront. */
  texts?: LineTexts;
}

/** An order as the customer agreed to it: no value is looked up again. */
export interface NewOrder {
  /** The slug of the checkout. */
  slug: string;
  owner: Owner;
  storefrontCode: string;
  email: string;
  languageId: number;
  currencyId: number;
  countryId: number;
  shippingMethod: ShippingMethod;
  courier: OrderCourier;
  pickupPoint: PickupPoint | null;
  address: CheckoutAddress;
  extras?: Extras | null;
  promotion: OrderPromotion | null;
  /** Only of customers who agreed to marketing. */
  campaign?: Utm | null;
  subtotal: Money;
  /** Before the discount. */
  shippingPrice: Money;
  shippingDiscount: Money;
  deliveryPrice: Money;
  promotionDiscount: Money;
  taxBasisPoints: number;
  arrivesFrom: string | null;
  arrivesTo: string | null;
  lines: readonly NewOrderLine[];
}
