import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Translate } from "#i18n/translate.ts";
import { Breadcrumbs } from "#storefront/shell/navigation/breadcrumbs.tsx";
import { useRouteName } from "#storefront/shell/use-route-name.ts";
import type { ContentType } from "./data/listing-data.ts";
import { useListing } from "./listing-state.tsx";

/** CATALOG-02: the synthetic root is named "all offers" or "all categories". */
export function rootLink(t: Translate, contentType: ContentType): { name: string; to: string } {
  return contentType === "o"
    ? { name: t("listing.all-offers"), to: "/dealzone" }
    : { name: t("listing.all-categories"), to: "/marketplace" };
}

const ROOT_ROUTES = ["marketplace", "dealzone"];

/** CATALOG-04: root and ancestors; nothing above the root. */
export function useListingPath(): { name: string; to: string }[] {
  const t = useTranslate();
  const { data } = useListing();
  const isRoot = ROOT_ROUTES.includes(useRouteName());
  const above = data.trail.slice(0, -1).map(({ name, slug }) => ({ name, to: `/c/${slug}` }));
  return isRoot ? [] : [rootLink(t, data.contentType), ...above];
}

interface ListingBreadcrumbsProps {
  title: string;
  above: ReturnType<typeof useListingPath>;
}

export function ListingBreadcrumbs({ title, above }: ListingBreadcrumbsProps) {
  const t = useTranslate();
  const { contentType } = useListing().data;
  return <Breadcrumbs above={above} current={above.length === 0 ? rootLink(t, contentType).name : title} />;
}
