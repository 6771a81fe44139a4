import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { fetchCart } from "#storefront/commerce/cart/cart-actions.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CartHeading } from "./cart-heading.tsx";

/** CART-02: shown instead of the empty cart when fetching has failed. */
export function CartFailure() {
  const t = useTranslate();
  const shownIn = useShownIn();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await fetchCart(shownIn);
    setBusy(false);
  }

  return (
    <>
      <CartHeading isQuiet />
      <div role="alert" className="mt-4 md:mt-6">
        <EmptyState
          heading="h2"
          className="mx-auto max-w-3xl"
          title={t("cart.failure.title")}
          text={t("cart.failure.text")}
          drawing={<TriangleAlert className="size-12 text-bad" />}
          action={
            <Button busy={busy} onClick={retry}>
              {t("cart.failure.retry")}
            </Button>
          }
        />
      </div>
    </>
  );
}
