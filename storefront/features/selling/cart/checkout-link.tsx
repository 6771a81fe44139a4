import { type MouseEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useCart } from "#storefront/commerce/cart/cart-store.ts";
import { settleQuantities } from "#storefront/commerce/cart/change-quantity.ts";
import { sayCartChanged } from "#storefront/commerce/cart/say-cart-changed.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { isPlainClick, LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

/** Sends pending quantity changes first, so that the checkout starts with the quantities shown. */
export function CheckoutLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const path = useLocalPath("/checkout");
  const cartPath = useLocalPath("/cart");
  const shownIn = useShownIn();
  const [isLeaving, setLeaving] = useState(false);
  const hasReserved = useCart().items.some(({ is_reserved }) => is_reserved);

  async function leave(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    await settleQuantities();
    setLeaving(false);
    await navigate(path);
    // ROUTE-30: the guard leads an empty cart back here, where nothing would seem to happen.
    if (window.location.pathname === cartPath) await sayCartChanged(shownIn, t);
  }

  if (!hasReserved) {
    return (
      <Button size="lg" block unavailable={t("cart.nothing-reserved")} className={className}>
        {children}
      </Button>
    );
  }
  return (
    <LocalLink
      to="/checkout"
      aria-busy={isLeaving || undefined}
      onClick={leave}
      className={classNames(buttonClass({ size: "lg", block: true }), className)}
    >
      {children}
    </LocalLink>
  );
}
