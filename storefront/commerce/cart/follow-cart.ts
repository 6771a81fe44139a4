import { refreshCart } from "./cart-actions.ts";
import { cart, cartTerms } from "./cart-store.ts";
import type { ShownIn } from "./use-shown-in.ts";

/** A younger answer is not fetched again when the visitor comes back. */
const FRESH_MS = 2_000;

/** The visible state of the cart; null while it is loading or a change is unanswered. */
function contents(): string | null {
  const { loaded, shipping_method, items } = cart.read();
  if (!loaded || cartTerms.read()?.isSettling) return null;
  return JSON.stringify([
    shipping_method,
    items.map(({ line_id, quantity, is_reserved }) => [line_id, quantity, is_reserved]),
  ]);
}

/**
 * The tabs of a browser notify each other of the cart's content. A change on another device is seen when the visitor
 * comes back to the page.
 */
export function followCart(shownIn: ShownIn): () => void {
  const listening = new AbortController();
  const tabs = new BroadcastChannel("cart");
  let known: string | null = null;
  let knownAt = Date.now();

  const notify = () => {
    const now = contents();
    if (now === null) return;
    knownAt = Date.now();
    if (now !== known) tabs.postMessage(now);
    known = now;
  };
  // A page can be used before its cart is followed: changes until then are sent now.
  notify();
  const stopNotifying = cartTerms.subscribe(notify);
  tabs.onmessage = ({ data }) => {
    if (cart.read().loaded && data !== known) void refreshCart(shownIn);
  };
  function comeBack() {
    const isOld = Date.now() - knownAt > FRESH_MS;
    if (document.visibilityState === "visible" && cart.read().loaded && isOld) void refreshCart(shownIn);
  }
  document.addEventListener("visibilitychange", comeBack, listening);
  window.addEventListener("focus", comeBack, listening);
  return () => {
    listening.abort();
    stopNotifying();
    tabs.close();
  };
}
