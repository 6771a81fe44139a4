import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyStatements } from "#contracts/shop/money/statements.ts";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import { formatMoney } from "#i18n/format.ts";
import { Panel } from "#ui/panel.tsx";
import { ProNav } from "./pro-nav.tsx";

type Statement = CompanyStatements["statements"][number];

interface StatementsPageProps {
  statements: readonly Statement[];
  company: string;
  /** The reader's own. */
  role: CompanyRole | undefined;
}

/** FORWARDING-07: what the company paid, month by month, as PDF and CSV. */
export function StatementsPage({ statements, company, role }: StatementsPageProps) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProNav here="/pro/statements" role={role} />
      <p className="text-ui text-pretty text-ink2">{t("pro.statements.text", { company })}</p>
      {statements.length === 0 && <p className="text-ui text-ink2">{t("pro.statements.empty")}</p>}
      <ul className="grid gap-4">
        {statements.map((statement) => (
          <StatementCard key={statement.month} statement={statement} />
        ))}
      </ul>
    </div>
  );
}

function StatementCard({ statement }: { statement: Statement }) {
  const t = useTranslate();
  const { month, is_running, sums, pdf_url, csv_url } = statement;
  return (
    <Panel as="li" padding="none" className="p-4 md:px-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 className="type-h4 grow">
          {month} {is_running && <span className="text-sm font-normal text-ink2">{t("pro.statements.running")}</span>}
        </h2>
        <FileLink url={pdf_url} kind="PDF" month={month} />
        <FileLink url={csv_url} kind="CSV" month={month} />
      </div>
      {sums.map((sum) => (
        <Sums key={sum.currency} sum={sum} />
      ))}
    </Panel>
  );
}

function FileLink({ url, kind, month }: { url: string; kind: "PDF" | "CSV"; month: string }) {
  const t = useTranslate();
  return (
    <a
      href={`${url}?locale=${t.language}`}
      aria-label={t("pro.statements.file", { kind, month })}
      className="touch-row font-semibold text-pri underline underline-offset-3"
    >
      {kind}
    </a>
  );
}

function Sums({ sum }: { sum: Statement["sums"][number] }) {
  const t = useTranslate();
  const shown = (amount: typeof sum.total) => formatMoney(amount, sum.currency, t.language);
  const facts = [
    [t("pro.statements.payments"), String(sum.payments)],
    [t("pro.statement.services"), shown(sum.services)],
    [t("pro.statement.duty"), shown(sum.duty)],
    [t("pro.statement.import-vat"), shown(sum.import_vat)],
    [t("pro.statement.given-back"), shown(sum.given_back)],
    [t("pro.statement.total"), shown(sum.total)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-col justify-between">
          <dt className="text-sm text-ink2">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
