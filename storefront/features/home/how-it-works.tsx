import { useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { TabList, TabPanel } from "../../../ui/tabs.tsx";
import { useHasFeature } from "../../shell/page-data.tsx";
import { type HowWay, howSteps, howWays } from "./how-steps.ts";

const group = "how";

export function HowItWorks() {
  const t = useTranslate();
  const ways = howWays(useHasFeature());
  const [chosen, choose] = useState<HowWay>();
  const way = chosen ?? ways[0]?.way;
  if (!way) return null;
  const tabs = ways.map(({ way: id, label }) => ({ id, label: t(label) }));
  const steps = <Steps way={way} />;
  return (
    <section aria-labelledby="how-title" className="container-page">
      <div className="rounded-panel bg-sunk px-5 py-8 md:px-8 lg:px-12 lg:py-12">
        <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h2 id="how-title" className="type-h2">
            {t("home.how.title")}
          </h2>
          {tabs.length > 1 && (
            <TabList group={group} label={t("home.how.title")} tabs={tabs} value={way} onChange={choose} />
          )}
        </div>
        {tabs.length > 1 ? (
          <TabPanel group={group} value={way}>
            {steps}
          </TabPanel>
        ) : (
          steps
        )}
      </div>
    </section>
  );
}

function Steps({ way }: { way: HowWay }) {
  const t = useTranslate();
  return (
    <ol className="grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {howSteps[way].map(({ icon: Icon, title, text }, index) => (
        <li key={title}>
          <span className="grid size-12 place-items-center rounded-card bg-surface text-pri">
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <p className="mt-4 text-caption text-ink3">{t("home.how.step", { number: index + 1 })}</p>
          <h3 className="type-h4 mt-0.5">{t(title)}</h3>
          <p className="mt-1 text-ui text-ink2">{t(text)}</p>
        </li>
      ))}
    </ol>
  );
}
