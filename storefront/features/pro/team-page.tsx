import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { CompanyTeam } from "../../../contracts/shop/pro-team.ts";
import type { CompanyRole } from "../../../domain/companies/company-access.ts";
import { PageHead } from "../../shell/head/page-head.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InvitationRow, MemberRow } from "./member-row.tsx";
import { ProNav } from "./pro-nav.tsx";

interface TeamPageProps {
  team: CompanyTeam;
  company: string;
  /** The reader's own. */
  role: CompanyRole | undefined;
}

/** FORWARDING-07: who works for a company, and what waits for its owners. */
export function TeamPage({ team, company, role }: TeamPageProps) {
  const t = useTranslate();
  const { members, invitations, approvals, may_change } = team;
  return (
    <div className="grid gap-6">
      <PageHead title={t("pro.team.title")} description={t("pro.team.text", { company })} noindex />
      <ProNav here="/pro/team" role={role} />
      <div>
        <h1 className="type-h1">{t("pro.team.title")}</h1>
        <p className="mt-1 text-ui text-pretty text-ink2">{t("pro.team.text", { company })}</p>
      </div>
      {approvals.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} mayDecide={may_change} />
      ))}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} mayChange={may_change} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} mayChange={may_change} />
        ))}
      </ul>
      {may_change && <InviteForm />}
    </div>
  );
}
