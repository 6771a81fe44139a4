import { reportError } from "../../../client/report-error.ts";
import type { Cart, CartItem } from "../../../contracts/shop/cart.ts";
import { browserApi } from "../../browser-api.ts";
import {
  anticipateMethod,
  anticipateQuantity,
  confirmCart,
  forgetCart,
  inTurn,
  whileFetching,
} from "./cart-session.ts";
import { arrivals, cart } from "./cart-store.ts";
import type { ShownIn } from "./use-shown-in.ts";

let fetching: Promise<void> | null = null;

/** CART-01: the cart from the beginning; whoever asks while it is on its way waits for the same answer. */
export function fetchCart(shownIn: ShownIn): Promise<void> {
  fetching ??= whileFetching(() => browserApi.cart.fetch(shownIn)).finally(() => {
    fetching = null;
  });
  return fetching;
}

/** What is shown stays until the news is there; a cart that was never had is fetched. */
export async function refreshCart(shownIn: ShownIn): Promise<void> {
  if (fetching || !cart.read().loaded) return fetchCart(shownIn);
  await inTurn(() => browserApi.cart.fetch(shownIn)).then((answer) => confirmCart(answer.cart), reportError);
}

/** CART-03: forgets the cart, such as after an order, and asks what there is now. */
export function reloadCart(shownIn: ShownIn): Promise<void> {
  forgetCart();
  return fetchCart(shownIn);
}

/** How many pieces came in; the cart's counter knows of them at once. */
export async function addPieces(variantId: number, quantity: number, shownIn: ShownIn): Promise<number> {
  arrivals.write([...arrivals.read(), variantId]);
  try {
    const call = { ...shownIn, variant_id: variantId, quantity };
    const answer = await inTurn(() => browserApi.cart.add(call));
    confirmCart(answer.cart);
    return answer.added;
  } finally {
    arrivals.write(arrivals.read().filter((id) => id !== variantId));
  }
}

/** The line is gone at once, and back again when the server refuses. */
export async function removeLine({ line_id }: CartItem, shownIn: ShownIn): Promise<void> {
  anticipateQuantity(line_id, 0);
  try {
    confirmCart((await inTurn(() => browserApi.cart.remove({ ...shownIn, line_id }))).cart);
  } finally {
    anticipateQuantity(line_id, null);
  }
}

/** CART-05 */
export async function chooseMethod(method: Cart["shipping_method"], shownIn: ShownIn): Promise<void> {
  anticipateMethod(method);
  try {
    const call = { ...shownIn, shipping_method: method };
    confirmCart((await inTurn(() => browserApi.cart.setShippingMethod(call))).cart);
  } finally {
    anticipateMethod(null);
  }
}

/** CART-06 */
export async function keepForLonger(shownIn: ShownIn): Promise<void> {
  confirmCart((await inTurn(() => browserApi.cart.extend(shownIn))).cart);
}

/** Takes as many pieces of a line as can still be had. */
export async function takeLeft({ line_id }: CartItem, left: number, shownIn: ShownIn): Promise<void> {
  confirmCart((await inTurn(() => browserApi.cart.setQuantity({ ...shownIn, line_id, quantity: left }))).cart);
}
