import { readRefusal } from "#client/calls/call-refusal.ts";
import { sayThatItWaits } from "#client/calls/send-when-connected.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Translate } from "#i18n/translate.ts";
import { showToast } from "#ui/toast-store.ts";
import { chooseMethod } from "./cart-actions.ts";
import type { ShownIn } from "./use-shown-in.ts";

/** Makes a method the cart's, and says why when the server refuses it. Returns whether it was accepted (CART-05). */
export async function chooseFreight(method: ShippingMethod, shownIn: ShownIn, t: Translate): Promise<boolean> {
  try {
    await chooseMethod(method, shownIn, () => sayThatItWaits(t));
    return true;
  } catch (error) {
    showToast({ tone: "error", text: t(readRefusal(error).problem) });
    return false;
  }
}
