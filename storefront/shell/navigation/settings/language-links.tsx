import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { menuItemClass } from "#ui/menu/menu.tsx";
import { usePageAddresses } from "../../head/use-page-addresses.ts";
import { usePageData } from "../../page-data.tsx";
import { AddressLink } from "../local-link.tsx";

/** Links to the same page in each language, so that they work without scripts and for search engines. */
export function LanguageLinks() {
  const { config, locale } = usePageData();
  const { pathname, search } = useLocation();
  const addresses = usePageAddresses();
  return config.site.languages.map(({ iso_code, local_title }) => (
    <AddressLink
      key={iso_code}
      to={withLocale(addresses[iso_code] ?? addresses.en ?? pathname, iso_code) + search}
      preventScrollReset
      hrefLang={htmlLanguage(iso_code)}
      lang={htmlLanguage(iso_code)}
      aria-current={iso_code === locale ? "true" : undefined}
      className={menuItemClass({ selected: iso_code === locale })}
    >
      <span className="grow">{local_title}</span>
      {iso_code === locale && <Check aria-hidden="true" className="size-4.5" />}
    </AddressLink>
  ));
}

export function useLanguageTitle(): string {
  const { config, locale } = usePageData();
  return config.site.languages.find(({ iso_code }) => iso_code === locale)?.local_title ?? locale;
}
