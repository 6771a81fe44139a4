import { ShoppingBag } from "lucide-react";
import { useSafeAction } from "#client/calls/use-safe-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { Button } from "#ui/button.tsx";
import type { ProductChoice } from "../use-product-choice.ts";

/** The code that adds to the cart is loaded on the first press; until then the button shows that it is busy. */
export function AddButton({ choice, className }: { choice: ProductChoice; className: string }) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { run, busy } = useSafeAction();

  function add() {
    if (choice.missing) return choice.ask();
    const purchase = { variantId: choice.variant.id, quantity: choice.quantity };
    void run(async (key) => {
      const { addToCart } = await import("#storefront/commerce/cart/add-to-cart.ts");
      await addToCart({ ...purchase, key }, shownIn, t);
    });
  }

  return (
    <Button size="lg" busy={busy} busyLabel={t("cart.adding")} onClick={add} className={className}>
      <ShoppingBag aria-hidden="true" />
      {t("cart.add")}
    </Button>
  );
}
