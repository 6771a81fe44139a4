import { useLocation } from "react-router";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { ROOT_CATEGORY_ID } from "../../domain/categories/category-tree.ts";
import { readListing } from "../../domain/listing/listing-query.ts";
import { selectedTerms } from "../../domain/listing/selected-filters.ts";
import { ListingPage } from "../features/listing/listing-page.tsx";
import { loadListing } from "../features/listing/load-listing.ts";
import type { Route } from "./+types/search";

export { revalidateListing as shouldRevalidate } from "../features/listing/revalidate-listing.ts";

/** ROUTE-13. */
export async function loader(args: Route.LoaderArgs) {
  return loadListing(args, { categoryId: ROOT_CATEGORY_ID, contentType: "p" });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { searchText, filters } = readListing(new URLSearchParams(useLocation().search));
  const brands = selectedTerms(filters, "manufacturer").join(", ");
  const text = loaderData.correctedText ?? searchText;
  const title = text ? t("listing.search.title", { text }) : brands || t("listing.search.any-title");
  return <ListingPage data={loaderData} title={title} description={t("listing.search.text")} />;
}
