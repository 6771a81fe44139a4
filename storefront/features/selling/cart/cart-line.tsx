import { Trash2 } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CartItem } from "#contracts/shop/selling/cart.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { LinePrice } from "./line-price.tsx";
import { LineQuantity } from "./line-quantity.tsx";
import { useRemoval } from "./use-removal.ts";

interface CartLineProps {
  line: CartItem;
  currency: string;
}

/** On phones the remove button is above the price, on larger screens beside the quantity, which small phones put under the picture. */
const grid =
  "grid grid-cols-[6.5rem_auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2.5 border-b border-line py-5 md:grid-cols-[7rem_auto_minmax(0,1fr)_auto] md:gap-x-5 " +
  "[grid-template-areas:'picture_words_words_remove''picture_quantity_price_price'] " +
  "max-[380px]:grid-cols-[4.5rem_auto_minmax(0,1fr)_auto] max-[380px]:[grid-template-areas:'picture_words_words_remove''quantity_quantity_price_price'] " +
  "md:[grid-template-areas:'picture_words_words_price''picture_quantity_remove_price']";

export function CartLine({ line, currency }: CartLineProps) {
  const t = useTranslate();
  const remove = useRemoval();
  return (
    <li className={grid}>
      <ProductImage
        src={line.image}
        alt=""
        preset="thumbnail"
        sizes="7rem"
        className="aspect-square w-full self-start rounded-card bg-sunk object-cover [grid-area:picture]"
      />
      <div className="min-w-0 [grid-area:words]">
        <p className="text-caption text-ink3 max-md:hidden">{line.manufacturer}</p>
        <h2 className="text-ui font-semibold text-wrap wrap-anywhere">
          <LocalLink to={variantPath(line)} className="hover:underline">
            {line.name}
          </LocalLink>
        </h2>
        <p className="text-sm text-ink2">{line.variant}</p>
      </div>
      <div className="self-end [grid-area:quantity]">
        <LineQuantity line={line} />
      </div>
      <button
        type="button"
        aria-label={t("cart.remove-named", { name: line.name })}
        onClick={() => remove(line)}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 justify-self-start rounded-button text-sm text-ink2 [grid-area:remove] hover:text-ink hover:underline max-md:-mt-2.5 max-md:-me-2.5 md:self-end md:px-2"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        <span className="max-md:sr-only">{t("cart.remove")}</span>
      </button>
      <div className="self-end text-end [grid-area:price] md:self-start">
        <LinePrice line={line} currency={currency} />
      </div>
    </li>
  );
}

/** The product page with this variant selected. */
export function variantPath({ slug, sku }: Pick<CartItem, "slug" | "sku">): string {
  return `/p/${slug}?productVariant=${encodeURIComponent(sku)}`;
}
