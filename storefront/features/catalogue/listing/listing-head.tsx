import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { selectedTerms } from "#domain/catalogue/listing/selected-filters.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { breadcrumbThing } from "#storefront/shell/head/breadcrumb-thing.ts";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { shareImagePath } from "#storefront/shell/head/share-image.ts";
import { useUrlOf } from "#storefront/shell/head/use-url-of.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { useRouteName } from "#storefront/shell/use-route-name.ts";
import { rootLink } from "./listing-breadcrumbs.tsx";
import { useListing } from "./listing-state.tsx";

/** META-02: a search text and an offer make a distinct page; other filters and sorts do not. */
const CANONICAL_KEYS: Record<string, readonly string[]> = { search: ["searchText", "f.flag_ids"] };

interface ListingHeadProps {
  title: string;
  name: string;
  description: string;
}

export function ListingHead({ title, name, description }: ListingHeadProps) {
  const { data, query } = useListing();
  const { locale } = usePageData();
  const routeName = useRouteName();
  // Filters alone make no page of their own: without words or an offer, /search leads to all products.
  const isPart =
    routeName === "search" && query.searchText === "" && selectedTerms(query.filters, "flag_ids").length === 0;
  const image = data.category?.image ?? data.items[0]?.image;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonicalKeys={CANONICAL_KEYS[routeName] ?? []}
        {...(isPart ? { canonicalPathname: withLocale("/marketplace", locale) } : {})}
        {...(image ? { image: shareImagePath(image) } : {})}
      />
      <BreadcrumbData />
      <ItemListData name={name} />
    </>
  );
}

/** Unique per listing. */
function useListingId(kind: string): string {
  const { data } = useListing();
  return `${kind}-${useRouteName()}-${data.category?.id ?? 0}`;
}

function BreadcrumbData() {
  const t = useTranslate();
  const urlOf = useUrlOf();
  const { data } = useListing();
  const trail = () => [
    rootLink(t, data.contentType),
    ...data.trail.map(({ name, slug }) => ({ name, to: `/c/${slug}` })),
  ];
  return <JsonLd id={useListingId("breadcrumbs")} thing={import.meta.env.SSR && breadcrumbThing(trail(), urlOf)} />;
}

function ItemListData({ name }: { name: string }) {
  const urlOf = useUrlOf();
  const { data } = useListing();
  const itemListElement = () =>
    data.items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: urlOf(`/p/${item.slug}`),
    }));
  return (
    <JsonLd
      id={useListingId("items")}
      thing={
        import.meta.env.SSR && {
          "@type": "ItemList",
          name,
          numberOfItems: data.total,
          itemListElement: itemListElement(),
        }
      }
    />
  );
}
