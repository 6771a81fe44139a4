import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { useUrlOf } from "#storefront/shell/head/use-url-of.ts";
import { useHasFeature, usePageData } from "#storefront/shell/page-data.tsx";
import { siteThings } from "./site-things.ts";

/** Structured data about the whole site, for search engines; only on the home page. */
export function SiteJsonLd() {
  const { config, assets } = usePageData();
  const urlOf = useUrlOf();
  const canSearch = useHasFeature()("marketplace");
  const { name, app_url } = config.site;
  const searchUrl = canSearch ? `${urlOf("/search")}?searchText={search_term_string}` : null;
  const site = { name, app_url, searchUrl, logo: app_url + assets.openGraph };
  return <JsonLd id="site" thing={import.meta.env.SSR && siteThings(site)} />;
}
