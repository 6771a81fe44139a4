import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ROOT_CATEGORY_ID } from "#domain/catalogue/categories/category-tree.ts";
import { readListing } from "#domain/catalogue/listing/listing-query.ts";
import { selectedTerms } from "#domain/catalogue/listing/selected-filters.ts";
import { loadListedFlag } from "../features/catalogue/listing/data/load-listed-flag.ts";
import { loadListing } from "../features/catalogue/listing/data/load-listing.ts";
import { ListingPage } from "../features/catalogue/listing/listing-page.tsx";
import type { Route } from "./+types/search";

export { revalidateListing as shouldRevalidate } from "../features/catalogue/listing/data/revalidate-listing.ts";

/** ROUTE-13. */
export async function loader(args: Route.LoaderArgs) {
  const [listing, flag] = await Promise.all([
    loadListing(args, { categoryId: ROOT_CATEGORY_ID, contentType: "p" }),
    loadListedFlag(args),
  ]);
  return { ...listing, flag };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { searchText, filters } = readListing(new URLSearchParams(useLocation().search));
  const brands = selectedTerms(filters, "manufacturer").join(", ");
  const { flag } = loaderData;
  const text = loaderData.correctedText ?? searchText;
  const title = text ? t("listing.search.title", { text }) : flag?.name || brands || t("listing.search.any-title");
  const description = (!text && flag?.description) || t("listing.search.text");
  return <ListingPage data={loaderData} title={title} description={description} />;
}
