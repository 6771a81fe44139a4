import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { imageAddress } from "../../../domain/images/image-address.ts";
import { normalModifiers } from "../../../domain/images/modifiers.ts";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { JsonLd } from "../../shell/head/json-ld.tsx";
import { PageHead } from "../../shell/head/page-head.tsx";
import { usePageData } from "../../shell/page-data.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { rootLink } from "./breadcrumbs.tsx";
import { useListing } from "./listing-state.tsx";

const SHARED_PICTURE = normalModifiers({ format: "jpeg", width: 1200 });
/** A text makes another page of a search; filters and sorts make none (META-02). */
const CANONICAL_KEYS: Record<string, readonly string[]> = { search: ["searchText"] };

interface ListingHeadProps {
  title: string;
  name: string;
  description: string;
}

export function ListingHead({ title, name, description }: ListingHeadProps) {
  const { data } = useListing();
  const image = data.category?.image ?? data.items[0]?.image;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonicalKeys={CANONICAL_KEYS[useRouteName()] ?? []}
        {...(image ? { image: imageAddress(image, SHARED_PICTURE) } : {})}
      />
      <BreadcrumbData />
      <ItemListData name={name} />
    </>
  );
}

function useAddressOf(): (path: string) => string {
  const { config, locale } = usePageData();
  return (path) => config.site.app_url + withLocale(path, locale);
}

/** Another listing is another page. */
function useListingId(kind: string): string {
  const { data } = useListing();
  return `${kind}-${useRouteName()}-${data.category?.id ?? 0}`;
}

function BreadcrumbData() {
  const t = useTranslate();
  const addressOf = useAddressOf();
  const { data } = useListing();
  const root = rootLink(t, data.contentType);
  const itemListElement = () =>
    [root, ...data.way.map(({ name, slug }) => ({ name, to: `/c/${slug}` }))].map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(to),
    }));
  return (
    <JsonLd
      id={useListingId("way")}
      thing={import.meta.env.SSR && { "@type": "BreadcrumbList", itemListElement: itemListElement() }}
    />
  );
}

function ItemListData({ name }: { name: string }) {
  const addressOf = useAddressOf();
  const { data } = useListing();
  const itemListElement = () =>
    data.items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: addressOf(`/p/${item.slug}`),
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
