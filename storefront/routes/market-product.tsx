import { loadProduct } from "../features/catalogue/products/load-product.ts";
import { ProductOrNotFound } from "../features/catalogue/products/product-or-not-found.tsx";
import type { Route } from "./+types/market-product";

export { revalidateProduct as shouldRevalidate } from "../features/catalogue/products/revalidate-product.ts";

/** ROUTE-51: a second address of the product page; /p/ is the canonical one. */
export function loader(args: Route.LoaderArgs) {
  return loadProduct(args);
}

export default function MarketProduct({ loaderData }: Route.ComponentProps) {
  return <ProductOrNotFound page={loaderData.page} bestSellers={loaderData.bestSellers} />;
}
