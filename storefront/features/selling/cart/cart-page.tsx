import { useEffect } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { refreshCart } from "#storefront/commerce/cart/cart-actions.ts";
import { useCart, useCartTerms } from "#storefront/commerce/cart/cart-store.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { Breadcrumbs } from "#storefront/shell/navigation/breadcrumbs.tsx";
import { Note } from "#ui/note.tsx";
import { CartFailure } from "./cart-failure.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartView } from "./cart-view.tsx";
import { EmptyCart } from "./empty-cart.tsx";

/** ROUTE-08: the server renders only the skeleton; the cart itself is loaded in the browser. */
export function CartPage() {
  const t = useTranslate();
  const { language_id, currency_id } = useShownIn();
  useEffect(() => {
    void refreshCart({ language_id, currency_id });
  }, [language_id, currency_id]);
  return (
    <>
      <PageHead title={t("cart.title")} description={t("cart.description")} />
      <Breadcrumbs above={[{ name: t("nav.home"), to: "/" }]} current={t("cart.title")} />
      <noscript>
        <Note tone="info" className="mb-6">
          {t("cart.needs-scripts")}
        </Note>
      </noscript>
      {/* Whatever is in the cart, the footer stays below the first screen: nothing jumps when the cart has come. */}
      <div className="min-h-svh">
        <CartContents />
      </div>
    </>
  );
}

function CartContents() {
  const cart = useCart();
  const terms = useCartTerms();
  if (cart.has_error) return <CartFailure />;
  if (!cart.loaded || !terms) return <CartSkeleton />;
  if (cart.items.length === 0) return <EmptyCart />;
  return <CartView cart={cart} terms={terms} />;
}
