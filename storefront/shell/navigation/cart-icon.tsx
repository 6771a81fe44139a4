import { ShoppingBag } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { cartCount } from "./cart-count.ts";
import { CountedIcon } from "./counted-icon.tsx";

/** With the number of products in the cart. */
export function CartIcon() {
  // Zero on the server: a header that is hydrated late agrees with its HTML first, however full the cart is by then.
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.read, () => 0);
  return <CountedCart count={count} />;
}

/** Without a badge while the cart is empty. */
export function CountedCart({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <CountedIcon count={count} label={t("cart.products", { count })}>
      <ShoppingBag aria-hidden="true" />
    </CountedIcon>
  );
}
