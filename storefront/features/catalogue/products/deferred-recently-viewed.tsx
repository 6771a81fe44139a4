import { Suspense, useEffect, useState } from "react";
import { late } from "#client/late.ts";
import { onceIdle } from "#client/once-idle.ts";

const RecentlyViewed = late(async () => (await import("./recently-viewed.tsx")).RecentlyViewed);

/** Known only to this browser, so nothing is server-rendered: script and cards load once the browser is idle. */
export function DeferredRecentlyViewed({ productId }: { productId: number }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <RecentlyViewed productId={productId} />
      </Suspense>
    )
  );
}
