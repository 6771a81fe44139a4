import { Suspense } from "react";
import { late } from "#client/late.ts";

const SameBox = late(async () => (await import("./same-box.tsx")).SameBox);

/** Below everything else of the cart, so its code comes after it. */
export function LateSameBox({ inCart }: { inCart: readonly number[] }) {
  return (
    <Suspense>
      <SameBox inCart={inCart} />
    </Suspense>
  );
}
