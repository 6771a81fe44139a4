import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { usePageData } from "../page-data.tsx";
import { isOffered, type LinkName, SITE_LINKS, type SiteLink } from "./site-links.ts";

export interface OfferedLink {
  name: LinkName;
  label: string;
  to: string;
}

/** The given links that this storefront has, in the page's language. */
export function useSiteLinks(names: readonly LinkName[]): OfferedLink[] {
  const t = useTranslate();
  const { site, blogs } = usePageData().config;
  return names.flatMap((name) => {
    const link: SiteLink = SITE_LINKS[name];
    return isOffered(link, site.features, blogs) ? [{ name, label: t(link.labelKey), to: link.to }] : [];
  });
}
