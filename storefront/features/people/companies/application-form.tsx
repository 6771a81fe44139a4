import { useRevalidator } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { checkApplication } from "#domain/people/companies/application.ts";
import { countryName } from "#i18n/display-names.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextField } from "#ui/field.tsx";

const readTyped = (typed: FormData) => ({
  name: textOf(typed, "name"),
  code: textOf(typed, "code"),
  vat_number: textOf(typed, "vat_number"),
  eori: textOf(typed, "eori"),
  street: textOf(typed, "street"),
  city: textOf(typed, "city"),
  postal_code: textOf(typed, "postal_code"),
  country_code: textOf(typed, "country_code"),
  accepts_terms: typed.has("accepts_terms"),
});

/** FORWARDING-07: asks for a company's account. */
export function ApplicationForm({ countries }: { countries: readonly string[] }) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  const { props, field, busy, ...state } = useCallForm({
    read: readTyped,
    check: (typed) => checkApplication(typed, countries),
    send: async (typed) => {
      await browserApi.pro.apply(typed, { context: { idempotencyKey: key.current() } });
      await revalidate();
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <form {...props} className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <h2 className="type-h3">{t("pro.apply.title")}</h2>
        <p className="mt-1 text-ui text-ink2">{t("pro.apply.text")}</p>
      </div>
      <div className="md:col-span-2">
        <FormProblems {...state} />
      </div>
      <TextField {...field("name")} label={t("pro.field.name")} autoComplete="organization" className="md:col-span-2" />
      <TextField {...field("code")} label={t("pro.field.code")} autoComplete="off" />
      <TextField
        {...field("vat_number")}
        label={t("pro.field.vat_number")}
        help={t("pro.field.vat_number-help")}
        autoComplete="off"
      />
      <TextField
        {...field("eori")}
        label={t("pro.field.eori")}
        help={t("pro.field.eori-help")}
        autoComplete="off"
        className="md:col-span-2"
      />
      <TextField
        {...field("street")}
        label={t("address.street")}
        autoComplete="street-address"
        className="md:col-span-2"
      />
      <TextField {...field("city")} label={t("address.city")} autoComplete="address-level2" />
      <TextField {...field("postal_code")} label={t("address.zip")} autoComplete="postal-code" />
      <CountryField countries={countries} field={field} />
      <Checkbox {...field("accepts_terms")} className="md:col-span-2">
        {t("pro.terms.accept")}
      </Checkbox>
      <Button type="submit" busy={busy} busyLabel={t("pro.apply.busy")} className="md:col-span-2 sm:justify-self-start">
        {t("pro.apply.send")}
      </Button>
    </form>
  );
}

interface CountryFieldProps {
  countries: readonly string[];
  field: ReturnType<typeof useCallForm>["field"];
}

function CountryField({ countries, field }: CountryFieldProps) {
  const t = useTranslate();
  const { default_country_iso } = usePageData().config.site;
  const named = countries.map((code) => ({ code, name: countryName(code, t.language) }));
  return (
    <SelectField
      {...field("country_code")}
      label={t("pro.field.country_code")}
      defaultValue={default_country_iso}
      autoComplete="country"
      className="md:col-span-2"
    >
      {named
        .toSorted((a, b) => a.name.localeCompare(b.name, htmlLanguage(t.language)))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
