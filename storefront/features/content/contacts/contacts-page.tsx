import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { CompanyRows } from "./company-rows.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMethods } from "./contact-methods.tsx";
import { organisationThing } from "./contacts-thing.ts";
import type { ContactsData } from "./load-contacts.ts";
import { LocationCard } from "./location-card.tsx";
import { SentMessage } from "./sent-message.tsx";

/** ROUTE-31: who answers, where and when; and a form beside it. */
export function ContactsPage({ contacts, outcome }: ContactsData) {
  const t = useTranslate();
  const { site } = usePageData().config;
  const { locations, warehouses, company } = contacts;
  return (
    <>
      <PageHead
        title={t("contacts.title")}
        description={t("contacts.description", { brand: site.name })}
        noindex={outcome !== null}
      />
      <JsonLd id="organisation" thing={import.meta.env.SSR && organisationThing(contacts, site)} />
      <h1 className="type-h1">{t("contacts.title")}</h1>
      <p className="mt-1 mb-6 max-w-[34rem] text-ui text-ink2 md:mb-8">{t("contacts.text")}</p>
      <div className="grid items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_27.5rem] tablet:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ContactMethods contacts={contacts} />
          {locations.map((location, index) => (
            <LocationCard
              key={`${location.street} ${location.city}`}
              location={location}
              at={contacts.at}
              warehouses={index === 0 ? warehouses : []}
            />
          ))}
          <CompanyRows company={company} />
        </div>
        <Panel
          padding="wide"
          id="write"
          aria-labelledby="write-title"
          className="scroll-mt-28 shadow-card tablet:sticky tablet:top-28"
        >
          {outcome === "not-sent" && (
            <Note tone="bad" className="mb-5">
              {t("contacts.not-sent")}
            </Note>
          )}
          {outcome === "sent" ? <SentMessage /> : <ContactForm />}
        </Panel>
      </div>
    </>
  );
}
