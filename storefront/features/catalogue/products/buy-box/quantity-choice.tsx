import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { allowedQuantity } from "#domain/catalogue/products/quantity.ts";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import type { ProductChoice } from "../use-product-choice.ts";

/** CART-04 */
export function QuantityChoice({ choice }: { choice: ProductChoice }) {
  const t = useTranslate();
  const { quantity, setQuantity } = choice;
  const max = choice.variant.max_quantity;
  return (
    <QuantityStepper
      label={t("product.quantity")}
      value={quantity}
      less={{
        label: t("product.fewer"),
        to: allowedQuantity(quantity - 1, max),
        refusal: t("product.quantity-least"),
      }}
      more={{
        label: t("product.more"),
        to: allowedQuantity(quantity + 1, max),
        refusal: t("product.quantity-most", { count: max }),
      }}
      onChange={setQuantity}
    />
  );
}
