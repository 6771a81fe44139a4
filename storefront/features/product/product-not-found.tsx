import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/product-card.ts";
import { CardRow } from "../../commerce/products/card-row.tsx";
import { NotFound } from "../../shell/errors/not-found.tsx";

export function ProductNotFound({ bestSellers }: { bestSellers: readonly ProductCard[] }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 gap-y-14 md:gap-y-20">
      <NotFound />
      <CardRow title={t("product.best-sellers")} cards={bestSellers} />
    </div>
  );
}
