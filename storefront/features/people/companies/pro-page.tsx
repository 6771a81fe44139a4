import { CalendarClock, FileSpreadsheet, type LucideIcon, ReceiptText, UsersRound } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyOffer, CompanyView } from "#contracts/shop/people/companies.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationState } from "./application-state.tsx";

interface ProPageProps {
  offer: CompanyOffer;
  company: CompanyView | null;
  isSignedIn: boolean;
}

/** ROUTE-06: what a company gets, and its application. */
export function ProPage({ offer, company, isSignedIn }: ProPageProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("pro.title")} description={t("pro.text")} />
      <h1 className="type-h1">{t("pro.title")}</h1>
      <p className="mt-1 mb-6 max-w-[44rem] text-ui text-pretty text-ink2">{t("pro.text")}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel padding="step">
          {company ? (
            <ApplicationState company={company} />
          ) : isSignedIn ? (
            <ApplicationForm countries={offer.countries} />
          ) : (
            <SignInFirst />
          )}
        </Panel>
        <div className="grid gap-6">
          <Gains offer={offer} />
          <Terms />
        </div>
      </div>
    </>
  );
}

function SignInFirst() {
  const t = useTranslate();
  return (
    <>
      <h2 className="type-h3">{t("pro.apply.title")}</h2>
      <p className="mt-1 mb-5 text-ui text-pretty text-ink2">{t("pro.apply.sign-in")}</p>
      <LocalLink to="/login?redirect=%2Fpro" className={buttonClass()}>
        {t("header.sign-in")}
      </LocalLink>
    </>
  );
}

function Gains({ offer }: Pick<ProPageProps, "offer">) {
  const t = useTranslate();
  const days = { days: String(offer.free_storage_days), private: String(offer.private_free_storage_days) };
  const gains: [LucideIcon, string][] = [
    [CalendarClock, t("pro.gain.storage", days)],
    [FileSpreadsheet, t("pro.gain.many")],
    [UsersRound, t("pro.gain.team")],
    [ReceiptText, t("pro.gain.statement")],
  ];
  return (
    <ul className="grid gap-4">
      {gains.map(([Icon, text]) => (
        <li key={text} className="flex gap-3">
          <Icon className="mt-0.5 size-5 shrink-0 text-pri" aria-hidden="true" />
          <span className="text-ui text-pretty">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Terms() {
  const t = useTranslate();
  return (
    <section id="terms">
      <h2 className="type-h4 mb-2">{t("pro.terms.title")}</h2>
      <ol className="grid list-decimal gap-2 pl-5 text-sm text-pretty text-ink2">
        {(["pro.terms.1", "pro.terms.2", "pro.terms.3", "pro.terms.4"] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </section>
  );
}
