import type { ProductCard } from "../../../contracts/calls/product-card.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { NotFound } from "../../shell/errors/not-found.tsx";
import { CardRow } from "./card-row.tsx";
import type { ProductPageData } from "./product-data.ts";
import { ProductPage } from "./product-page.tsx";

interface ProductOrNothingProps {
  page: ProductPageData | null;
  bestSellers: readonly ProductCard[];
}

/** A product, or the page that there is none with what others buy. */
export function ProductOrNothing({ page, bestSellers }: ProductOrNothingProps) {
  const t = useTranslate();
  // Another product is another page, even where the router keeps the component.
  if (page) return <ProductPage key={page.product.id} page={page} />;
  return (
    <div className="grid gap-y-14 md:gap-y-20">
      <NotFound isOpen />
      <CardRow title={t("product.best-sellers")} cards={bestSellers} />
    </div>
  );
}
