import type { ReactNode } from "react";
import type { LayoutName } from "../../../domain/storefronts/storefront.ts";

export function PageLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  return <main id="content" data-layout={layout}>{children}</main>;
}
