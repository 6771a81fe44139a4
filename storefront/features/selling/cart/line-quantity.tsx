import { readRefusal } from "#client/calls/call-refusal.ts";
import { sayThatItWaits } from "#client/calls/send-when-connected.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CartItem } from "#contracts/shop/selling/cart.ts";
import { allowedQuantity } from "#domain/catalogue/products/quantity.ts";
import { changeQuantity } from "#storefront/commerce/cart/change-quantity.ts";
import { sayCartChanged } from "#storefront/commerce/cart/say-cart-changed.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { showToast } from "#ui/toast-store.ts";

/** CART-04 */
export function LineQuantity({ line }: { line: CartItem }) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { quantity, max_quantity: max, name } = line;
  const showError = (text: string) => showToast({ id: `line-${line.line_id}`, tone: "error", text });
  return (
    <QuantityStepper
      size="sm"
      label={t("cart.quantity-of", { name })}
      value={quantity}
      less={{ label: t("product.fewer"), to: allowedQuantity(quantity - 1, max), refusal: t("cart.least") }}
      more={{
        label: t("product.more"),
        to: allowedQuantity(quantity + 1, max),
        refusal: t("cart.most", { count: max }),
      }}
      onChange={(requested) =>
        changeQuantity(line, requested, shownIn, {
          onCut: (count) => showError(t("cart.cut", { count })),
          onRefused: (error) => {
            const { code, problem } = readRefusal(error);
            if (code === "not_found") void sayCartChanged(shownIn, t);
            else showError(t(problem));
          },
          onWait: () => sayThatItWaits(t),
        })
      }
    />
  );
}
