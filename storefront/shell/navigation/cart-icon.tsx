import { ShoppingBag } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { useStore } from "../../../ui/store.ts";
import { cartCount } from "./cart-count.ts";

/** With the number of products in the cart; without a badge while it is empty. */
export function CartIcon() {
  const t = useTranslate();
  const count = useStore(cartCount);
  return (
    <span className="relative">
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span className="absolute start-3.5 -top-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-acc px-1 text-[0.6875rem]/none font-bold text-onacc">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t("cart.products", { count })}</span>
        </span>
      )}
    </span>
  );
}
