import { memo } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PackedListing } from "./data/packed-listing.ts";
import { FacetPanel } from "./facets/facet-panel.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingHeading } from "./listing-heading.tsx";
import { ListingResults } from "./listing-results.tsx";
import { ListingProvider } from "./listing-state.tsx";

export interface ListingPageProps {
  data: PackedListing;
  title: string;
  /** The document title, where it differs from the heading. */
  headTitle?: string;
  /** Shown under the heading. */
  text?: string | null;
  description: string;
}

/** Not rendered again while the next page is loaded. */
export const ListingPage = memo(({ data, title, headTitle = title, text, description }: ListingPageProps) => {
  const t = useTranslate();
  return (
    <ListingProvider data={data}>
      <a href="#products" className="skip-link">
        {t("a11y.skip-to-results")}
      </a>
      <ListingHead title={headTitle} name={title} description={description} />
      <ListingHeading title={title} text={text} />
      <div className="mt-4 grid gap-x-10 md:mt-6 tablet:grid-cols-[272px_minmax(0,1fr)]">
        <FacetPanel className="max-tablet:hidden" />
        <ListingResults />
      </div>
    </ListingProvider>
  );
});
