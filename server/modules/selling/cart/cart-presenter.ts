import { presentLine } from "#contracts/shop/catalogue/line-snapshot.ts";
import type { Cart, CartItem, ReservationError } from "#contracts/shop/selling/cart.ts";
import { offeredMethod } from "#domain/forwarding/freight/freight.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { subtotalOf } from "#domain/money/pricing/landed-total.ts";
import { earliest } from "#domain/selling/cart/earliest.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { CatalogueScope, DescribedVariant, Goods } from "#modules/catalogue/catalog/index.ts";
import type { Delivery } from "../delivery/index.ts";
import type { CartLine, StoredCart } from "./cart-store.ts";

interface CartFacts {
  stored: Pick<StoredCart, "shippingMethod" | "lines" | "readAt">;
  variants: readonly DescribedVariant[];
  scope: CatalogueScope;
  tariffs: ReturnType<Goods["shippingRates"]>;
  delivery: Pick<Delivery, "quoteFreight" | "cheapestFee">;
}

interface ShownLine {
  line: CartLine;
  variant: DescribedVariant;
  /** Lines that are not reserved, or no longer sold, are shown and count in no sum (CART-06). */
  counts: boolean;
}

/** Of an owner who has chosen none (CART-05). */
const DEFAULT_METHOD = "air";

export function presentCart({ stored, variants, scope, tariffs, delivery }: CartFacts): Cart {
  const { storefront, currency } = scope;
  const shown = showLines(stored.lines, variants);
  const counted = shown.filter(({ counts }) => counts);
  const goods = counted.map(({ line, variant }) => ({ ...variant, quantity: line.quantity }));
  const subtotal = subtotalOf(goods.map(({ price, quantity }) => ({ currentPrice: price ?? ZERO, quantity })));
  const countryId = storefront.defaultCountryId;
  const today = storefrontDay(storefront, stored.readAt);
  const weightGrams = goods.reduce((grams, good) => grams + good.weightGrams * good.quantity, 0);
  const shipping = delivery.quoteFreight({ storefront, currency, countryId, today }, tariffs, goods, subtotal);
  const wanted = stored.shippingMethod ?? DEFAULT_METHOD;
  const errors = shown.flatMap((each) => (each.counts ? [] : presentError(each)));
  return {
    currency: currency.iso_code,
    items: shown.map(presentItem),
    delivery: { country_id: countryId, from_fee: delivery.cheapestFee(countryId, currency.id, weightGrams) },
    shipping,
    shipping_method: offeredMethod(shipping, wanted) ?? wanted,
    expiration: earliest(counted.map(({ line }) => line.expiresAt)),
    expiration_limit: earliest(counted.map(({ line }) => line.extendableUntil)),
    server_time: stored.readAt.toISOString(),
    reservation_error: errors.length > 0 ? errors : null,
  };
}

function showLines(lines: readonly CartLine[], variants: readonly DescribedVariant[]): ShownLine[] {
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]));
  return lines.flatMap((line) => {
    const variant = byId.get(line.variantId);
    return variant ? [{ line, variant, counts: line.isReserved && variant.price !== null }] : [];
  });
}

/** The most pieces that this cart may have of a variant, including those it has. */
const mostOf = ({ line, variant }: ShownLine) =>
  variant.price === null ? 0 : Math.min(line.available, variant.maxQuantity);

function presentItem(shown: ShownLine): CartItem {
  const { line, variant, counts } = shown;
  return {
    ...presentLine({ ...variant, quantity: line.quantity }),
    line_id: line.lineId,
    price: variant.price ?? ZERO,
    prior_price: variant.priorPrice,
    max_quantity: mostOf(shown),
    is_reserved: counts,
  };
}

function presentError(shown: ShownLine): ReservationError {
  const { line, variant } = shown;
  return { line_id: line.lineId, sku: variant.sku, wanted: line.quantity, available: mostOf(shown) };
}
