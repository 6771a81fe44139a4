import type { Translate } from "#i18n/translate.ts";
import { showToast } from "#ui/toast-store.ts";
import { refreshCart } from "./cart-actions.ts";
import type { ShownIn } from "./use-shown-in.ts";

/** For a press that fails because the cart was changed in another tab or on another device. */
export async function sayCartChanged(shownIn: ShownIn, t: Translate): Promise<void> {
  await refreshCart(shownIn);
  showToast({ id: "cart-changed", tone: "error", text: t("cart.changed-elsewhere") });
}
