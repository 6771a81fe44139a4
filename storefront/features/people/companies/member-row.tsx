import { useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyTeam } from "#contracts/shop/people/company-team.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { Pill } from "#ui/pill.tsx";
import { checkRole, RoleFields, readRole } from "./role-fields.tsx";
import { useTeamChange } from "./use-team-change.ts";

type Member = CompanyTeam["members"][number];

/** A member with what they may do; an owner changes it. */
export function MemberRow({ member, mayChange }: { member: Member; mayChange: boolean }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const inEuro = (amount: Member["spent"]) => formatMoney(amount, "EUR", t.language);
  const { monthly_limit: limit, spent, role } = member;
  return (
    <li className="p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow max-sm:basis-full">
          <p className="font-semibold break-words">
            {member.name || member.email}
            {member.is_you && <span className="font-normal text-ink2"> ({t("pro.team.you")})</span>}
          </p>
          <p className="text-sm break-words text-ink2">
            {limit === null
              ? t(`pro.role-text.${role}`)
              : t("pro.team.spent", { spent: inEuro(spent), limit: inEuro(limit) })}
          </p>
        </div>
        <Pill dot={false}>{t(`pro.role.${role}`)}</Pill>
        {mayChange && (
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t("pro.team.change")}
          </Button>
        )}
        {!mayChange && member.is_you && <RemoveForm member={member} />}
      </div>
      {isOpen && (
        <div className="mt-4 grid gap-4">
          <ChangeForm member={member} onSaved={() => setIsOpen(false)} />
          <RemoveForm member={member} />
        </div>
      )}
    </li>
  );
}

function ChangeForm({ member, onSaved }: { member: Member; onSaved: () => void }) {
  const t = useTranslate();
  const { props, field, busy, ...state } = useTeamChange({
    read: readRole,
    check: checkRole,
    send: async (typed, sending) => {
      await browserApi.pro.setMember({ id: member.id, ...typed }, sending);
      onSaved();
    },
  });
  return (
    <form {...props} className="grid items-start gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <FormProblems {...state} />
      </div>
      <RoleFields field={field} memberRole={member.role} limit={member.monthly_limit} />
      <Button type="submit" busy={busy} busyLabel={t("pro.apply.busy")} className="sm:justify-self-start">
        {t("pro.team.save")}
      </Button>
    </form>
  );
}

function RemoveForm({ member }: { member: Member }) {
  const t = useTranslate();
  const { props, busy, ...state } = useTeamChange({
    read: () => ({ id: member.id }),
    send: (typed, sending) => browserApi.pro.removeMember(typed, sending),
  });
  return (
    <form {...props} className="grid gap-2">
      <FormProblems {...state} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel={t("pro.apply.busy")}
        className="justify-self-start"
      >
        {t(member.is_you ? "pro.team.leave" : "pro.team.remove")}
      </Button>
    </form>
  );
}

interface InvitationRowProps {
  invitation: CompanyTeam["invitations"][number];
  mayChange: boolean;
}

/** Somebody who has not joined yet. */
export function InvitationRow({ invitation, mayChange }: InvitationRowProps) {
  const t = useTranslate();
  const { monthly_limit: limit } = invitation;
  const { props, busy, ...state } = useTeamChange({
    read: () => ({ id: invitation.id }),
    send: (typed, sending) => browserApi.pro.revoke(typed, sending),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{invitation.email}</p>
        <p className="text-sm text-ink2">{t("pro.team.invited", { day: invitation.expires_at.slice(0, 10) })}</p>
        {limit !== null && (
          <p className="text-sm text-ink2">
            {t("pro.team.invited-limit", { limit: formatMoney(limit, "EUR", t.language) })}
          </p>
        )}
      </div>
      <Pill dot={false}>{t(`pro.role.${invitation.role}`)}</Pill>
      {mayChange && (
        <form {...props}>
          <FormProblems {...state} />
          <Button type="submit" variant="outline" size="sm" busy={busy} busyLabel={t("pro.apply.busy")}>
            {t("pro.team.revoke")}
          </Button>
        </form>
      )}
    </li>
  );
}
