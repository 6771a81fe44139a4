import { readRefusal } from "#client/calls/call-refusal.ts";
import { sayThatItWaits } from "#client/calls/send-when-connected.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CartItem } from "#contracts/shop/selling/cart.ts";
import { addPieces, removeLine } from "#storefront/commerce/cart/cart-actions.ts";
import { sayCartChanged } from "#storefront/commerce/cart/say-cart-changed.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { showToast } from "#ui/toast-store.ts";

/** Removes a line and offers to undo it while the toast is visible. */
export function useRemoval(): (line: CartItem) => Promise<void> {
  const t = useTranslate();
  const shownIn = useShownIn();
  const showProblem = (error: unknown) => showToast({ tone: "error", text: t(readRefusal(error).problem) });

  async function restoreLine({ variant_id, quantity }: CartItem) {
    const added = await addPieces(variant_id, quantity, shownIn);
    if (added < quantity) showToast({ tone: "error", text: t("cart.cut", { count: added }) });
  }

  return async (line) => {
    const id = `removed-${line.line_id}`;
    const action = { label: t("cart.undo"), onPress: () => void restoreLine(line).catch(showProblem) };
    try {
      await removeLine(line, shownIn, () => sayThatItWaits(t));
      restoreFocus();
      showToast({ id, tone: "success", text: t("cart.removed", { name: line.name }), action });
    } catch (error) {
      if (readRefusal(error).code === "not_found") await sayCartChanged(shownIn, t);
      else showProblem(error);
    }
  };
}

/** The pressed button is removed with its line, so focus moves to the page content. */
function restoreFocus(): void {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}
