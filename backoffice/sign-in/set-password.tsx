import { useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { NewPasswordField } from "#client/forms/new-password-field.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkPassword } from "#domain/people/identity/password-rules.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Card } from "../shell/card.tsx";
import { staffApi } from "../staff-api.ts";

/** The token of an invitation's link, or none. */
export const invitationIn = (pathname: string): string | null =>
  /^\/set-password\/([\w-]+)$/.exec(pathname)?.[1] ?? null;

export function SetPassword({ token }: { token: string }) {
  const t = useTranslate();
  const [isSet, setIsSet] = useState(false);
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => ({ password: textOf(typed, "password") }),
    check: ({ password }) => brokenFields({ password: checkPassword(password) }),
    send: async ({ password }) => {
      await staffApi.session.setPassword({ token, password });
      setIsSet(true);
    },
  });
  if (isSet) {
    return (
      <Card title={t("staff.set-password.title")}>
        <Note tone="ok" live className="mb-4.5">
          {t("staff.set-password.done")}
        </Note>
        <a href="/" className={buttonClass({ block: true })}>
          {t("staff.code.submit")}
        </a>
      </Card>
    );
  }
  return (
    <Card title={t("staff.set-password.title")}>
      <form {...props} className="grid gap-4.5">
        <FormProblems {...problems} />
        <NewPasswordField {...field("password")} label={t("auth.field.password")} />
        <Button type="submit" block busy={busy}>
          {t("staff.set-password.submit")}
        </Button>
      </form>
    </Card>
  );
}
