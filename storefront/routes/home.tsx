import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import type { Language } from "../../domain/storefronts/storefront.ts";
import { DeferredSections } from "../features/home/deferred-sections.tsx";
import { EntryCards } from "../features/home/entry-cards.tsx";
import { Hero } from "../features/home/hero.tsx";
import { loadHomeCatalogue } from "../features/home/home-catalogue.server.ts";
import { Newsletter } from "../features/home/newsletter.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/home";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { catalogue: await loadHomeCatalogue(context, params.locale as Language) };
}

export default function Home({ loaderData: { catalogue } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("meta.home.title")} description={t("meta.home.description")} />
      <div className="grid grid-cols-1 gap-y-11 md:gap-y-18">
        <div className="grid gap-y-4 lg:gap-y-6">
          <Hero />
          <EntryCards />
        </div>
        <DeferredSections catalogue={catalogue} />
        <Newsletter />
      </div>
    </>
  );
}
