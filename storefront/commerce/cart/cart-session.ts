import { messageOf, reportError } from "#client/report-error.ts";
import type { Cart } from "#contracts/shop/selling/cart.ts";
import { anticipatedCart } from "#domain/selling/cart/anticipated-cart.ts";
import { failed, fetched, fetchStarted, invalidated } from "#domain/selling/cart/cart-state.ts";
import { cart, cartTerms } from "./cart-store.ts";

/** The server's last answer; the shown cart is this with the visitor's unanswered changes. */
let confirmed: Cart | null = null;
let clockAheadMs = 0;
const quantities = new Map<number, number>();
let method: Cart["shipping_method"] | null = null;

function publish(): void {
  if (!confirmed) return;
  cart.write(fetched(anticipatedCart(confirmed, { quantities, method })));
  const { currency, expiration_limit: expirationLimit } = confirmed;
  cartTerms.write({ currency, expirationLimit, clockAheadMs, isSettling: quantities.size > 0 || method !== null });
}

export function confirmCart(answer: Cart): void {
  confirmed = answer;
  clockAheadMs = Date.parse(answer.server_time) - Date.now();
  publish();
}

export function confirmedLine(lineId: number): Cart["items"][number] | undefined {
  return confirmed?.items.find(({ line_id }) => line_id === lineId);
}

/** Shows a quantity before the server has confirmed it; null ends that. 0 removes the line. */
export function anticipateQuantity(lineId: number, quantity: number | null): void {
  if (quantity === null) quantities.delete(lineId);
  else quantities.set(lineId, quantity);
  publish();
}

export function anticipateMethod(wanted: Cart["shipping_method"] | null): void {
  method = wanted;
  publish();
}

export function forgetCart(): void {
  confirmed = null;
  quantities.clear();
  method = null;
  cart.write(invalidated());
  cartTerms.write(null);
}

/** CART-02: the cart is empty while it is fetched; a failure is reported and leaves it unloaded. */
export async function whileFetching(call: () => Promise<{ cart: Cart }>): Promise<void> {
  cart.write(fetchStarted(cart.read()));
  try {
    confirmCart((await inTurn(call)).cart);
  } catch (error) {
    reportError(withAnswer(error));
    cart.write(failed(cart.read()));
  }
}

/** Only the text of an error is reported, so the answer is put into it. The answer has no personal data. */
function withAnswer(error: unknown): Error {
  const answer = (error as { answer?: unknown } | null)?.answer;
  const said = answer === undefined ? messageOf(error) : JSON.stringify(answer);
  return new Error(`The cart was not fetched: ${said}`, { cause: error });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs calls one after the other, so that the last answer belongs to the last change. */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(call);
  last = answer.catch(() => undefined);
  return answer;
}
