import { lazy, Suspense } from "react";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import type { ProductPageData } from "./product-data.ts";
import { ProductPage } from "./product-page.tsx";

/** Most find what they came for: the others' page comes on its own. */
const NoProduct = lazy(async () => ({ default: (await import("./no-product.tsx")).NoProduct }));

interface ProductOrNothingProps {
  page: ProductPageData | null;
  bestSellers: readonly ProductCard[];
}

export function ProductOrNothing({ page, bestSellers }: ProductOrNothingProps) {
  // Another product is another page, even where the router keeps the component.
  if (page) return <ProductPage key={page.product.id} page={page} />;
  return (
    <Suspense>
      <NoProduct bestSellers={bestSellers} />
    </Suspense>
  );
}
