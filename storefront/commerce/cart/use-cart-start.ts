import { useEffect, useRef } from "react";
import { onceIdle } from "#client/once-idle.ts";
import { useHasFeature } from "../../shell/page-data.tsx";
import { useVisitor } from "../../shell/visitor/current-user.ts";
import { fetchCart, refreshCart } from "./cart-actions.ts";
import { cart } from "./cart-store.ts";
import { followCart } from "./follow-cart.ts";
import { type ShownIn, useShownIn } from "./use-shown-in.ts";

/** Loads the cart when the browser is idle, and again when the user changes or the cart is changed elsewhere. */
export function useCartStart(): void {
  const { language_id, currency_id } = useShownIn();
  const sells = useHasFeature()("marketplace");
  const { isKnown, user } = useVisitor();
  const owner = isKnown ? (user?.id ?? null) : undefined;
  const knownOwner = useRef(owner);
  useEffect(() => {
    const shownIn = { language_id, currency_id };
    if (sells) return onceIdle(() => begin(shownIn));
  }, [sells, language_id, currency_id]);
  useEffect(() => {
    if (sells) return followCart({ language_id, currency_id });
  }, [sells, language_id, currency_id]);
  useEffect(() => {
    const changed = knownOwner.current !== undefined && knownOwner.current !== owner;
    knownOwner.current = owner;
    if (sells && changed) void refreshCart({ language_id, currency_id });
  }, [sells, owner, language_id, currency_id]);
}

/** After a change of language the cart is loaded, but with names in the old language. */
function begin(shownIn: ShownIn): void {
  if (cart.read().loaded) void refreshCart(shownIn);
  else if (!cart.read().has_error) void fetchCart(shownIn);
}
