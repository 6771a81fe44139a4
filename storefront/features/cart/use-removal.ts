import { readRefusal } from "../../../client/forms/call-refusal.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { CartItem } from "../../../contracts/shop/cart.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { addPieces, removeLine } from "../../commerce/cart/cart-actions.ts";
import { useShownIn } from "../../commerce/cart/use-shown-in.ts";

/** Takes a line out; a notice offers to put it back for as long as it stands. */
export function useRemoval(): (line: CartItem) => Promise<void> {
  const t = useTranslate();
  const shownIn = useShownIn();
  const tellProblem = (error: unknown) => showToast({ tone: "error", text: t(readRefusal(error).problem) });

  async function putBack({ variant_id, quantity }: CartItem) {
    const added = await addPieces(variant_id, quantity, shownIn);
    if (added < quantity) showToast({ tone: "error", text: t("cart.cut", { count: added }) });
  }

  return async (line) => {
    const id = `removed-${line.line_id}`;
    const action = { label: t("cart.undo"), onPress: () => void putBack(line).catch(tellProblem) };
    try {
      await removeLine(line, shownIn);
      keepFocus();
      showToast({ id, tone: "success", text: t("cart.removed", { name: line.name }), action });
    } catch (error) {
      tellProblem(error);
    }
  };
}

/** The button that was pressed is gone with its line: the keyboard goes on at the page's content. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}
