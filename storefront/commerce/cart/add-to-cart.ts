import { readRefusal } from "#client/calls/call-refusal.ts";
import { UnansweredCall } from "#client/calls/network-call.ts";
import type { CartItem } from "#contracts/shop/selling/cart.ts";
import { multiply } from "#domain/money/money/money.ts";
import type { Translate } from "#i18n/translate.ts";
import { showToast } from "#ui/toast-store.ts";
import { track } from "../../shell/analytics/track.ts";
import { openModal } from "../../shell/modals/modal-store.ts";
import { addPieces } from "./cart-actions.ts";
import { cart, cartTerms } from "./cart-store.ts";
import type { ShownIn } from "./use-shown-in.ts";

export interface Purchase {
  variantId: number;
  quantity: number;
  /** T118: the same for every attempt of one press. */
  key: string;
}

/** Adds pieces to the cart and opens the cart modal; a refusal is shown in a toast, a lost connection throws. */
export async function addToCart({ variantId, quantity, key }: Purchase, shownIn: ShownIn, t: Translate): Promise<void> {
  try {
    const added = await addPieces(variantId, quantity, shownIn, key);
    const line = cart.read().items.find(({ variant_id }) => variant_id === variantId);
    if (added === 0 || !line) return showRefusal(line, t);
    trackAdding(line, added);
    openModal("cart", { kind: "added", variantId, added, requested: quantity });
  } catch (error) {
    showProblem(error, t);
  }
}

export function showProblem(error: unknown, t: Translate): void {
  if (error instanceof UnansweredCall) throw error;
  showToast({ tone: "error", text: t(readRefusal(error).problem) });
}

/** Either it is sold out, or the cart already holds the maximum per order. */
function showRefusal(line: CartItem | undefined, t: Translate): void {
  const hasMost = line?.is_reserved && line.quantity >= line.max_quantity;
  showToast({
    tone: "error",
    text: hasMost ? t("cart.most-already", { count: line.max_quantity }) : t("cart.sold-out"),
  });
}

function trackAdding(line: CartItem, added: number): void {
  const currency = cartTerms.read()?.currency ?? "EUR";
  const items = [{ ...line, quantity: added }];
  track({ name: "add-to-cart", currency, items, value: multiply(line.price, added) });
}
