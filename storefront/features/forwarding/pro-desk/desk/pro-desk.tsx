import { PackagePlus, Send } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { keepsAccounts } from "#domain/people/companies/company-access.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { tabLinkClass } from "#storefront/shell/navigation/tab-link-class.ts";
import { buttonClass } from "#ui/button-class.ts";
import { DeclarePanel } from "../declare/declare-panel.tsx";
import type { ProDeskData } from "../load-pro-desk.ts";
import { Figures } from "./figures.tsx";
import { ParcelsTable } from "./parcels-table.tsx";
import { PRO_TABS, proPath } from "./pro-query.ts";
import { UnpaidRequests } from "./unpaid-requests.tsx";

interface CompanyPageProps {
  to: string;
  label: MessageKey;
}

function CompanyPage({ to, label }: CompanyPageProps) {
  const t = useTranslate();
  return (
    <li>
      <LocalLink to={to} className={tabLinkClass}>
        {t(label)}
      </LocalLink>
    </li>
  );
}

/** FORWARDING-07: what waits for a business, and the work on many parcels at once. */
export function ProDesk({ data }: { data: ProDeskData }) {
  const { figures, query } = data;
  const mayAct = data.company?.may_act ?? false;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures figures={figures} mayAct={mayAct} />
      <ProTabs {...data} />
      {query.tab === "declare" && <DeclarePanel mayAct={mayAct} />}
      {query.tab === "parcels" && <ParcelsTable {...data} />}
      {query.tab === "requests" && <UnpaidRequests unpaid={data.unpaid} mayAct={mayAct} />}
    </div>
  );
}

function ProTabs({ figures, query, company }: Pick<ProDeskData, "figures" | "query" | "company">) {
  const t = useTranslate();
  const { to_declare, ready, on_hold, to_pay } = figures;
  const counts = { declare: to_declare, parcels: to_declare + ready + on_hold, requests: to_pay };
  return (
    <nav aria-label={t("pro.tabs")} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-6 border-b border-line">
        {PRO_TABS.map((tab) => (
          <li key={tab}>
            <LocalLink
              to={proPath({ tab })}
              aria-current={tab === query.tab ? "page" : undefined}
              className={tabLinkClass}
            >
              {t(`pro.tab.${tab}`)}
              <span className="rounded-tag bg-surface px-1.5 text-caption text-ink2 tabular-nums">{counts[tab]}</span>
            </LocalLink>
          </li>
        ))}
        {company && keepsAccounts(company.role) && <CompanyPage to="/pro/statements" label="pro.statements.title" />}
        <CompanyPage to="/pro/team" label="pro.team.title" />
      </ul>
    </nav>
  );
}

export function ProActions() {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-3">
      <LocalLink to="/parcels/announce" className={buttonClass({ variant: "outline" })}>
        <PackagePlus aria-hidden="true" />
        {t("parcels.announce")}
      </LocalLink>
      <LocalLink to={proPath({ tab: "parcels", work: "ready" })} className={buttonClass()}>
        <Send aria-hidden="true" />
        {t("pro.send-on")}
      </LocalLink>
    </div>
  );
}
