import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { usePageData } from "../page-data.tsx";
import { type LinkName, offeredLink } from "./site-links.ts";

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
    const link = offeredLink(name, site, blogs);
    return link ? [{ name, label: t(link.labelKey), to: link.to }] : [];
  });
}

/** Whether this storefront has what a link leads to: words about a service ask it. */
export function useOffers(name: LinkName): boolean {
  return useSiteLinks([name]).length > 0;
}
