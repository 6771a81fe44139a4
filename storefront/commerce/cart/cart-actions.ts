import { sendWhenConnected } from "#client/calls/send-when-connected.ts";
import { reportError } from "#client/report-error.ts";
import type { Cart, CartItem } from "#contracts/shop/selling/cart.ts";
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

/** CART-01: loads the cart; concurrent callers share one request. */
export function fetchCart(shownIn: ShownIn): Promise<void> {
  fetching ??= whileFetching(() => browserApi.cart.fetch(shownIn)).finally(() => {
    fetching = null;
  });
  return fetching;
}

/** Reloads the cart while the old one stays visible; fetches it when none was loaded. */
export async function refreshCart(shownIn: ShownIn): Promise<void> {
  if (fetching || !cart.read().loaded) return fetchCart(shownIn);
  await inTurn(() => browserApi.cart.fetch(shownIn)).then((answer) => confirmCart(answer.cart), reportError);
}

/** CART-03: discards the cart, such as after an order, and fetches it again. */
export function reloadCart(shownIn: ShownIn): Promise<void> {
  forgetCart();
  return fetchCart(shownIn);
}

/** Returns how many pieces were added. The header counts them at once. */
export async function addPieces(
  variantId: number,
  quantity: number,
  shownIn: ShownIn,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<number> {
  arrivals.write([...arrivals.read(), variantId]);
  try {
    const call = { ...shownIn, variant_id: variantId, quantity };
    const answer = await inTurn(() => browserApi.cart.add(call, { context: { idempotencyKey } }));
    confirmCart(answer.cart);
    return answer.added;
  } finally {
    arrivals.write(arrivals.read().filter((id) => id !== variantId));
  }
}

/** Removes the line at once, and restores it when the server refuses. `onWait`: it is sent when there is a connection. */
export async function removeLine({ line_id }: CartItem, shownIn: ShownIn, onWait: () => void): Promise<void> {
  anticipateQuantity(line_id, 0);
  try {
    const remove = () => inTurn(() => browserApi.cart.remove({ ...shownIn, line_id }));
    confirmCart((await sendWhenConnected(remove, onWait)).cart);
  } finally {
    anticipateQuantity(line_id, null);
  }
}

/** CART-05 */
export async function chooseMethod(
  method: Cart["shipping_method"],
  shownIn: ShownIn,
  onWait: () => void,
): Promise<void> {
  anticipateMethod(method);
  try {
    const call = { ...shownIn, shipping_method: method };
    const choose = () => inTurn(() => browserApi.cart.setShippingMethod(call));
    confirmCart((await sendWhenConnected(choose, onWait)).cart);
  } finally {
    anticipateMethod(null);
  }
}

/** CART-06 */
export async function keepForLonger(shownIn: ShownIn): Promise<void> {
  confirmCart((await inTurn(() => browserApi.cart.extend(shownIn))).cart);
}

/** Reduces a line to the pieces that are still available. */
export async function takeLeft({ line_id }: CartItem, left: number, shownIn: ShownIn): Promise<void> {
  confirmCart((await inTurn(() => browserApi.cart.setQuantity({ ...shownIn, line_id, quantity: left }))).cart);
}
