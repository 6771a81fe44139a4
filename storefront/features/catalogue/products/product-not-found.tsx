import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { CardRow } from "#storefront/commerce/products/card-row.tsx";
import { NotFound } from "#storefront/shell/errors/not-found.tsx";

export function ProductNotFound({ bestSellers }: { bestSellers: readonly ProductCard[] }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 gap-y-14 md:gap-y-20">
      <NotFound />
      <CardRow title={t("product.best-sellers")} cards={bestSellers} />
    </div>
  );
}
