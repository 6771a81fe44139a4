import { memo, Suspense, useEffect } from "react";
import { late } from "#client/late.ts";
import type { ComponentHint } from "#domain/catalogue/products/component-hint.ts";
import { endWaiting, untilWanted } from "#storefront/shell/until-wanted.ts";
import { hasHint } from "../has-hint.ts";
import type { ProductPageData } from "../product-data.ts";

const ID = "details";

const ProductDetails = late(async () => {
  if (!import.meta.env.SSR && !hasHint()) await untilWanted(ID);
  return (await import("./product-details.tsx")).ProductDetails;
});

interface DeferredDetailsProps {
  page: ProductPageData;
  hint: ComponentHint | undefined;
}

/** Rendered on the server; hydrated when the visitor scrolls near, interacts with the page or followed a hint. */
export const DeferredDetails = memo(function DeferredDetails(props: DeferredDetailsProps) {
  useEffect(() => endWaiting, []);
  return (
    <div id={ID}>
      <Suspense fallback={null}>
        <ProductDetails {...props} />
      </Suspense>
    </div>
  );
});
