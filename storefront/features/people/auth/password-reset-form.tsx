import { FormProblems } from "#client/forms/form-problems.tsx";
import { NewPasswordField } from "#client/forms/new-password-field.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkPassword } from "#domain/people/identity/password-rules.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";

interface PasswordResetFormProps {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

export function PasswordResetForm({ token, onDone, onExpired }: PasswordResetFormProps) {
  const t = useTranslate();
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => ({ token, password: textOf(typed, "password") }),
    check: ({ password }) => brokenFields({ password: checkPassword(password) }),
    send: async (fields) => {
      await browserApi.identity.passwordReset(fields);
      onDone();
    },
    onRefused: (code) => {
      if (code === "link_expired") onExpired();
    },
  });
  return (
    <form {...props} className="grid gap-4.5">
      <FormProblems {...problems} />
      <NewPasswordField {...field("password")} label={t("auth.field.new-password")} />
      <Button type="submit" size="lg" block busy={busy} busyLabel={t("auth.reset.busy")}>
        {t("auth.reset.submit")}
      </Button>
    </form>
  );
}
