import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { allowedQuantity } from "../../../../domain/products/quantity.ts";
import { QuantityStepper } from "../../../../ui/quantity-stepper.tsx";
import type { ProductChoice } from "../use-product-choice.ts";

/** CART-04: from one to as many as one order may take. */
export function QuantityChoice({ choice }: { choice: ProductChoice }) {
  const t = useTranslate();
  const { quantity, setQuantity } = choice;
  const most = choice.variant.max_quantity;
  return (
    <QuantityStepper
      label={t("product.quantity")}
      value={quantity}
      less={{
        label: t("product.fewer"),
        to: allowedQuantity(quantity - 1, most),
        refusal: t("product.quantity-least"),
      }}
      more={{
        label: t("product.more"),
        to: allowedQuantity(quantity + 1, most),
        refusal: t("product.quantity-most", { count: most }),
      }}
      onChange={setQuantity}
    />
  );
}
