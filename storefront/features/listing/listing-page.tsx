import { FacetPanel } from "./facet-panel.tsx";
import type { ListingData } from "./listing-data.ts";
import { ListingHead } from "./listing-head.tsx";
import { ListingHeading } from "./listing-heading.tsx";
import { ListingResults } from "./listing-results.tsx";
import { ListingProvider } from "./listing-state.tsx";

export interface ListingPageProps {
  data: ListingData;
  title: string;
  /** What the browser's tab and search engines call it, where that is more than the title. */
  headTitle?: string;
  /** Under the title. */
  text?: string | null;
  description: string;
}

/** A listing: where one is, what can be chosen, what there is. */
export function ListingPage({ data, title, headTitle = title, text, description }: ListingPageProps) {
  return (
    <ListingProvider data={data}>
      <ListingHead title={headTitle} name={title} description={description} />
      <ListingHeading title={title} text={text} />
      <div className="mt-6 grid gap-x-10 min-[1025px]:grid-cols-[272px_minmax(0,1fr)]">
        <FacetPanel className="max-[1025px]:hidden" />
        <ListingResults />
      </div>
    </ListingProvider>
  );
}
