import { lazy, Suspense, useEffect } from "react";
import { endWaiting, untilWanted } from "../../shell/until-wanted.ts";
import type { HomeCatalogue } from "./home-catalogue.server.ts";

const ID = "sections";

const HomeSections = lazy(async () => {
  if (!import.meta.env.SSR) await untilWanted(ID);
  const module = await import("./home-sections.tsx");
  return { default: module.HomeSections };
});

/** The server's page holds them whole; their code comes when the reader scrolls towards them or touches anything. */
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
