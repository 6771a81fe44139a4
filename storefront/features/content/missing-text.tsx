import { Suspense } from "react";
import { late } from "../../../client/late.ts";

const NotFound = late(async () => (await import("../../shell/errors/not-found.tsx")).NotFound);

/** ERROR-02: most readers never see it, so its code is loaded where it is needed. */
export function MissingText({ isOpen = true }: { isOpen?: boolean }) {
  return (
    <Suspense fallback={null}>
      <NotFound isOpen={isOpen} />
    </Suspense>
  );
}
