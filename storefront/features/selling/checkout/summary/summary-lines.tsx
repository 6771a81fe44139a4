import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutProduct } from "#contracts/shop/selling/checkout-data.ts";
import { multiply } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { ProductImage } from "#ui/product-image.tsx";

interface SummaryLinesProps {
  products: readonly CheckoutProduct[];
  currency: string;
}

export function SummaryLines({ products, currency }: SummaryLinesProps) {
  return (
    <ul className="grid gap-3.5">
      {products.map((product) => (
        <SummaryLine key={product.variant_id} product={product} currency={currency} />
      ))}
    </ul>
  );
}

function SummaryLine({ product, currency }: { product: CheckoutProduct; currency: string }) {
  const t = useTranslate();
  const { name, variant, image, quantity, currentPrice } = product;
  return (
    <li className="flex items-center gap-3.5 text-sm">
      <span className="relative shrink-0">
        <ProductImage
          src={image}
          alt=""
          preset="thumbnail"
          ratio={1}
          className="size-15 rounded-field bg-sunk object-cover"
        />
        <span className="absolute -end-1.5 -top-1.5 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ink px-1 text-xs/none font-semibold text-bg tabular-nums">
          <span className="visually-hidden">{t("checkout.pieces-of-line")} </span>
          {quantity}
        </span>
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {variant && <span className="block text-caption text-ink2 wrap-anywhere">{variant}</span>}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {formatMoney(multiply(currentPrice, quantity), currency, t.language)}
      </span>
    </li>
  );
}
