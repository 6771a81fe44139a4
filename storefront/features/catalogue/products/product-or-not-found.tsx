import { memo, Suspense } from "react";
import { late } from "#client/late.ts";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ProductPageData } from "./product-data.ts";
import { ProductPage } from "./product-page.tsx";

/** Rarely needed, so it is a chunk of its own. */
const ProductNotFound = late(async () => (await import("./product-not-found.tsx")).ProductNotFound);

interface ProductOrNotFoundProps {
  page: ProductPageData | null;
  bestSellers: readonly ProductCard[];
}

/** Not rendered again while the next page is loaded. */
export const ProductOrNotFound = memo(({ page, bestSellers }: ProductOrNotFoundProps) => {
  // The key resets the page's state when the router reuses the component for another product.
  if (page) return <ProductPage key={page.product.id} page={page} />;
  return (
    <Suspense>
      <ProductNotFound bestSellers={bestSellers} />
    </Suspense>
  );
});
