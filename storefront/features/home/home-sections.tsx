import { Benefits } from "./benefits.tsx";
import { BestSellers } from "./best-sellers.tsx";
import { BrandStrip } from "./brand-strip.tsx";
import { DepartmentTiles } from "./department-tiles.tsx";
import type { HomeCatalogue } from "./home-catalogue.server.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { Offers } from "./offers.tsx";

/** Below the entry cards. A section without content is left out. */
export function HomeSections({ catalogue }: { catalogue: HomeCatalogue | null }) {
  return (
    <>
      {catalogue && (
        <>
          <Offers offers={catalogue.offers} />
          <DepartmentTiles departments={catalogue.departments} />
          <BestSellers cards={catalogue.bestSellers} departments={catalogue.departments} />
          <BrandStrip brands={catalogue.brands} />
        </>
      )}
      <HowItWorks />
      <Benefits />
    </>
  );
}
