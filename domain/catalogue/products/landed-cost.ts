import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import { type FreightTerms, freightByMethod, type MethodFreight } from "#domain/forwarding/freight/freight.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { type Money, multiply, ZERO } from "#domain/money/money/money.ts";
import { type LandedTotal, landedTotal } from "#domain/money/pricing/landed-total.ts";
import { cheapestFee, type DeliveryFee } from "#domain/selling/delivery/cheapest-fee.ts";

/** The terms of the landed cost of any product, in one storefront and currency. */
export interface LandedTerms extends FreightTerms {
  deliveryFees: readonly DeliveryFee[];
}

export interface ProductToPrice {
  parcel: Parcel;
  /** Of one piece. */
  price: Money;
  quantity: number;
  /** Null: the quickest. */
  method: ShippingMethod | null;
}

export interface LandedCost {
  /** The freight of each method that the storefront offers. */
  offers: readonly MethodFreight[];
  /** The freight by the wanted method where it is offered, else by the quickest; undefined without any method. */
  chosen: MethodFreight | undefined;
  total: LandedTotal;
}

/** The landed cost of a product: to the cent the same as in a cart with nothing else in it (CATALOG-15, PRICE-08). */
export function landedCost(terms: LandedTerms, { parcel, price, quantity, method }: ProductToPrice): LandedCost {
  const goods = [{ ...parcel, quantity }];
  const offers = freightByMethod({ ...terms, goods, subtotal: multiply(price, quantity) });
  const chosen = offers.find((offer) => offer.method === method) ?? offers[0];
  const total = landedTotal({
    lines: [{ currentPrice: price, quantity }],
    freight: chosen?.price ?? null,
    shippingDiscount: chosen?.discount ?? ZERO,
    deliveryFee: null,
    cheapestFee: cheapestFee(terms.deliveryFees, parcel.weightGrams * quantity),
  });
  return { offers, chosen, total };
}
