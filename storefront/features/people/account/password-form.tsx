import { useState } from "react";
import { useRevalidator } from "react-router";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { NewPasswordField } from "#client/forms/new-password-field.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkPassword } from "#domain/people/identity/password-rules.ts";
import { checkRequired } from "#domain/shared/forms/validation.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast-store.ts";

/** ACCOUNT-06, AUTH-07: changing the password signs out all other devices. */
export function PasswordForm({ email }: { email: string }) {
  const [formKey, setFormKey] = useState(0);
  // A new key clears the fields after each change.
  return <PasswordFields key={formKey} email={email} onChanged={() => setFormKey(formKey + 1)} />;
}

function PasswordFields({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({
      current_password: textOf(typed, "current_password"),
      password: textOf(typed, "password"),
    }),
    check: ({ current_password, password }) =>
      brokenFields({ current_password: checkRequired(current_password), password: checkPassword(password) }),
    send: async (fields) => {
      await browserApi.identity.changePassword(fields);
      showToast({ tone: "success", text: t("account.password.done") });
      await revalidate();
      onChanged();
    },
  });
  return (
    <form {...props} className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <FormProblems {...state} />
      </div>
      {/* Password managers need the username. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field("current_password")}
        showText={t("auth.password.show")}
        hideText={t("auth.password.hide")}
        label={t("account.password.current")}
        autoComplete="current-password"
      />
      <NewPasswordField {...field("password")} label={t("auth.field.new-password")} />
      <div className="md:col-span-2">
        <Button type="submit" busy={busy} busyLabel={t("account.password.busy")} className="max-sm:w-full">
          {t("account.password.save")}
        </Button>
      </div>
    </form>
  );
}
