import { ShoppingBag } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { useStore } from "../../../ui/store.ts";
import { cartCount } from "./cart-count.ts";
import { CountedIcon } from "./counted-icon.tsx";

/** With the number of products in the cart; without a badge while it is empty. */
export function CartIcon() {
  const t = useTranslate();
  const count = useStore(cartCount);
  return (
    <CountedIcon count={count} label={t("cart.products", { count })}>
      <ShoppingBag aria-hidden="true" />
    </CountedIcon>
  );
}
