import { memo, Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { pageLanguage } from "../context.ts";
import { DeferredSections } from "../features/catalogue/home/deferred-sections.tsx";
import { EntryCards } from "../features/catalogue/home/entry-cards.tsx";
import { Hero } from "../features/catalogue/home/hero.tsx";
import { loadHomeCatalogue } from "../features/catalogue/home/home-catalogue.server.ts";
import { loadLatestArticles } from "../features/catalogue/home/latest-articles.server.ts";
import { SiteJsonLd } from "../features/catalogue/home/site-json-ld.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/home";

const Newsletter = late(async () => (await import("../commerce/newsletter/newsletter.tsx")).Newsletter);

export async function loader({ context }: Route.LoaderArgs) {
  const locale = pageLanguage(context);
  const [catalogue, articles] = await Promise.all([
    loadHomeCatalogue(context, locale),
    loadLatestArticles(context, locale),
  ]);
  return { catalogue, articles };
}

/** Not rendered again while the next page is loaded. */
export default memo(({ loaderData: { catalogue, articles } }: Route.ComponentProps) => {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("meta.home.title")} description={t("meta.home.description")} />
      <SiteJsonLd />
      <div className="grid grid-cols-1 gap-y-11 md:gap-y-18">
        <div className="grid gap-y-4 lg:gap-y-6">
          <Hero />
          <EntryCards />
        </div>
        <DeferredSections catalogue={catalogue} articles={articles} />
        <div className="container-page">
          <Suspense fallback={null}>
            <Newsletter />
          </Suspense>
        </div>
      </div>
    </>
  );
});
