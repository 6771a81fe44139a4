import { lazy, Suspense, useEffect } from "react";
import { endWaiting, untilWanted } from "../../shell/until-wanted.ts";
import type { HomeCatalogue } from "./home-catalogue.server.ts";

const ID = "sections";

const HomeSections = lazy(async () => {
  if (!import.meta.env.SSR) await untilWanted(ID);
  const module = await import("./home-sections.tsx");
  return { default: module.HomeSections };
});

/** Rendered on the server; hydrated when the visitor scrolls near or interacts with the page. */
export function DeferredSections({ catalogue }: { catalogue: HomeCatalogue | null }) {
  useEffect(() => endWaiting, []);
  return (
    <div id={ID} className="contents">
      <Suspense fallback={null}>
        <HomeSections catalogue={catalogue} />
      </Suspense>
    </div>
  );
}
