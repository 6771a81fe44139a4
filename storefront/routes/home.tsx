import { Benefits } from "../features/home/benefits.tsx";
import { EntryCards } from "../features/home/entry-cards.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HowItWorks } from "../features/home/how-it-works.tsx";
import { Newsletter } from "../features/home/newsletter.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

export default function Home() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("meta.home.title")} description={t("meta.home.description")} />
      <div className="grid gap-y-11 md:gap-y-18">
        <div className="grid gap-y-4 lg:gap-y-6">
          <Hero />
          <EntryCards />
        </div>
        <HowItWorks />
        <Benefits />
        <Newsletter />
      </div>
    </>
  );
}
