import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

/** AUTH-07: the answer does not reveal whether the account exists. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslate();
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => ({ email: textOf(typed, "email").trim() }),
    check: ({ email }) => brokenFields({ email: checkEmailField(email) }),
    send: async (fields) => {
      await browserApi.identity.requestPasswordReset(fields);
      onSent(fields.email);
    },
  });
  return (
    <form {...props} className="grid gap-4.5">
      <FormProblems {...problems} />
      <TextField {...field("email")} type="email" autoComplete="username" required label={t("auth.field.email")} />
      <Button type="submit" size="lg" block busy={busy} busyLabel={t("auth.forgot.busy")}>
        {t("auth.forgot.submit")}
      </Button>
    </form>
  );
}
