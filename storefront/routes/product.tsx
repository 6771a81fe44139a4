import { loadProduct } from "../features/product/load-product.ts";
import { ProductOrNotFound } from "../features/product/product-or-not-found.tsx";
import type { Route } from "./+types/product";

export { revalidateProduct as shouldRevalidate } from "../features/product/revalidate-product.ts";

/** ROUTE-12 */
export function loader(args: Route.LoaderArgs) {
  return loadProduct(args);
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductOrNotFound page={loaderData.page} bestSellers={loaderData.bestSellers} />;
}
