import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ROOT_CATEGORY_ID } from "#domain/catalogue/categories/category-tree.ts";
import { loadListing } from "../features/catalogue/listing/data/load-listing.ts";
import { ListingPage } from "../features/catalogue/listing/listing-page.tsx";
import type { Route } from "./+types/marketplace";

export { revalidateListing as shouldRevalidate } from "../features/catalogue/listing/data/revalidate-listing.ts";

/** ROUTE-32, CATALOG-16. */
export async function loader(args: Route.LoaderArgs) {
  return loadListing(args, { categoryId: ROOT_CATEGORY_ID, contentType: "p" });
}

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const text = t("listing.marketplace.text");
  return <ListingPage data={loaderData} title={t("listing.marketplace.title")} text={text} description={text} />;
}
