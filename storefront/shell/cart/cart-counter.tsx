import { useTranslate } from "../../i18n/messages-provider.tsx";
import { useCartCount } from "./cart-store.ts";

/** How many products wait in the cart, at the corner of its icon; nothing while there are none. */
export function CartCounter() {
  const t = useTranslate();
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span className="absolute start-1/2 top-1 ms-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-acc px-1 text-[0.6875rem]/none font-bold text-onacc">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t("cart.products", { count })}</span>
    </span>
  );
}
