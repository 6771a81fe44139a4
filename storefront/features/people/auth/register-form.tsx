import { FormProblems } from "#client/forms/form-problems.tsx";
import { NewPasswordField } from "#client/forms/new-password-field.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import type { CountryChoice } from "./country-choices.ts";
import { checkFields, readRegistration } from "./register-fields.ts";
import { TermsLabel } from "./terms-label.tsx";

export interface RegisterFormProps {
  countries: readonly CountryChoice[];
  onSignedIn: (user: CurrentUser) => void;
  /** AUTH-06: the address has an account without a password; a link to set one was mailed. */
  onPasswordSent: (email: string) => void;
}

export function RegisterForm({ countries, onSignedIn, onPasswordSent }: RegisterFormProps) {
  const t = useTranslate();
  const defaultIso = usePageData().config.site.default_country_iso;
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => readRegistration(typed, t.language),
    check: (registration) => checkFields(registration, countries),
    send: async (registration) => {
      const { user } = await browserApi.identity.register(registration);
      if (user) onSignedIn(user);
      else onPasswordSent(registration.email);
    },
    fieldOf: { user_already_exists: "email" },
  });
  return (
    <form {...props} className="grid gap-4.5">
      <FormProblems {...problems} />
      <div className="grid items-start gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <TextField {...field("first_name")} autoComplete="given-name" required label={t("auth.field.first-name")} />
        <TextField {...field("last_name")} autoComplete="family-name" required label={t("auth.field.last-name")} />
      </div>
      <TextField {...field("email")} type="email" autoComplete="email" required label={t("auth.field.email")} />
      <div className="grid items-start gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <SelectField
          {...field("country_id")}
          autoComplete="country"
          required
          defaultValue={countries.find(({ iso_code }) => iso_code === defaultIso)?.id}
          label={t("auth.field.country")}
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field("phone_number")}
          type="tel"
          autoComplete="tel"
          label={t("auth.field.phone")}
          help={t("auth.field.phone-help")}
        />
      </div>
      <NewPasswordField {...field("password")} label={t("auth.field.password")} />
      <div className="grid gap-1 text-ui">
        <Checkbox {...field("terms_accepted")} required>
          <TermsLabel />
        </Checkbox>
        <Checkbox name="marketing_opt_in">{t("auth.register.marketing")}</Checkbox>
      </div>
      <Button type="submit" size="lg" block busy={busy} busyLabel={t("auth.register.busy")}>
        {t("auth.register.submit")}
      </Button>
    </form>
  );
}
