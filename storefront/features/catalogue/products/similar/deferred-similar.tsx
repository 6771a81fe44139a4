import { memo, Suspense } from "react";
import { late } from "#client/late.ts";
import { untilWanted } from "#storefront/shell/until-wanted.ts";
import { hasHint } from "../has-hint.ts";
import type { SimilarProps } from "./similar.tsx";

const ID = "similar";

const Similar = late(async () => {
  if (!import.meta.env.SSR && !hasHint()) await untilWanted(ID);
  return (await import("./similar.tsx")).Similar;
});

/** Rendered on the server; hydrated like the details above it. */
export const DeferredSimilar = memo(function DeferredSimilar(props: SimilarProps) {
  return (
    <div id={ID}>
      <Suspense fallback={null}>
        <Similar {...props} />
      </Suspense>
    </div>
  );
});
