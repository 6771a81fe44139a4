import type { ArticleCard } from "#contracts/shop/content/content.ts";
import { Benefits } from "./benefits.tsx";
import { BestSellers } from "./best-sellers.tsx";
import { BrandStrip } from "./brand-strip.tsx";
import { DepartmentTiles } from "./department-tiles.tsx";
import type { HomeCatalogue } from "./home-catalogue.server.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { Offers } from "./offers.tsx";

export interface HomeSectionsProps {
  catalogue: HomeCatalogue | null;
  articles: readonly ArticleCard[];
}

/** Below the entry cards. A section without content is left out. */
export function HomeSections({ catalogue, articles }: HomeSectionsProps) {
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
      <LatestArticles articles={articles} />
    </>
  );
}
