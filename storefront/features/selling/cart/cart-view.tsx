import { useEffect, useRef } from "react";
import type { Cart } from "#contracts/shop/selling/cart.ts";
import { priceCart } from "#domain/selling/cart/cart-price.ts";
import type { CartState } from "#domain/selling/cart/cart-state.ts";
import type { CartTerms } from "#storefront/commerce/cart/cart-store.ts";
import { track } from "#storefront/shell/analytics/track.ts";
import { CartBar } from "./cart-bar.tsx";
import { CartHeading } from "./cart-heading.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { LateSameBox } from "./late-same-box.tsx";
import { ReservationStrip } from "./reservation-strip.tsx";
import { ShippingMethodChoice } from "./shipping-method-choice.tsx";
import { UnreservedLine } from "./unreserved-line.tsx";

interface CartViewProps {
  cart: CartState<Cart>;
  terms: CartTerms;
}

export function CartView({ cart, terms }: CartViewProps) {
  const reserved = cart.items.filter(({ is_reserved }) => is_reserved);
  const unreserved = cart.items.filter(({ is_reserved }) => !is_reserved);
  const price = priceCart(cart);
  const sums = { price, terms, pieces: piecesOf(reserved) };
  useTrackedView(cart, terms);
  return (
    <>
      <CartHeading products={reserved.length} pieces={sums.pieces} />
      <div className="mt-4 grid gap-x-8 gap-y-8 md:mt-6 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px] xl:gap-x-10">
        <div className="min-w-0">
          {cart.expiration && <ReservationStrip expiration={cart.expiration} terms={terms} />}
          {reserved.length > 0 && (
            <ul>
              {reserved.map((line) => (
                <CartLine key={line.line_id} line={line} currency={terms.currency} />
              ))}
            </ul>
          )}
          {unreserved.map((line) => (
            <UnreservedLine key={line.line_id} line={line} problems={cart.reservation_error ?? []} />
          ))}
          {cart.shipping && reserved.length > 0 && (
            <ShippingMethodChoice shipping={cart.shipping} chosen={cart.shipping_method} currency={terms.currency} />
          )}
        </div>
        <CartSummary {...sums} cart={cart} />
      </div>
      <LateSameBox inCart={cart.items.map(({ product_id }) => product_id)} />
      {reserved.length > 0 && <CartBar price={price} currency={terms.currency} />}
    </>
  );
}

const piecesOf = (items: readonly { quantity: number }[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** TRACK-01: tracked once per page view, not on each change of the cart. */
function useTrackedView(cart: CartState<Cart>, { currency }: CartTerms): void {
  const isTracked = useRef(false);
  useEffect(() => {
    if (isTracked.current) return;
    isTracked.current = true;
    const items = cart.items.filter(({ is_reserved }) => is_reserved);
    track({ name: "view-cart", currency, items, value: priceCart(cart).subtotal });
  }, [cart, currency]);
}
