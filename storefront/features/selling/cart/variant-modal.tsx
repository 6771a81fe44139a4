import { useState } from "react";
import { useSafeAction } from "#client/calls/use-safe-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductDetails, ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import { picturesOf } from "#domain/catalogue/products/pictures.ts";
import { addToCart } from "#storefront/commerce/cart/add-to-cart.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { PriceBlock } from "#storefront/commerce/products/price-block.tsx";
import { useVariantChoice } from "#storefront/commerce/products/variants/use-variant-choice.ts";
import { VariantAxis } from "#storefront/commerce/products/variants/variant-axis.tsx";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { ProductImage } from "#ui/product-image.tsx";

interface VariantModalProps {
  product: ProductDetails;
  open: boolean;
  onHandle: (outcome: boolean) => void;
}

/** Asks for the variant when a product card's add button is pressed. */
export function VariantModal({ product, open, onHandle }: VariantModalProps) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const [chosen, setChosen] = useState<ProductVariant>();
  const { run, busy } = useSafeAction();
  const choice = useVariantChoice(product, chosen, setChosen);
  const { variant } = choice;

  function add() {
    if (choice.missing) return choice.ask();
    void run((key) => addToCart({ variantId: variant.id, quantity: 1, key }, shownIn, t));
  }

  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="md"
      title={t("cart.choose.title")}
      closeLabel={t("a11y.close")}
      data-testid="cart-modal"
      footer={
        <Button
          busy={busy}
          busyLabel={t("cart.adding")}
          onClick={add}
          {...(variant.available > 0 ? {} : { unavailable: t("product.sold-out-choice") })}
        >
          {t("cart.add")}
        </Button>
      }
    >
      <div className="mb-5 flex items-center gap-4">
        <ProductImage
          src={picturesOf(product.images, variant)[0]?.path ?? null}
          alt=""
          preset="thumbnail"
          className="size-22 shrink-0 rounded-card bg-sunk object-cover"
        />
        <div className="min-w-0">
          <p className="text-caption text-ink3">{product.manufacturer?.name}</p>
          <p className="mb-1 font-semibold wrap-anywhere">{product.name}</p>
          <PriceBlock price={variant.price} />
        </div>
      </div>
      <div className="grid gap-5">
        {product.axes.map((axis) => (
          <VariantAxis key={axis.field_id} axis={axis} choice={choice} />
        ))}
      </div>
    </Modal>
  );
}
