import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { countChoices } from "#domain/catalogue/listing/selected-filters.ts";
import { ProductGrid } from "#storefront/commerce/products/product-grid.tsx";
import { useRestShown } from "#storefront/shell/navigation/use-rest-shown.ts";
import { ListingFoot } from "./listing-foot.tsx";
import { useListing } from "./listing-state.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { SortLinks } from "./sort-menu.tsx";
import { useDelayedBusy } from "./use-delayed-busy.ts";
import { useMoreProducts } from "./use-more-products.ts";
import { useProductLayout } from "./use-product-layout.ts";

// Rarely needed, so they are loaded on demand.
const EmptyListing = late(async () => (await import("./empty-listing.tsx")).EmptyListing);
const AppliedFilters = late(async () => (await import("./filters/applied-filters.tsx")).AppliedFilters);
const NearestMatches = late(async () => (await import("./nearest-matches.tsx")).NearestMatches);
const ListingSkeleton = late(async () => (await import("./listing-skeleton.tsx")).ListingSkeleton);

/** Pictures above the fold on a phone. */
const PRIORITY_PICTURES = 2;
/** Three rows of cards beside the filters, which is more than a screen. */
const FIRST_CARDS = 12;

export function ListingResults() {
  const t = useTranslate();
  const { data, isChanging } = useListing();
  const { layout } = useProductLayout();
  const more = useMoreProducts();
  const isRestShown = useRestShown();
  const isSlow = useDelayedBusy(isChanging);
  return (
    <section
      id="products"
      tabIndex={-1}
      aria-labelledby="products-title"
      aria-busy={isChanging}
      className="min-w-0 scroll-mt-20 outline-none"
    >
      <h2 id="products-title" className="visually-hidden">
        {t("listing.products-title")}
      </h2>
      <ListingToolbar />
      <SortLinks />
      <Suspense>
        <Notes />
      </Suspense>
      <Suspense>
        {isSlow ? (
          <ListingSkeleton layout={layout} count={Math.min(more.items.length, 12) || 12} />
        ) : data.total === 0 ? (
          <EmptyListing />
        ) : (
          <>
            <ProductGrid
              ref={more.list}
              cards={more.items}
              layout={layout}
              besideFilters
              priorityCount={PRIORITY_PICTURES}
              {...(isRestShown ? {} : { shownCount: FIRST_CARDS })}
            />
            {isRestShown && <ListingFoot more={more} />}
          </>
        )}
      </Suspense>
    </section>
  );
}

/** The chosen filters, and the correction of the search text. */
function Notes() {
  const { data, query } = useListing();
  const hasChoices = countChoices(query.filters) > 0 || query.letter !== null;
  const isGuessed = data.total > 0 && (data.correctedText !== null || !data.matchesAllWords);
  return (
    <>
      {hasChoices && <AppliedFilters />}
      {isGuessed && <NearestMatches />}
    </>
  );
}
