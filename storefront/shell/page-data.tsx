import { createContext, type ReactNode, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import type { PageData } from "../render/page-data.server.ts";

const SpareContext = createContext<PageData | null>(null);
const SPARE_ID = "page-data";

/**
 * A page that a guard refused has run no loader, but its error page needs the storefront's data. The server provides
 * it here, and leaves it in the document for the browser.
 */
export function SparePageData({ data, children }: { data: PageData | null; children: ReactNode }) {
  return <SpareContext value={data}>{children}</SpareContext>;
}

export function readSparePageData(): PageData | null {
  const element = document.getElementById(SPARE_ID);
  return element?.textContent ? JSON.parse(element.textContent) : null;
}

export function usePageData(): PageData {
  const loaded = useRouteLoaderData<PageData>("root");
  const spare = useContext(SpareContext);
  const found = loaded ?? spare;
  if (!found) throw new Error("A page was rendered without its data");
  return found;
}

/** Leaves the data in the document of a page that ran no loader. */
export function SparePageDataScript() {
  const loaded = useRouteLoaderData<PageData>("root");
  const spare = useContext(SpareContext);
  if (loaded || !spare) return null;
  const json = JSON.stringify(spare).replaceAll("<", "\\u003c");
  return (
    <script
      id={SPARE_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own with every "<" escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function useHasFeature(): (feature: Feature) => boolean {
  const { features } = usePageData().config.site;
  return (feature) => features.includes(feature);
}
