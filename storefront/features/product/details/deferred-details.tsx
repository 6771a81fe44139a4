import { lazy, memo, Suspense, useEffect } from "react";
import { type ComponentHint, readComponentHint } from "../../../../domain/products/component-hint.ts";
import { endWaiting, untilWanted } from "../../../shell/until-wanted.ts";
import type { ProductPageData } from "../product-data.ts";

const ID = "details";

const isPointedAt = () => readComponentHint(new URLSearchParams(window.location.search)) !== undefined;

const ProductDetails = lazy(async () => {
  if (!import.meta.env.SSR && !isPointedAt()) await untilWanted(ID);
  return { default: (await import("./product-details.tsx")).ProductDetails };
});

interface DeferredDetailsProps {
  page: ProductPageData;
  hint: ComponentHint | undefined;
}

/** The server's page holds them whole; their code comes when the reader nears them, touches anything or was sent there. */
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
