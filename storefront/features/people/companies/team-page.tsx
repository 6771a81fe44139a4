import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyTeam } from "#contracts/shop/people/company-team.ts";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import { Panel } from "#ui/panel.tsx";
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
    <div className="grid grid-cols-1 gap-5">
      <ProNav here="/pro/team" role={role} />
      <p className="text-ui text-pretty text-ink2">{t("pro.team.text", { company })}</p>
      {approvals.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} mayDecide={may_change} />
      ))}
      <Panel as="ul" padding="none" className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} mayChange={may_change} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} mayChange={may_change} />
        ))}
      </Panel>
      {may_change && <InviteForm />}
    </div>
  );
}
