import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { notFoundMessage } from "#domain/operations/errors/error-kinds.ts";
import { api, pageLanguage } from "../context.ts";
import { loadListing } from "../features/catalogue/listing/data/load-listing.ts";
import { ListingPage } from "../features/catalogue/listing/listing-page.tsx";
import type { Route } from "./+types/category";

export { revalidateListing as shouldRevalidate } from "../features/catalogue/listing/data/revalidate-listing.ts";

/** ROUTE-11: the guard has checked the slug; a category that was removed since is not found. */
export async function loader(args: Route.LoaderArgs) {
  const slug = args.params["*"];
  const found = await args.context.get(api).catalog.findCategory({ slug, locale: pageLanguage(args.context) });
  if (found.kind !== "found") throw data(notFoundMessage("route-validation", `/c/${slug}`), { status: 404 });
  const addresses = Object.fromEntries(Object.entries(found.slugs).map(([language, own]) => [language, `/c/${own}`]));
  return { ...(await loadListing(args, { categoryId: found.id, contentType: "p" })), addresses };
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslate();
  const { category } = loaderData;
  const name = category?.name ?? nameOfSlug(params["*"]);
  return (
    <ListingPage
      data={loaderData}
      title={name}
      headTitle={category?.pageTitle ?? name}
      text={category?.description ?? null}
      description={category?.description ?? t("listing.category.text", { name })}
    />
  );
}

/** For a category without products, which is not in the tree. */
function nameOfSlug(slug: string): string {
  const words = (slug.split("/").at(-1) ?? "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
