import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { replaceModal } from "#storefront/shell/modals/modal-store.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { authLinkClass } from "./auth-link.tsx";

/** AUTH-01: a wrong password and an unknown address give the same error. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: CurrentUser) => void }) {
  const t = useTranslate();
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => ({ email: textOf(typed, "email"), password: textOf(typed, "password") }),
    check: ({ email, password }) =>
      brokenFields({ email: checkEmailField(email), password: password === "" ? "validation.required" : null }),
    send: async (fields) => onSignedIn((await browserApi.identity.login(fields)).user),
    fieldOf: { wrong_credentials: "password" },
  });
  const forgot = (
    <button type="button" className={`${authLinkClass} text-sm`} onClick={() => replaceModal("forgot-password", {})}>
      {t("auth.login.forgot")}
    </button>
  );
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
        labelAction={forgot}
        showText={t("auth.password.show")}
        hideText={t("auth.password.hide")}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel={t("auth.login.busy")}>
        {t("auth.login.submit")}
      </Button>
    </form>
  );
}
