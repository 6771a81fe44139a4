import { lazy, Suspense, useEffect, useState } from "react";
import { onceIdle } from "../../../client/once-idle.ts";

const RecentlyViewed = lazy(async () => ({ default: (await import("./recently-viewed.tsx")).RecentlyViewed }));

/** No server knows what it shows, so its script and its cards come when the browser has nothing better to do. */
export function RecentlyViewedLater({ productId }: { productId: number }) {
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
