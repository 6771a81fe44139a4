import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { type ExplainedService, howSteps, useExplainedServices } from "./how-steps.ts";

const group = "how";

export function HowItWorks() {
  const t = useTranslate();
  const services = useExplainedServices();
  const [chosen, choose] = useState<ExplainedService>();
  const service = chosen ?? services[0]?.service;
  if (!service) return null;
  const tabs = services.map(({ service: id, label }) => ({ id, label: t(label) }));
  const steps = <Steps service={service} />;
  return (
    <section aria-labelledby="how-title" className="container-page">
      <div className="rounded-panel bg-sunk px-5 py-8 md:px-8 lg:px-12 lg:py-12">
        <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h2 id="how-title" className="type-h2">
            {t("home.how.title")}
          </h2>
          {tabs.length > 1 && (
            <TabList group={group} label={t("home.how.title")} tabs={tabs} value={service} onChange={choose} />
          )}
        </div>
        {tabs.length > 1 ? (
          <TabPanel group={group} value={service}>
            {steps}
          </TabPanel>
        ) : (
          steps
        )}
      </div>
    </section>
  );
}

function Steps({ service }: { service: ExplainedService }) {
  const t = useTranslate();
  return (
    <ol className="grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {howSteps[service].map(({ icon: Icon, title, text }, index) => (
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
