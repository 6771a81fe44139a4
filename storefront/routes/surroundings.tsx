import { memo, type ReactNode } from "react";
import { late } from "#client/late.ts";
import type { LayoutName } from "#domain/operations/storefronts/storefront.ts";
import { PageLayout } from "../shell/layouts/page-layout.tsx";
import { Overlays } from "../shell/overlays/overlays.tsx";

const LateOverlays = late(async () => (await import("./late-overlays.tsx")).LateOverlays);

/** Header, footer, bars and overlays around a page's content. */
export const Surroundings = memo(({ layout, children }: { layout: LayoutName; children: ReactNode }) => {
  return (
    <>
      <PageLayout layout={layout}>{children}</PageLayout>
      <Overlays late={<LateOverlays />} />
    </>
  );
});
