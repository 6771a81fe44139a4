import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { createStore } from "#ui/store.ts";

/** The cart's freight choice, for pages that do not load the cart itself; null until it is known (CART-05). */
export const chosenMethod = createStore<ShippingMethod | null>(null);
