import { useState } from "react";
import { useRevalidator } from "react-router";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ContactInfo } from "#contracts/shop/people/credentials.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { checkContactInfo } from "#domain/people/identity/registration-rules.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { currencyLabel } from "#i18n/display-names.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast-store.ts";

function readContact(typed: FormData) {
  const currencyId = textOf(typed, "currency_id");
  return {
    first_name: textOf(typed, "first_name"),
    last_name: textOf(typed, "last_name"),
    phone_number: textOf(typed, "phone_number"),
    email: textOf(typed, "email"),
    language: LANGUAGES.find((language) => language === textOf(typed, "language")) ?? "en",
    currency_id: currencyId === "" ? null : Number(currencyId),
    current_password: textOf(typed, "current_password"),
  };
}

/** AUTH-08, ACCOUNT-06: a new e-mail address needs the password and is used once its link is opened. */
export function ContactForm({ contact }: { contact: ContactInfo }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState(contact.email);
  const isNewEmail = normalEmail(email) !== contact.email;
  const { props, field, busy, ...state } = useCallForm({
    read: readContact,
    check: (fields) => ({
      ...checkContactInfo(fields),
      ...(isNewEmail && fields.current_password === "" ? { current_password: "validation.required" as const } : {}),
    }),
    send: async ({ current_password, ...fields }) => {
      const answer = await browserApi.identity.updateContactInfo(isNewEmail ? { ...fields, current_password } : fields);
      const text = answer.email_confirmation_sent
        ? t("account.contact.link-sent", { email: fields.email.trim() })
        : t("account.contact.done");
      showToast({ tone: "success", text });
      await Promise.all([revalidate(), loadCurrentUser()]);
    },
  });
  return (
    <form {...props} className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <FormProblems {...state} />
      </div>
      <TextField
        {...field("first_name")}
        label={t("auth.field.first-name")}
        defaultValue={contact.first_name}
        autoComplete="given-name"
      />
      <TextField
        {...field("last_name")}
        label={t("auth.field.last-name")}
        defaultValue={contact.last_name}
        autoComplete="family-name"
      />
      <TextField
        {...field("email")}
        type="email"
        label={t("auth.field.email")}
        help={t("account.contact.email-help")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="email"
      />
      <TextField
        {...field("phone_number")}
        type="tel"
        label={t("auth.field.phone")}
        help={t("auth.field.phone-help")}
        defaultValue={contact.phone_number ?? ""}
        autoComplete="tel"
      />
      {isNewEmail && (
        <PasswordField
          {...field("current_password")}
          label={t("account.contact.password")}
          help={t("account.contact.password-help")}
          showText={t("auth.password.show")}
          hideText={t("auth.password.hide")}
          autoComplete="current-password"
          className="md:col-span-2"
        />
      )}
      <Preferences contact={contact} field={field} />
      <div className="md:col-span-2">
        <Button type="submit" busy={busy} busyLabel={t("account.contact.busy")} className="max-sm:w-full">
          {t("account.contact.save")}
        </Button>
      </div>
    </form>
  );
}

interface PreferencesProps {
  contact: ContactInfo;
  field: ReturnType<typeof useCallForm>["field"];
}

function Preferences({ contact, field }: PreferencesProps) {
  const t = useTranslate();
  const { site, filteredCurrencies } = usePageData().config;
  return (
    <>
      <SelectField {...field("language")} label={t("account.contact.language")} defaultValue={contact.language}>
        {site.languages.map(({ iso_code, local_title }) => (
          <option key={iso_code} value={iso_code}>
            {local_title}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...field("currency_id")}
        label={t("account.contact.currency")}
        defaultValue={String(contact.currency_id ?? "")}
      >
        <option value="">{t("account.contact.currency-of-page")}</option>
        {filteredCurrencies.map(({ id, iso_code }) => (
          <option key={id} value={id}>
            {currencyLabel(iso_code, t.language)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
