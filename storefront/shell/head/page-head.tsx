import { useLocation } from "react-router";
import { alternates, withLocale } from "#domain/shared/locale/locale-path.ts";
import { canonicalPath } from "#domain/shared/page/canonical.ts";
import { isNoindex } from "#domain/shared/page/robots.ts";
import { pageTitle } from "#domain/shared/page/title.ts";
import { ROUTES } from "../../routes.ts";
import { usePageData } from "../page-data.tsx";
import { useRouteName } from "../use-route-name.ts";
import { usePageAddresses } from "./use-page-addresses.ts";

interface PageHeadProps {
  title: string;
  description: string;
  type?: "website" | "article" | "product";
  image?: string;
  /** The query keys of the canonical address; by default those of the page's row in routes.ts. */
  canonicalKeys?: readonly string[];
  /** The path of the page that this one is a part of, with its language, where it is not an address of its own. */
  canonicalPathname?: string;
  /** For pages that must not be indexed, such as errors. */
  noindex?: boolean;
}

/** META-01…05: title, description and links for search engines and social networks. */
export function PageHead(props: PageHeadProps) {
  const { title, description, type = "website", image, noindex = false } = props;
  const { config, assets, locale } = usePageData();
  const { site } = config;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const addresses = usePageAddresses();
  const routeName = useRouteName();
  const canonicalKeys = props.canonicalKeys ?? ROUTES.find(({ name }) => name === routeName)?.cachedBy ?? [];
  // A text that is not translated is the English page, shown under another address.
  const written = addresses.en && !addresses[locale] ? "en" : locale;
  const listedPath = addresses[written] ? withLocale(addresses[written], written) : pathname;
  const ownPath = props.canonicalPathname ?? listedPath;
  const address = `${site.app_url}${canonicalPath(ownPath, query, canonicalKeys)}`;
  const languages = site.languages.map(({ iso_code }) => iso_code);
  return (
    <>
      <title>{pageTitle({ theme: site.theme, siteName: site.name, title })}</title>
      <meta name="description" content={description} />
      {(noindex || isNoindex({ query, routeName })) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {!noindex &&
        written === locale &&
        // The same list of another topic or page is not known in other languages.
        !address.includes("?") &&
        alternates(pathname, languages, addresses).map(({ hreflang, path }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={`${site.app_url}${path}`} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site.app_url}${image ?? assets.openGraph}`} />
      <meta property="og:type" content={type} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={site.name} />
      <meta name="payment-provider-verification" content={site.payment_verification ?? ""} />
      <meta name="google-site-verification" content={site.search_verification ?? ""} />
    </>
  );
}
