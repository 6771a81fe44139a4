import { useId, useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { checkInvitation } from "#domain/companies/team.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { browserApi } from "../../browser-api.ts";
import { checkRole, RoleFields, readRole } from "./role-fields.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** Mails a link to somebody who is to work for the company. */
export function InviteForm() {
  const t = useTranslate();
  const id = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { props, field, busy, ...state } = useTeamChange({
    read: (typed) => ({ email: textOf(typed, "email"), ...readRole(typed) }),
    check: (typed) => ({ ...checkInvitation(typed), ...checkRole(typed) }),
    send: async (typed, sending) => {
      await browserApi.pro.invite(typed, sending);
      setSentTo(typed.email);
    },
  });
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-4 sm:p-5 md:p-7">
      <h2 id={id} className="type-h3 mb-4">
        {t("pro.invite.title")}
      </h2>
      {sentTo !== null && (
        <Note tone="ok" live className="mb-4">
          {t("pro.invite.sent", { email: sentTo })}
        </Note>
      )}
      <form {...props} className="grid items-start gap-4 md:grid-cols-3">
        <div className="md:col-span-3">
          <FormProblems {...state} />
        </div>
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
    </section>
  );
}
