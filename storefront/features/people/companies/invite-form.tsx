import { useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { checkInvitation } from "#domain/people/companies/team.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { checkRole, RoleFields, readRole } from "./role-fields.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** Mails a link to somebody who is to work for the company. */
export function InviteForm() {
  const t = useTranslate();
  const [sent, setSent] = useState({ to: "", count: 0 });
  const { props, field, busy, ...state } = useTeamChange({
    read: (typed) => ({ email: textOf(typed, "email"), ...readRole(typed) }),
    check: (typed) => ({ ...checkInvitation(typed), ...checkRole(typed) }),
    send: async (typed, sending) => {
      await browserApi.pro.invite(typed, sending);
      setSent(({ count }) => ({ to: typed.email, count: count + 1 }));
    },
  });
  return (
    <Panel padding="step" title={t("pro.invite.title")}>
      {sent.count > 0 && state.broken.length === 0 && state.problem === null && (
        <Note tone="ok" live className="mb-4">
          {t("pro.invite.sent", { email: sent.to })}
        </Note>
      )}
      <div className="mb-4 empty:hidden">
        <FormProblems {...state} />
      </div>
      {/* A form of its own for each invitation, so that it is empty after one was sent. */}
      <form key={sent.count} {...props} className="grid items-start gap-4 md:grid-cols-3">
        <TextField {...field("email")} type="email" label={t("pro.invite.email")} autoComplete="off" />
        <RoleFields field={field} memberRole="buyer" limit={null} />
        <Button
          type="submit"
          busy={busy}
          busyLabel={t("pro.apply.busy")}
          className="md:col-span-3 sm:justify-self-start"
        >
          {t("pro.invite.send")}
        </Button>
      </form>
    </Panel>
  );
}
