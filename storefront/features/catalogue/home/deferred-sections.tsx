import { Suspense, useEffect } from "react";
import { late } from "#client/late.ts";
import { endWaiting, untilWanted } from "#storefront/shell/until-wanted.ts";
import type { HomeSectionsProps } from "./home-sections.tsx";

const ID = "sections";

const HomeSections = late(async () => {
  if (!import.meta.env.SSR) await untilWanted(ID);
  return (await import("./home-sections.tsx")).HomeSections;
});

/** Rendered on the server; hydrated when the visitor scrolls near or interacts with the page. */
export function DeferredSections(sections: HomeSectionsProps) {
  useEffect(() => endWaiting, []);
  return (
    <div id={ID} className="contents">
      <Suspense fallback={null}>
        <HomeSections {...sections} />
      </Suspense>
    </div>
  );
}
