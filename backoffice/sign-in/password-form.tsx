import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { staffApi } from "../staff-api.ts";

export function PasswordForm({ onAccepted }: { onAccepted: (demoCode: string | null) => void }) {
  const t = useTranslate();
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => ({ email: textOf(typed, "email"), password: textOf(typed, "password") }),
    check: ({ email, password }) =>
      brokenFields({ email: checkEmailField(email), password: password === "" ? "validation.required" : null }),
    send: async (fields) => onAccepted((await staffApi.session.signIn(fields)).demo_totp),
    fieldOf: { wrong_credentials: "password" },
  });
  return (
    <form {...props} className="grid gap-4.5">
      <FormProblems {...problems} />
      <TextField
        {...field("email")}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        label={t("auth.field.email")}
      />
      <PasswordField
        {...field("password")}
        autoComplete="current-password"
        required
        label={t("auth.field.password")}
        showText={t("auth.password.show")}
        hideText={t("auth.password.hide")}
      />
      <Button type="submit" block busy={busy}>
        {t("staff.sign-in.continue")}
      </Button>
    </form>
  );
}
